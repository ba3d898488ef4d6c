using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Measuring;

namespace Assay.Worker.Rows;

/// <summary>One job of a worker behind the types of its row: a method for each request of the engine.</summary>
internal abstract class RowJob : IDisposable
{
    /// <summary>What the row is.</summary>
    public abstract OpenedFrame Describe();

    /// <summary>Serializes the corpus into the payload file.</summary>
    public abstract WrittenFrame Write();

    /// <summary>Deserializes the payload file and compares with what was meant.</summary>
    public abstract ComparedFrame Read();

    /// <summary>Serializes the first instance and describes its values.</summary>
    public abstract ShownFrame Show();

    /// <summary>The operation over the corpus, made anew.</summary>
    public abstract OperationLoop OpenLoop();

    /// <summary>Runs the operation until it is steady.</summary>
    /// <param name="capNanoseconds">Wall time after which it gives up.</param>
    public abstract WarmedUpFrame WarmUp(long capNanoseconds);

    /// <summary>Times one batch.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    /// <param name="batch">How many operations; none is a rehearsal of the way there and back.</param>
    public abstract BatchFrame TimeBatch(BatchRequest batch);

    /// <summary>Names the methods compiled in and between batches since the warm-up or the last trace.</summary>
    /// <exception cref="InvalidOperationException">Before the warm-up, or the job is not traced.</exception>
    public abstract TracedFrame Trace();

    /// <summary>Counts the bytes that operations allocate.</summary>
    public abstract AllocatedFrame CountAllocation();

    /// <summary>Times the mapper in the direction of the operation; zero for the plain dialect.</summary>
    public abstract MappedFrame TimeMapper();

    /// <summary>Sees whether the timed work is the checked work; nothing is timed after it.</summary>
    /// <param name="unseen">Recipe of the first of two instances that the job never had.</param>
    /// <exception cref="InvalidOperationException">Before the warm-up.</exception>
    public abstract ConfirmedFrame Confirm(Recipe unseen);

    /// <summary>Treats adapters of the row's class, made for this alone, as ordinary use does not.</summary>
    /// <param name="kind">How.</param>
    public abstract TriedFrame Try(TrialKind kind);

    /// <inheritdoc/>
    public abstract void Dispose();
}

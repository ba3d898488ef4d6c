using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>
/// What the engine asks of a worker. The file of a request has all that both sides know of it: its number, its fields, its answer, and how
/// they are written and read.
/// </summary>
public abstract record Request : IFrameBody
{
    /// <summary>Says in a frame which request it is. Numbers are the protocol's; never reuse one.</summary>
    public abstract byte Verb { get; }

    /// <summary>For how long a phase of it lasts by intention, in nanoseconds; 0 where it lasts as long as it takes.</summary>
    public virtual long PlannedNanoseconds => 0;

    /// <summary>What the worker makes values from, from now on; null where it goes on with what it had.</summary>
    public virtual ValueSource? ValuesFrom => null;

    /// <summary>Writes the fields, if there are any.</summary>
    public virtual void WriteTo(BinaryWriter writer)
    {
    }
}

/// <summary>A request, with the type of its answer.</summary>
/// <typeparam name="TAnswer">What a worker answers.</typeparam>
public abstract record Request<TAnswer> : Request
{
    /// <summary>Reads the answer.</summary>
    public abstract TAnswer ReadAnswer(BinaryReader reader);
}

/// <summary>An answer that may quote a value of the user's where the worker goes on after a failure.</summary>
/// <typeparam name="TAnswer">The answer's type.</typeparam>
public interface IQuotingAnswer<out TAnswer>
{
    /// <summary>The answer without any text that may quote one.</summary>
    TAnswer WithoutQuotes();
}

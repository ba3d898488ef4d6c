using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Graphs;
using Assay.Worker.Rows;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>What every trial needs: adapters that nobody has used, calls whose failure is an answer, and a comparison.</summary>
internal sealed class TrialBench<TPlain, TContract>(RowProgram<TPlain, TContract> program, JobFrame request, PhaseLine phases)
{
    /// <summary>The surface that the job names.</summary>
    public Surface Surface => request.Surface;

    /// <summary>The operation that the job names.</summary>
    public Operation Operation => request.Operation;

    /// <summary>The payloads that another process wrote.</summary>
    public IReadOnlyList<byte[]> ReadPayloads() => PayloadFile.Read(request.PayloadFile, request.Instances);

    /// <summary>Another adapter of the row's class, set up.</summary>
    public SerializerAdapter<TContract> NewAdapter()
    {
        phases.Enter(WorkerPhase.Preparing);
        var adapter = (SerializerAdapter<TContract>)Activator.CreateInstance(program.Adapter.GetType(), nonPublic: true)!;
        adapter.Prepare(program.Contract.Companions);
        phases.Assume(WorkerPhase.Idle);
        return adapter;
    }

    /// <summary>The row's own adapter, set up.</summary>
    public SerializerAdapter<TContract> OwnAdapter()
    {
        phases.Enter(WorkerPhase.Preparing);
        program.Adapter.Prepare(program.Contract.Companions);
        phases.Assume(WorkerPhase.Idle);
        return program.Adapter;
    }

    /// <summary>Calls an adapter through a surface.</summary>
    public SurfaceDriver<TContract> Through(SerializerAdapter<TContract> adapter, Surface surface) =>
        SurfaceDriver.For(adapter, program.Contract.Companions, surface);

    /// <summary>Tells that the library is in charge from now on; whatever ends the process is its doing.</summary>
    public void Begin(Operation operation) =>
        phases.Enter(operation == Operation.Serialize ? WorkerPhase.Serializing : WorkerPhase.Deserializing);

    /// <summary>Writes a value.</summary>
    /// <param name="driver">The adapter's surface.</param>
    /// <param name="failure">The type of the exception and that it came when serializing; null for none.</param>
    public byte[] Write(SurfaceDriver<TContract> driver, TContract value, out string? failure)
    {
        Begin(Operation.Serialize);
        return Attempt(() => driver.Serialize(value).ToArray(), "when serializing", out failure) ?? [];
    }

    /// <summary>Reads a payload and maps it back.</summary>
    /// <param name="driver">The adapter's surface.</param>
    /// <param name="failure">The type of the exception and when it came; null for none.</param>
    public TPlain? Read(SurfaceDriver<TContract> driver, byte[] payload, out string? failure)
    {
        Begin(Operation.Deserialize);
        var contract = Attempt(() => driver.Deserialize(payload), "when deserializing", out failure);
        return failure is null ? ToPlain(contract!, out failure) : default;
    }

    /// <summary>Maps a value to its contract.</summary>
    public TContract? ToContract(TPlain plain, out string? failure)
    {
        phases.Enter(WorkerPhase.Mapping);
        return Attempt(() => program.Contract.ToContract(plain), "when mapping to the contract", out failure);
    }

    /// <summary>Maps a contract back.</summary>
    public TPlain? ToPlain(TContract contract, out string? failure)
    {
        phases.Enter(WorkerPhase.Mapping);
        return Attempt(() => program.Contract.ToPlain(contract), "when mapping back", out failure);
    }

    /// <summary>The first difference between two values; null for none.</summary>
    public string? Difference(TPlain? expected, TPlain? actual) => Differences(expected, actual) is [string first, ..] ? first : null;

    /// <summary>The differences between two values.</summary>
    public IReadOnlyList<string> Differences(TPlain? expected, TPlain? actual)
    {
        phases.Enter(WorkerPhase.Comparing);
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, actual, typeof(TPlain));
        phases.Assume(WorkerPhase.Idle);
        return differences.Items;
    }

    /// <summary>
    /// The first difference between what two payloads say; null where they are alike to the byte or read as the same value.
    /// </summary>
    /// <param name="expected">The payload that ordinary use gives.</param>
    public string? Difference(SurfaceDriver<TContract> reader, byte[] expected, byte[] actual)
    {
        if (expected.AsSpan().SequenceEqual(actual))
            return null;
        var meant = Read(reader, expected, out var failure);
        var found = failure is null ? Read(reader, actual, out failure) : default;
        return failure is null ? Difference(meant, found) : $"a payload that throws {failure}";
    }

    /// <summary>Makes a function of a call that gives nothing.</summary>
    public static bool Done(Action call)
    {
        call();
        return true;
    }

    /// <summary>Calls something whose exception is an answer.</summary>
    /// <param name="when">Words for the time of the exception.</param>
    /// <param name="failure">The type of the exception and when it came; null for none.</param>
    public static T? Attempt<T>(Func<T> call, string when, out string? failure)
    {
        try
        {
            failure = null;
            return call();
        }
        catch (Exception exception)
        {
            failure = $"{exception.GetType().Name} {when}";
            return default;
        }
    }
}

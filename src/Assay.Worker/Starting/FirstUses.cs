using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Starting;

/// <summary>Uses a row's types for the first time in this process, and times only what the library does.</summary>
internal sealed class FirstUses(IRowCatalogue rows, PhaseLine phases)
{
    private readonly RuntimeProbe probe = new();

    /// <summary>Uses the types one after the other.</summary>
    public StartedFrame Run(StartRequest request)
    {
        if (request.Types.Count == 0)
            return new StartedFrame(MainStamp.At, []);

        // What Assay itself runs around the calls is compiled before the first of them is timed.
        var first = request.Types[0];
        rows.Find("", first.DataSet);
        new TimedUse(first, request.LaterCalls, probe, phases).Of(() => RehearsedRow.Program);
        return new StartedFrame(MainStamp.At, [.. request.Types.Select(type => Use(type, request.LaterCalls))]);
    }

    private FirstUse Use(JobFrame job, int laterCalls)
    {
        phases.Enter(WorkerPhase.Preparing);
        return new TimedUse(job, laterCalls, probe, phases).Of(() => rows.Find(job.Row, job.DataSet))
            ?? throw new InvalidOperationException($"This program has no row {job.Row} for the data set {job.DataSet}.");
    }
}

/// <summary>One type: its adapter, the first call, and calls after it.</summary>
internal sealed class TimedUse(JobFrame job, int laterCalls, RuntimeProbe probe, PhaseLine phases) : IRowVisitor<FirstUse>
{
    private long preparing;
    private int methods;
    private int assemblies;

    /// <summary>Makes the adapter and calls it; null where there is none.</summary>
    /// <param name="find">Makes the row's program, its adapter included.</param>
    public FirstUse? Of(Func<RowProgram?> find)
    {
        RowProgram? program = null;
        preparing = Timed(() => program = find());
        return program?.Accept(this);
    }

    /// <inheritdoc/>
    public FirstUse Visit<TPlain, TContract>(RowProgram<TPlain, TContract> program)
    {
        program.TakeValues(job);
        preparing += Timed(() => program.Adapter.Prepare(program.Contract.Companions));
        var driver = SurfaceDriver.For(program.Adapter, program.Contract.Companions, job.Surface);
        if (job.Operation == Operation.Serialize)
        {
            var value = Value(program);
            phases.Enter(WorkerPhase.Serializing);
            return Call(() => driver.Serialize(value));
        }

        var payload = Payload();
        phases.Enter(WorkerPhase.Deserializing);
        return Call(() => driver.Deserialize(payload));
    }

    private FirstUse Call(Action call)
    {
        var first = Timed(call);
        (var compiled, var loaded) = (methods, assemblies);
        var later = new long[laterCalls];
        for (var i = 0; i < later.Length; i++)
            later[i] = Timed(call);
        phases.Assume(WorkerPhase.Idle);
        return new FirstUse(preparing, first, compiled, loaded, later);
    }

    private long Timed(Action act)
    {
        var loaded = AppDomain.CurrentDomain.GetAssemblies().Length;
        var compiled = probe.MethodsCompiled;
        var begin = probe.ElapsedNanoseconds;
        act();
        var elapsed = probe.ElapsedNanoseconds - begin;
        methods += (int)(probe.MethodsCompiled - compiled);
        assemblies += AppDomain.CurrentDomain.GetAssemblies().Length - loaded;
        return elapsed;
    }

    private TContract Value<TPlain, TContract>(RowProgram<TPlain, TContract> program)
    {
        Corpus<TPlain, TContract> corpus = new(program, job with { Instances = 1 }, phases);
        return corpus.Contracts()[0];
    }

    private byte[] Payload() => job.PayloadFile.Length == 0 ? [] : PayloadFile.Read(job.PayloadFile, most: 1)[0];
}

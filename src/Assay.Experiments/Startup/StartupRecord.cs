using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Engine.Workers;

namespace Assay.Experiments.Startup;

/// <summary>Keeps what processes cost to start in the record of a run.</summary>
internal sealed class StartupRecord(RunRecord record)
{
    private readonly KeptResults<StartupSamples, StartupResult> kept = new(
        record, static samples => samples.Startups, static (samples, results) => samples with { Startups = results },
        static result => (result.Row, result.Operation));

    /// <summary>Whether a cell has its process of a round, or failed.</summary>
    public bool Has(StartupCell cell, int round) => kept.Find(cell.Empty) is { } known
        && (known.Failure.IsLasting() || known.Processes.Any(process => process.Round == round));

    /// <summary>How many empty processes of a program a round has.</summary>
    public int EmptyOf(string row, int round) =>
        record.Samples<StartupSamples>().EmptyProcesses.FirstOrDefault(empty => empty.Row == row)?.Rounds.Count(of => of == round) ?? 0;

    /// <summary>Keeps what a process cost.</summary>
    public void Add(StartupCell cell, int round, WorkerStart start) => kept.Change(cell.Empty, known => known with
    {
        // A process after a failure of Assay's own takes its place.
        Failure = null,
        Processes =
        [
            .. known.Processes,
            new StartupProcess
            {
                Round = round,
                ToMainNanoseconds = start.ToMainNanoseconds,
                PrepareNanoseconds = [.. start.Types.Select(type => type.PrepareNanoseconds)],
                FirstNanoseconds = [.. start.Types.Select(type => type.FirstNanoseconds)],
                LaterNanoseconds = [.. start.Types.SelectMany(type => type.LaterNanoseconds)],
                MethodsCompiled = [.. start.Types.Select(type => type.MethodsCompiled)],
                AssembliesLoaded = [.. start.Types.Select(type => type.AssembliesLoaded)],
                Gen0BudgetBytes = start.Gen0BudgetBytes,
            },
        ],
    });

    /// <summary>Keeps why a row has no more processes.</summary>
    public void Add(StartupCell cell, Failure failure) => kept.Change(cell.Empty, known => known with { Failure = failure });

    /// <summary>Keeps what an empty process cost.</summary>
    public void AddEmpty(string row, int round, long toMainNanoseconds) => record.Change<StartupSamples>(samples =>
    {
        var known = samples.EmptyProcesses.FirstOrDefault(empty => empty.Row == row) ?? new EmptyProcesses
        {
            Row = row,
            Rounds = [],
            ToMainNanoseconds = [],
        };
        var more = known with
        {
            Rounds = [.. known.Rounds, round],
            ToMainNanoseconds = [.. known.ToMainNanoseconds, toMainNanoseconds],
        };
        return samples with { EmptyProcesses = [.. samples.EmptyProcesses.Where(empty => empty.Row != row), more] };
    });

    /// <summary>Keeps what lies on the disk.</summary>
    public void Add(IReadOnlyList<Deployment> deployments) =>
        record.Change<StartupSamples>(samples => samples with { Deployments = deployments });
}

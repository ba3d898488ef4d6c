using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Validation.Measuring;

namespace Assay.Validation.Checks;

/// <summary>The runs of one row against itself that several checks judge; each is measured once, when the first of them asks.</summary>
internal sealed class MeasuredRuns(ValidationServices services, ValidationRequest request)
{
    /// <summary>Aliases in a run.</summary>
    public const int Copies = 6;

    private const ulong FirstAliasSeed = 1_000;
    private const ulong FirstSlowdownSeed = 2_000;
    private static readonly Dictionary<string, double> NoSlowdowns = [];
    private readonly List<ResultsFile> aliases = [];
    private readonly List<ResultsFile> slowdowns = [];

    /// <summary>The slowdowns put in, by the label of the row that gets it; the other three rows run as they are.</summary>
    public IReadOnlyDictionary<string, double> Slowdowns { get; } = new Dictionary<string, double>
    {
        [Label(request.Row, 4)] = 0.02,
        [Label(request.Row, 5)] = 0.05,
        [Label(request.Row, 6)] = 0.10,
    };

    /// <summary>The operations of the checks.</summary>
    public IReadOnlyList<Operation> Operations { get; } = request.Scale.BothOperations
        ? [Operation.Deserialize, Operation.Serialize]
        : [Operation.Deserialize];

    public IReadOnlyList<ResultsFile> SlowdownRunsSoFar => slowdowns;

    /// <summary>Runs of six aliases, each of one operation and six blocks.</summary>
    /// <param name="check">The check that asks.</param>
    /// <param name="most">Runs at most; fewer than all where a check asks that can do with fewer.</param>
    public IReadOnlyList<ResultsFile> AliasRuns(string check, int most, CancellationToken cancellation)
    {
        var wanted = Math.Min(most, request.Scale.AliasRuns);
        while (aliases.Count < wanted)
            aliases.Add(Measure(check, "aliases", aliases.Count, wanted, FirstAliasSeed, Looks.FewestForRanks, NoSlowdowns, cancellation));
        return aliases;
    }

    /// <summary>Runs of three plain and three slowed aliases, each of one operation.</summary>
    public IReadOnlyList<ResultsFile> SlowdownRuns(string check, CancellationToken cancellation)
    {
        var wanted = request.Scale.SlowdownRuns;
        while (slowdowns.Count < wanted)
            slowdowns.Add(
                Measure(check, "slowdown", slowdowns.Count, wanted, FirstSlowdownSeed, request.Scale.SlowdownBlocks, Slowdowns,
                    cancellation));
        return slowdowns;
    }

    /// <summary>The label of a copy, from 1, as the engine gives it.</summary>
    public static string Label(string row, int copy) => copy == 1 ? row : FormattableString.Invariant($"{row} ({copy})");

    private ResultsFile Measure(
        string check, string name, int run, int runs, ulong firstSeed, int blocks, IReadOnlyDictionary<string, double> slow,
        CancellationToken cancellation)
    {
        var operation = Operations[run % Operations.Count];
        services.Progress.Step(check, FormattableString.Invariant($"run {run + 1} of {runs}, {operation.ToString().ToLowerInvariant()}"));
        Experiment experiment = new([.. Enumerable.Repeat(request.Row, Copies)], [operation], blocks, firstSeed + (ulong)run)
        {
            Slowdowns = slow,
            Looks = blocks > Looks.FewestForRanks ? [.. Looks.Standard.Where(look => look <= blocks)] : [],
        };
        return services.Measure(experiment, FormattableString.Invariant($"{name}-{run + 1}"), cancellation);
    }
}

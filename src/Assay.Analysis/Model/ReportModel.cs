using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Model;

/// <summary>What a run says: every figure of every format, computed from the raw samples of a results file and from nothing else.</summary>
public sealed record ReportModel
{
    /// <summary>Below this number of blocks a run is a screening: printed as such, without ranks.</summary>
    public const int FewestBlocksForRanks = Statistics.Looks.FewestForRanks;

    /// <summary>Version of this model's JSON form.</summary>
    public int ReportSchemaVersion { get; } = 2;

    /// <summary>Version of the results file's schema.</summary>
    public required int ResultsSchemaVersion { get; init; }

    /// <summary>Version of Assay that measured.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When the run began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>Whether everything that was planned is measured.</summary>
    public required bool IsComplete { get; init; }

    /// <summary>Where it was measured.</summary>
    public required Machine Machine { get; init; }

    /// <summary>The part of a run that this is; null where it is a whole one, merged or not.</summary>
    public Shard? Shard { get; init; }

    /// <summary>The shards that were merged, with their machines; empty where nothing was.</summary>
    public IReadOnlyList<ShardOrigin> Parts { get; init; } = [];

    /// <summary>What the independent values are that intervals and ranks rest on.</summary>
    public IndependentKind Independent { get; init; }

    /// <summary>Operations that were timed.</summary>
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Blocks asked for, K; the last look of a sequential run.</summary>
    public required int Blocks { get; init; }

    /// <summary>Rounds in each block, the settling ones included.</summary>
    public required int Rounds { get; init; }

    /// <summary>First rounds of each block that never count.</summary>
    public required int SettlingRounds { get; init; }

    /// <summary>Numbers of blocks after which a sequential run is looked at; empty where the number of blocks was fixed.</summary>
    public required IReadOnlyList<int> Looks { get; init; }

    /// <summary>The conditions of timing; only the standard ones are a headline.</summary>
    public required RunProfile Profile { get; init; }

    /// <summary>
    /// The budget of generation 0 that processes had, in bytes: the median of all rows; null if the file does not say.
    /// </summary>
    public double? Gen0BudgetBytes { get; init; }

    /// <summary>Extra work that a validation run put into rows on purpose, by label; empty in every other run.</summary>
    public required IReadOnlyDictionary<string, double> InjectedSlowdowns { get; init; }

    /// <summary>Label of the row that ratios were planned to refer to; each table says which one they do refer to.</summary>
    public required string Reference { get; init; }

    /// <summary>Whether no reference was asked for, so that tables choose theirs.</summary>
    public required bool IsReferenceOpen { get; init; }

    /// <summary>Seed of generators and of the order of rows.</summary>
    public required ulong Seed { get; init; }

    /// <summary>The user's own types and where their values came from; null for data sets.</summary>
    public TypesOptions? Types { get; init; }

    /// <summary>What the user's sample, factory or type gave; null for data sets, and where no worker told.</summary>
    public ValuesResult? Values { get; init; }

    /// <summary>Confidence of the intervals of ratios to the reference, each for itself, such as 0.95.</summary>
    public required double Confidence { get; init; }

    /// <summary>Whether the run has too few blocks, or machines, for ranks: fewer than 6.</summary>
    public required bool IsScreening { get; init; }

    /// <summary>One table for each data set and size, in the order asked for.</summary>
    public required IReadOnlyList<ReportTable> Tables { get; init; }

    /// <summary>Where the run's wall time went; null if the file does not say.</summary>
    public required WhereTimeWent? WhereTimeWent { get; init; }

    /// <summary>A close look at odd rows; null where none was asked for.</summary>
    public DeepReport? Deep { get; init; }

    /// <summary>Whether any row has a figure.</summary>
    public bool HasMeasurements => Tables.Any(table => table.AllLines.Any());
}

/// <summary>Where the wall time of a run went; the parts sum up to the whole.</summary>
public sealed record WhereTimeWent
{
    /// <summary>Wall time of the whole run, in nanoseconds.</summary>
    public required long Nanoseconds { get; init; }

    /// <summary>Restoring and building adapters, in nanoseconds.</summary>
    public required long BuildingNanoseconds { get; init; }

    /// <summary>Checking what comes back, in nanoseconds.</summary>
    public required long CheckingNanoseconds { get; init; }

    /// <summary>Starting workers, in nanoseconds, without the time in which one was warming up.</summary>
    public required long StartingNanoseconds { get; init; }

    /// <summary>Warming workers up, in nanoseconds.</summary>
    public required long WarmUpNanoseconds { get; init; }

    /// <summary>Timed batches and what leads them in, in nanoseconds.</summary>
    public required long BatchNanoseconds { get; init; }

    /// <summary>The rest of the rounds, in nanoseconds: calibration, and waking and answering of workers.</summary>
    public required long BetweenBatchesNanoseconds { get; init; }

    /// <summary>Counting allocations, in nanoseconds; 0 if the file does not say.</summary>
    public required long AllocationNanoseconds { get; init; }

    /// <summary>Timing mappers, in nanoseconds; 0 if the file does not say.</summary>
    public required long MapperNanoseconds { get; init; }

    /// <summary>Comparing the timed work with the checked work, in nanoseconds; 0 if the file does not say.</summary>
    public required long ConfirmationNanoseconds { get; init; }

    /// <summary>All else after the rounds, in nanoseconds: the end of workers, and whatever the file does not tell apart.</summary>
    public required long AfterNanoseconds { get; init; }

    /// <summary>All else, in nanoseconds: between the blocks.</summary>
    public required long OtherNanoseconds { get; init; }

    /// <summary>Share of the whole in batches, their lead-ins and warm-up, 0 to 1.</summary>
    public double MeasuringShare => Nanoseconds == 0 ? 0 : (double)(BatchNanoseconds + WarmUpNanoseconds) / Nanoseconds;

    /// <summary>The same share of the time after building, 0 to 1.</summary>
    public double MeasuringShareAfterBuilding =>
        Nanoseconds == BuildingNanoseconds ? 0 : (double)(BatchNanoseconds + WarmUpNanoseconds) / (Nanoseconds - BuildingNanoseconds);
}

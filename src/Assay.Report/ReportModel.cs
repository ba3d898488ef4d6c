using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Building;
using Assay.Report.Model;

namespace Assay.Report;

/// <summary>What a run says: every figure of every format, computed from the raw samples of a results file and from nothing else.</summary>
public sealed record ReportModel
{
    /// <summary>Up to this number of blocks a run is a screening: printed as such, without ranks.</summary>
    public const int ScreeningBlocks = 3;

    /// <summary>Version of this model's JSON form.</summary>
    public int ReportSchemaVersion { get; } = 1;

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

    /// <summary>Operations that were timed.</summary>
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Blocks asked for, K.</summary>
    public required int Blocks { get; init; }

    /// <summary>Rounds in each block.</summary>
    public required int Rounds { get; init; }

    /// <summary>Label of the row that ratios refer to.</summary>
    public required string Reference { get; init; }

    /// <summary>Seed of generators and of the order of rows.</summary>
    public required ulong Seed { get; init; }

    /// <summary>Confidence of the intervals, such as 0.95.</summary>
    public required double Confidence { get; init; }

    /// <summary>Whether the run is too short for ranks: see <see cref="ScreeningBlocks"/>.</summary>
    public required bool IsScreening { get; init; }

    /// <summary>One table for each data set and size, in the order asked for.</summary>
    public required IReadOnlyList<ReportTable> Tables { get; init; }

    /// <summary>Whether any row has a figure.</summary>
    public bool HasMeasurements => Tables.Any(table => table.AllLines.Any());

    /// <summary>Computes the report of a results file; a partial file gives a report of what it holds.</summary>
    public static ReportModel From(ResultsFile results) => ReportBuilder.Build(results);
}

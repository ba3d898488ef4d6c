using Assay.Core.Results;

namespace Assay.Report.Model.Deep;

/// <summary>A close look at rows: what their processes did from round to round.</summary>
public sealed record DeepReport
{
    /// <summary>Version of this JSON form.</summary>
    public int DeepSchemaVersion { get; } = 1;

    /// <summary>Version of Assay that measured.</summary>
    public required string AssayVersion { get; init; }

    /// <summary>When the run began, UTC.</summary>
    public required DateTimeOffset StartedAt { get; init; }

    /// <summary>The conditions of timing.</summary>
    public required RunProfile Profile { get; init; }

    /// <summary>Whether the run named the methods compiled while measuring.</summary>
    public required bool IsTraced { get; init; }

    /// <summary>Whether the rows were chosen for being marked as odd rather than named.</summary>
    public required bool IsOfOddRows { get; init; }

    /// <summary>The rows, each with one data set, size and operation.</summary>
    public required IReadOnlyList<DeepRow> Rows { get; init; }
}

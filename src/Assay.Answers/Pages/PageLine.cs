using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>One row of a table. All pairs of rows are left out: rank ranges and intervals say what a reader needs.</summary>
internal sealed record PageLine
{
    public required string Label { get; init; }

    public required bool IsReference { get; init; }

    public required Kept Keeps { get; init; }

    public required string Surface { get; init; }

    /// <summary>Its marks.</summary>
    public required string Signs { get; init; }

    /// <summary>What they mean.</summary>
    public required IReadOnlyList<string> Remarks { get; init; }

    public required string Needs { get; init; }

    public required string RatioReference { get; init; }

    public required long? Payload { get; init; }

    public required long? Deflate { get; init; }

    public required long? Brotli { get; init; }

    public required CompressionTime? DeflateTime { get; init; }

    public required CompressionTime? BrotliTime { get; init; }

    public required double? MapToContract { get; init; }

    public required double? MapToPlain { get; init; }

    public required IReadOnlyList<PageCost> Costs { get; init; }

    public static PageLine Of(ReportLine line, ReportTable table) => new()
    {
        Label = line.Label,
        IsReference = line.IsReference,
        Keeps = line.Keeps,
        Surface = Words.LongName(line.Surface),
        Signs = Mark.SignsOf(line, table),
        Remarks = [.. Mark.MeaningsOf(line, table)],
        Needs = line.Demand is { } demand && !line.IsReference ? DemandWords.Of(demand) : "",
        RatioReference = line.RatioReference,
        Payload = line.PayloadBytes,
        Deflate = line.DeflateBytes,
        Brotli = line.BrotliBytes,
        DeflateTime = line.DeflateTime,
        BrotliTime = line.BrotliTime,
        MapToContract = line.MapToContractNanoseconds,
        MapToPlain = line.MapToPlainNanoseconds,
        Costs = [.. OperationOrder.All.Select(line.Of).OfType<OperationEstimate>().Select(PageCost.Of)],
    };
}

/// <summary>What an operation costs a row.</summary>
internal sealed record PageCost
{
    public required Operation Operation { get; init; }

    public required double Nanoseconds { get; init; }

    public required double? Ratio { get; init; }

    public required double? Lower { get; init; }

    public required double? Upper { get; init; }

    public required string Rank { get; init; }

    public required double ObjectsPerSecond { get; init; }

    public required double? BytesPerSecond { get; init; }

    public required double? Allocated { get; init; }

    public required double? GcShare { get; init; }

    public static PageCost Of(OperationEstimate estimate) => new()
    {
        Operation = estimate.Operation,
        Nanoseconds = estimate.NanosecondsPerOperation,
        Ratio = estimate.Ratio,
        Lower = estimate.RatioLower,
        Upper = estimate.RatioUpper,
        Rank = RankWords.Rank(estimate.Rank),
        ObjectsPerSecond = estimate.ObjectsPerSecond,
        BytesPerSecond = estimate.BytesPerSecond,
        Allocated = estimate.AllocatedBytesPerOperation,
        GcShare = estimate.GcTimeShare,
    };
}

/// <summary>How an operation of a table was ranked, and what was discarded.</summary>
internal sealed record PageRanking
{
    public required Operation Operation { get; init; }

    public required RankingStatus Status { get; init; }

    public required int Blocks { get; init; }

    public required int QuietBlocks { get; init; }

    /// <summary>Why there are no ranks although there are enough blocks; empty otherwise.</summary>
    public required string Refusal { get; init; }

    public required double? MinimumDetectableRatio { get; init; }

    /// <summary>Share of batches discarded, 0 to 1; null where none was judged.</summary>
    public required double? Discarded { get; init; }

    public required IReadOnlyList<PageReason> Reasons { get; init; }

    public required double SlowShare { get; init; }

    public required double CrowdedShare { get; init; }

    public required double StolenShare { get; init; }

    public static PageRanking Of(OperationRanking ranking) => new()
    {
        Operation = ranking.Operation,
        Status = ranking.Status,
        Blocks = ranking.Blocks,
        QuietBlocks = ranking.QuietBlocks,
        Refusal = ranking.Status == RankingStatus.Refused ? RankWords.Refusal(ranking) : "",
        MinimumDetectableRatio = ranking.MinimumDetectableRatio,
        Discarded = ranking.Gate.DroppedShare,
        Reasons = [.. ranking.Gate.Reasons.Select(reason => new PageReason(RankWords.Of(reason.Reason), reason.Share))],
        SlowShare = ranking.Gate.SlowShare,
        CrowdedShare = ranking.Gate.CrowdedShare,
        StolenShare = ranking.Gate.StolenShare,
    };
}

/// <summary>A reason for discarding, and its share of the batches, 0 to 1.</summary>
internal sealed record PageReason(string Reason, double Share);

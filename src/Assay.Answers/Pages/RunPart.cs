using System.Globalization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>
/// What a run measured: figures in base units (nanoseconds, bytes, shares of 0 to 1), and the sentences that all formats share.
/// </summary>
internal sealed record RunPart(string File) : PagePart("run", File)
{
    public required string AssayVersion { get; init; }

    public required string StartedAt { get; init; }

    public required string Profile { get; init; }

    public required IReadOnlyList<string> Cautions { get; init; }

    public required IReadOnlyList<string> OwnTypes { get; init; }

    /// <summary>The runtime and the machines, in a few words.</summary>
    public required string Place { get; init; }

    public required Machine Machine { get; init; }

    /// <summary>The machines of a merged run, each with its shards; empty where one run measured all.</summary>
    public required IReadOnlyList<PageMachine> Machines { get; init; }

    /// <summary>Text, because a script's numbers do not hold all of them.</summary>
    public required string Seed { get; init; }

    public required double Confidence { get; init; }

    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>How many blocks and rounds were asked for.</summary>
    public required string Plan { get; init; }

    public required string WhereTimeWent { get; init; }

    public required IReadOnlyList<PageRow> Rows { get; init; }

    public required IReadOnlyList<PageTable> Tables { get; init; }

    /// <summary>The part of a file and its report; null where the run measured nothing and planned to measure nothing.</summary>
    public static RunPart? Of(PageSource source, ReportModel model) =>
        !model.HasMeasurements && source.Results.Cells.Count == 0 && model.IsComplete
        ? null
        : new(source.Name)
        {
            AssayVersion = model.AssayVersion,
            StartedAt = model.StartedAt.ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture),
            Profile = Words.Of(model.Profile),
            Cautions = [.. Assay.Report.Cautions.Of(model, isScreeningSaid: true)],
            OwnTypes = [.. OwnTypesWords.Of(model)],
            Place = PlaceWords.WithRuntime(model),
            Machine = model.Machine,
            Machines = [.. Analysis.Evidence.Machines.Of(model.Parts).Select(PageMachine.Of)],
            Seed = model.Seed.ToString(CultureInfo.InvariantCulture),
            Confidence = model.Confidence,
            Operations = Words.Operations(model),
            Plan = PlanOf(model),
            WhereTimeWent = model.WhereTimeWent is { } time ? Words.WhereTimeWent(model, time) : "",
            Rows = PageRow.AllOf(source.Results),
            Tables = [.. model.Tables.Select(table => PageTable.Of(model, table))],
        };

    private static string PlanOf(ReportModel model) => model.Looks.Count > 0
        ? $"Planned: up to {model.Blocks} blocks of {model.Rounds} rounds, with looks after {string.Join(", ", model.Looks)} blocks; "
            + "rows whose rank is settled stop early."
        : $"Planned: {model.Blocks} {Words.Plural(model.Blocks, "block")} of {model.Rounds} rounds each. The first "
            + $"{model.SettlingRounds} rounds of a block never count.";
}

/// <summary>One machine of a merged run.</summary>
/// <param name="Shards">The shards that it measured, such as <c>1, 3 of 6</c>.</param>
/// <param name="StartedAt">When the first of them began.</param>
internal sealed record PageMachine(string Shards, string StartedAt, Machine Machine)
{
    public static PageMachine Of(IReadOnlyList<ShardOrigin> parts) => new(
        $"{string.Join(", ", parts.Select(part => part.Shard.Number))} of {parts[0].Shard.Count}",
        parts.Min(part => part.StartedAt).ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture),
        parts[0].Machine);
}

/// <summary>All rows with one data set of one size.</summary>
internal sealed record PageTable
{
    /// <summary>Its name in addresses: <c>books-100</c>; of several payloads in a unit the payload too.</summary>
    public required string Id { get; init; }

    public required string DataSet { get; init; }

    public required int Size { get; init; }

    /// <summary>What units are, plural.</summary>
    public required string Units { get; init; }

    public required string Title { get; init; }

    /// <summary>The answer: who is ahead, how much rows keep, and the noise.</summary>
    public required IReadOnlyList<string> Answer { get; init; }

    public required string Measured { get; init; }

    public required string HowToRead { get; init; }

    /// <summary>What ranks say, and how to read them.</summary>
    public required IReadOnlyList<string> Ranks { get; init; }

    public required string ContentHash { get; init; }

    public required string ReadMember { get; init; }

    public required string Reference { get; init; }

    public required bool HasReference { get; init; }

    public required int? BrotliQuality { get; init; }

    public required PageGroups Groups { get; init; }

    /// <summary>Serializers, then reference rows, as the report sorts them.</summary>
    public required IReadOnlyList<PageLine> Lines { get; init; }

    public required IReadOnlyList<PageMissing> Missing { get; init; }

    public required IReadOnlyList<PageRanking> Rankings { get; init; }

    public required IReadOnlyList<PageMark> Marks { get; init; }

    public static PageTable Of(ReportModel model, ReportTable table) => new()
    {
        Id = PageData.IdOf(table.DataSet, table.Size, table.UnitPayloadBytes),
        DataSet = table.DataSet,
        Size = table.Size,
        Units = Words.Plural(2, table.Unit),
        Title = Words.Title(model, table),
        Answer = PageAnswer.Of(model, table),
        Measured = Words.Measured(model, table),
        HowToRead = Words.HowToRead(model, table),
        Ranks = PageAnswer.Ranks(model, table),
        ContentHash = table.ContentHash,
        ReadMember = table.ReadMember,
        Reference = table.Reference,
        HasReference = table.HasReference,
        BrotliQuality = table.BrotliQuality,
        Groups = PageGroups.Of(table),
        Lines = [.. table.AllLines.Select(line => PageLine.Of(line, table))],
        Missing = [
            .. table.Missing.Select(
                missing => new PageMissing(
                Words.Of(missing.Kind), Plain.Cause(missing.Cause), [.. missing.Rows.Select(row => row.Label)]))],
        Rankings = [.. table.Rankings.Select(PageRanking.Of)],
        Marks = [.. Mark.Footnotes(table).Select(mark => new PageMark(mark.Sign, mark.Meaning, mark.Rows))],
    };
}

/// <summary>Heads of the groups of rows; empty where a group has no row.</summary>
internal sealed record PageGroups(string Everything, string PublicMembers, string Less)
{
    public static PageGroups Of(ReportTable table) =>
        new(Head(table, Kept.Everything), Head(table, Kept.PublicMembers), Head(table, Kept.Less));

    private static string Head(ReportTable table, Kept kind)
    {
        var lines = table.Lines.Where(line => line.Keeps == kind).ToList();
        return lines.Count == 0
            ? ""
            : kind == Kept.Less
            ? $"loses more ({lines.Count} {Words.Plural(lines.Count, "row")}, not compared)"
            : LossWords.Head(kind, lines, lines.Count, int.MaxValue);
    }
}

/// <summary>Rows without figures that share a reason.</summary>
internal sealed record PageMissing(string Kind, string Cause, IReadOnlyList<string> Rows);

/// <summary>A mark next to rows, and what it means.</summary>
internal sealed record PageMark(char Sign, string Meaning, string Rows);

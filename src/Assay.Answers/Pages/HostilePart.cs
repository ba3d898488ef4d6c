using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Pages;

/// <summary>What rows do with hostile input: the worst of each kind, and the tables that say more.</summary>
/// <param name="Kinds">The kinds of input, in the order of columns.</param>
/// <param name="Lines">The rows, the worst first.</param>
/// <param name="HowToRead">What the words of cells mean.</param>
/// <param name="Tables">What cells do not say.</param>
internal sealed record HostilePart(
    string File, IReadOnlyList<string> Answer, IReadOnlyList<PageRow> Rows, IReadOnlyList<PageHostileKind> Kinds,
    IReadOnlyList<PageHostileLine> Lines, string HowToRead, IReadOnlyList<PageWordTable> Tables, IReadOnlyList<string> Notes)
    : PagePart(SafetyBuilder.Kind, File)
{
    private static readonly string[] Shown = ["grades", "attacks", "outcomes"];

    /// <summary>The part of a file; null where it is of another kind.</summary>
    public static HostilePart? Of(PageSource source)
    {
        if (source.Report is not { } told || SafetyBuilder.Build(source.Results) is not { } report)
            return null;
        var options = source.Results.Options.OwnOf<HostileOptions>();
        return new HostilePart(
            source.Name,
            told.Answer,
            PageRow.AllOf(source.Results),
            [.. report.Kinds.Select(PageHostileKind.Of)],
            [.. report.Lines.Select(line => PageHostileLine.Of(line, options))],
            SafetyMatrices.HowToRead,
            [.. told.Tables.Where(table => !Shown.Contains(table.Id)).Select(PageWordTable.Of)],
            [.. told.Notes, .. told.Tables.Where(table => Shown.Contains(table.Id)).SelectMany(table => table.Notes)]);
    }
}

/// <summary>A kind of input.</summary>
/// <param name="Is">What its inputs are.</param>
/// <param name="Group">Whether it is damage, or an attack.</param>
internal sealed record PageHostileKind(string Name, string Is, string Group)
{
    public static PageHostileKind Of(string name) => new(
        name,
        HostileKind.All.FirstOrDefault(kind => kind.Name == name)?.Sentence ?? "",
        SafetyMatrices.IsDamage(name) ? "damage" : "attacks");
}

/// <summary>What a row does with each kind.</summary>
/// <param name="Group">The head that it stands under: rows of one grade, the worst first.</param>
/// <param name="Grade">Its grade, with what weighs more before it.</param>
/// <param name="Cells">The worst of each kind that was fed.</param>
internal sealed record PageHostileLine(
    string Row, string Group, string Grade, string Acceptable, IReadOnlyList<PageHostileCell> Cells)
{
    public static PageHostileLine Of(SafetyLine line, HostileOptions options) => new(
        line.Label,
        line.IsReference ? SectionWords.ReferenceRows : SafetyTables.GroupOf(line),
        SafetyAnswers.Graded(line),
        SafetyAnswers.Of(line),
        [.. line.Kinds.SelectMany((finding, kind) =>
            finding is null ? (PageHostileCell[])[] : [PageHostileCell.Of(finding, kind, options)])]);
}

/// <summary>The worst that a row did with a kind of input.</summary>
/// <param name="Detail">What the library said of it.</param>
/// <param name="Where">The method in which it began.</param>
/// <param name="Example">What was done to the shortest input.</param>
/// <param name="Figures">What that input took.</param>
/// <param name="Saved">The file that holds it.</param>
internal sealed record PageHostileCell(
    int Kind, string Word, long Inputs, string What, string Detail, string Where, string Example, string Figures, string DataSet,
    string Saved)
{
    public static PageHostileCell Of(SafetyFinding finding, int kind, HostileOptions options)
    {
        var group = finding.Group;
        return new PageHostileCell(
            kind, SafetyMatrices.ShortOf(finding), group.Count, SafetyTables.WhatOf(group), Plain.Line(group.Detail),
            group.Frames.Count > 0 ? SafetyTables.PlaceOf(string.Join('\n', group.Frames)) : "", Plain.Line(group.Example),
            SafetyAnswers.FiguresOf(group, options), finding.DataSet, group.File);
    }
}

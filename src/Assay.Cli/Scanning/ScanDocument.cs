using System.Text.Json.Serialization;
using Assay.Shapes.Adoption;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Scanning;

/// <summary>A scan as <c>--format json</c> prints it.</summary>
/// <param name="Summary">Counts for the rows of each dialect.</param>
internal sealed record ScanDocument(IReadOnlyList<ScanDocument.Assembly> Assemblies, IReadOnlyList<ScanDocument.Total> Summary)
{
    public static ScanDocument From(IReadOnlyList<ScannedAssembly> assemblies, IReadOnlyList<RowGroup> groups) => new(
        [.. assemblies.Select(assembly => new Assembly(assembly.File, [.. assembly.Types.Select(type => RootOf(type, groups))]))],
        [.. GroupTotals.Of(groups, [.. assemblies.SelectMany(assembly => assembly.Types)]).Select(totals => new Total(
            totals.Group.Dialect.Name, totals.Group.Rows, totals.Roots, totals.AsItIs, totals.AfterEdits, totals.EditedTypes,
            totals.ThroughGeneratedClasses, totals.Cannot, totals.Group.Unavailable, totals.Group.Unknown))]);

    private static Root RootOf(ScannedType type, IReadOnlyList<RowGroup> groups) => new(
        type.Name,
        type.Reason,
        type.ReachedTypes,
        type.ClosedMembers,
        [.. type.Answers.Select(answer => AnswerOf(type, answer, groups.First(group => group.Dialect.Name == answer.Dialect)))]);

    private static Answer AnswerOf(ScannedType type, DialectAnswer answer, RowGroup group)
    {
        var demand = answer.Demand ?? DialectDemand.None;
        return new Answer(
            answer.Dialect,
            group.Rows,
            answer.Demand is null
                ? "cannot"
                : demand.IsThroughGeneratedClasses
                ? "throughGeneratedClasses"
                : demand.IsAsItIs
                ? "asItIs"
                : "afterEdits",
            answer.Refusal,
            [.. answer.Obstacles.Select(obstacle => new Obstacle(obstacle.Sentence, obstacle.Place, obstacle.Edit))],
            answer.Demand is null || !demand.IsAsItIs ? [] : [.. group.Readings.Select(reading => ReadingOf(reading, type))],
            [.. demand.Types.Select(type => type.Type.TypeName.CSharpName.Replace("global::", "", StringComparison.Ordinal))],
            demand.Attributes,
            demand.Constructors,
            demand.BaseTypes,
            demand.Setters,
            demand.CodeLines,
            demand.AddedFiles,
            demand.SchemaLines);
    }

    private static Reading ReadingOf(RowReading reading, ScannedType type) =>
        new(reading.Words, reading.Rows, type.Losses[reading.Reading].Lost, type.Losses[reading.Reading].Uncertain);

    /// <summary>One file.</summary>
    internal sealed record Assembly(string File, IReadOnlyList<Root> Types);

    /// <summary>One root.</summary>
    internal sealed record Root(string Name, string Reason, int? ReachedTypes, int? ClosedMembers, IReadOnlyList<Answer> Answers);

    /// <summary>What the rows of one dialect do with a root.</summary>
    internal sealed record Answer(
        string Dialect,
        IReadOnlyList<string> Rows,
        string Goes,
        string Obstacle,
        IReadOnlyList<Obstacle> Obstacles,
        IReadOnlyList<Reading> Readings,
        IReadOnlyList<string> EditedTypes,
        int Attributes,
        int Constructors,
        int BaseTypes,
        int Setters,
        int CodeLines,
        int AddedFiles,
        int SchemaLines);

    /// <summary>Something that a dialect cannot carry.</summary>
    internal sealed record Obstacle(string Sentence, string Place, string Edit);

    /// <summary>What rows that get the types as they are do not keep.</summary>
    internal sealed record Reading(string Reads, IReadOnlyList<string> Rows, IReadOnlyList<string> Lost, IReadOnlyList<string> Uncertain);

    /// <summary>Counts over all roots.</summary>
    internal sealed record Total(
        string Dialect, IReadOnlyList<string> Rows, int Roots, int AsItIs, int AfterEdits, int EditedTypes, int ThroughGeneratedClasses,
        int Cannot, IReadOnlyList<string> Unavailable, IReadOnlyList<string> AvailabilityUnknown);
}

/// <summary>The JSON form of a scan, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(ScanDocument))]
internal sealed partial class ScanJson : JsonSerializerContext;

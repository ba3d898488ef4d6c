using Assay.Core.Results;

namespace Assay.Report;

/// <summary>What a row asks of the user's types, in words.</summary>
internal static class DemandWords
{
    /// <summary>Such as <c>5 attributes, 1 constructor</c>; <c>nothing</c> where types are taken as they are.</summary>
    public static string Of(TypesDemand demand)
    {
        if (demand.IsThroughGeneratedClasses)
            return "generated classes";
        (int Count, string Noun)[] parts =
        [
            (demand.Attributes, "attribute"), (demand.Constructors, "constructor"), (demand.BaseTypes, "base type"),
            (demand.Setters, "setter"), (demand.CodeLines, "line"), (demand.AddedFiles, "file"),
        ];
        return string.Join(", ",
            parts.Where(part => part.Count > 0).Select(part => $"{Units.Whole(part.Count)} {Words.Plural(part.Count, part.Noun)}")
                .DefaultIfEmpty("nothing"));
    }

    /// <summary>The same in a column's width: of more than two kinds of edits the first, and how many others.</summary>
    public static string Short(TypesDemand demand)
    {
        var parts = Of(demand).Split(", ");
        return parts.Length < 3 ? string.Join(", ", parts) : $"{parts[0]} and {parts.Length - 1} other kinds";
    }
}

using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Data;

/// <summary>The edits of a user's types that let rows bring back everything, in words.</summary>
internal static class EditTables
{
    private const int MostMembers = 6;

    private const string NoneHelps = "Edits of your types (parameterless constructors, public setters, public members, private constructors "
        + "with the library's attribute, [NonSerialized] on what is no data, generic collections): none of them lets another row bring "
        + "back everything.";

    /// <summary>The edits, the smallest first.</summary>
    public static IReadOnlyList<WordTable> Of(FoundEdits found)
    {
        var columns = new ColumnsOf<IGrouping<string, HelpingEdit>>()
            .Text("edit", "edit", same => same.Key)
            .Text("rows", "rows", same => string.Join(", ", same.Select(edit => edit.Row)));
        UntypedElements[] left = [.. found.Untyped.Where(member => member.Generic.Length == 0)];
        var reasons = string.Join("; ", left.Select(member => $"{member.Member} ({member.Declared}) {member.Reason}"));
        return
        [
            new WordTable(
                "edits",
                "Carried after the smallest of these edits, tried on copies of your types",
                found.Helping.Count == 0 ? [NoneHelps] : [],
                columns.Heads,
                columns.Rows(found.Helping.OrderBy(edit => edit.Size).GroupBy(Describe)),
                left.Length == 0 ? [] : [$"No generic collection fits: {reasons}."])
            {
                IsWhole = true,
            },
        ];
    }

    private static string Describe(HelpingEdit edit)
    {
        (int Count, string Text)[] parts =
        [
            (edit.NonSerialized.Count, $"[NonSerialized] on {Words.Paths(edit.NonSerialized, MostMembers)}"),
            (edit.GenericCollections.Count, string.Join(
                ", ", edit.GenericCollections.Select(member => $"{member.Generic} instead of {member.Declared} for {member.Member}"))),
            (edit.PrivateConstructors, $"[{edit.ConstructorAttribute}] on {Counted(edit.PrivateConstructors, "private constructor")} that "
                + $"{(edit.PrivateConstructors == 1 ? "takes" : "take")} all members"),
            (edit.ParameterlessConstructors, Counted(edit.ParameterlessConstructors, "public parameterless constructor")),
            (edit.PublicMembers, $"{Counted(edit.PublicMembers, "member")} made public, with a public setter"),
            (edit.PublicSetters, Counted(edit.PublicSetters, "public setter")),
        ];
        return string.Join(" and ", parts.Where(part => part.Count > 0).Select(part => part.Text));
    }

    private static string Counted(int count, string noun) => $"{count} {Words.Plural(count, noun)}";
}

using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Data;

/// <summary>The edits of a user's types that let rows bring back everything, in words.</summary>
internal static class EditTables
{
    private const int MostMembers = 6;

    private const string Title = "Carried after the smallest of these edits, tried on copies of your types";

    private const string NoneHelps = "Parameterless constructors, public setters, public members, private constructors with the "
        + "library's attribute, [NonSerialized] on what is no data, generic collections: none of them lets another row bring back "
        + "everything.";

    /// <summary>The edits, the smallest first: in sentences for people, with their counts for programs.</summary>
    public static IReadOnlyList<WordTable> Of(FoundEdits found)
    {
        var title = found.Helping.Count == 0 ? "Edits of your types" : Title;
        var columns = new ColumnsOf<HelpingEdit>()
            .Text("row", "row", edit => edit.Row)
            .Number("parameterlessConstructors", edit => edit.ParameterlessConstructors)
            .Number("publicSetters", edit => edit.PublicSetters)
            .Number("publicMembers", edit => edit.PublicMembers)
            .Number("privateConstructors", edit => edit.PrivateConstructors)
            .Data("edit", Describe);
        return
        [
            new WordTable("edits", title, [], [], [], [.. Sentences(found)]) { Readers = Readers.People },
            new WordTable("edits", title, [], columns.Heads, columns.Rows(found.Helping), []) { Readers = Readers.Programs },
        ];
    }

    private static IEnumerable<string> Sentences(FoundEdits found)
    {
        if (found.Helping.Count == 0)
            yield return NoneHelps;
        foreach (var same in found.Helping.OrderBy(edit => edit.Size).GroupBy(Describe))
            yield return $"{same.Key}: {string.Join(", ", same.Select(edit => edit.Row))}";
        UntypedElements[] left = [.. found.Untyped.Where(member => member.Generic.Length == 0)];
        if (left.Length > 0)
            yield return "No generic collection fits: "
                + $"{string.Join("; ", left.Select(member => $"{member.Member} ({member.Declared}) {member.Reason}"))}.";
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

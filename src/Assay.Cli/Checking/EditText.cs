using Assay.Cli.Display;
using Assay.Engine.Runs;
using Assay.Shapes.Graph;

namespace Assay.Cli.Checking;

/// <summary>Prints the edits of a user's types that let rows bring back everything.</summary>
internal static class EditText
{
    /// <summary>Prints them, the smallest first.</summary>
    public static void Write(IReadOnlyList<EditOutcome> edits, TextWriter output)
    {
        output.WriteLine();
        if (edits.Count == 0)
        {
            output.WriteLine("Edits of your types (parameterless constructors, public setters, public members): none of them lets another row bring back everything.");
            return;
        }

        output.WriteLine("Carried after the smallest of these edits, tried on copies of your types:");
        foreach (IGrouping<string, EditOutcome> same in edits.OrderBy(edit => edit.Constructors + edit.Members).GroupBy(Describe))
            Wrapped.Write(output, $"    {same.Key}: {string.Join(", ", same.Select(edit => edit.Row.Label))}", 8);
    }

    private static string Describe(EditOutcome edit)
    {
        string members = edit.Edits.HasFlag(TypeEdits.PublicMembers) ? $"{Counted.Of(edit.Members, "member")} made public, with a public setter" : Counted.Of(edit.Members, "public setter");
        (int Count, string Text)[] parts = [(edit.Constructors, Counted.Of(edit.Constructors, "public parameterless constructor")), (edit.Members, members)];
        return string.Join(" and ", parts.Where(part => part.Count > 0).Select(part => part.Text));
    }
}

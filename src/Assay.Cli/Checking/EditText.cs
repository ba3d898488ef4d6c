using Assay.Cli.Display;
using Assay.Core.Protocol;
using Assay.Engine;
using Assay.Engine.Checking;
using Assay.Shapes.Graph;

namespace Assay.Cli.Checking;

/// <summary>Prints the edits of a user's types that let rows bring back everything.</summary>
internal static class EditText
{
    private const int MostMembers = 6;

    /// <summary>Prints them, the smallest first.</summary>
    public static void Write(FoundEdits found, TextWriter output)
    {
        output.WriteLine();
        if (found.Outcomes.Count == 0)
        {
            Wrapped.Write(
                output,
                "Edits of your types (parameterless constructors, public setters, public members, private constructors with the "
                    + "library's attribute, [NonSerialized] on what is no data, generic collections): none of them lets another row "
                    + "bring back everything.",
                4);
        }
        else
        {
            WriteOutcomes(found.Outcomes, output);
        }

        UntypedMember[] left = [.. found.Untyped.Where(member => member.Generic.Length == 0)];
        if (left.Length == 0)
            return;
        var reasons = string.Join("; ", left.Select(member => $"{member.Name} ({member.Declared}) {member.Reason}"));
        Wrapped.Write(output, $"No generic collection fits: {reasons}.", 4);
    }

    private static void WriteOutcomes(IReadOnlyList<EditOutcome> edits, TextWriter output)
    {
        output.WriteLine("Carried after the smallest of these edits, tried on copies of your types:");
        foreach (var same in edits.OrderBy(edit => edit.Size).GroupBy(Describe))
            Wrapped.Write(output, $"    {same.Key}: {string.Join(", ", same.Select(edit => edit.Row.Label))}", 8);
    }

    private static string Describe(EditOutcome outcome)
    {
        var edit = outcome.Edit;
        var members = edit.Edits.HasFlag(TypeEdits.PublicMembers)
            ? $"{Counted.Of(edit.Members, "member")} made public, with a public setter"
            : Counted.Of(edit.Members, "public setter");
        var constructors = edit.Edits.HasFlag(TypeEdits.MemberConstructors)
            ? $"[{outcome.ConstructorAttribute}] on {Counted.Of(edit.Constructors, "private constructor")} that "
                + $"{(edit.Constructors == 1 ? "takes" : "take")} all members"
            : Counted.Of(edit.Constructors, "public parameterless constructor");
        var excluded =
            $"[NonSerialized] on {string.Join(", ", outcome.Excluded.Take(MostMembers))}"
            + $"{(outcome.Excluded.Count > MostMembers ? $" and {outcome.Excluded.Count - MostMembers} more" : "")}";
        var typed =
            string.Join(", ", outcome.Typed.Select(member => $"{member.ShownGeneric} instead of {member.Declared} for {member.Name}"));
        (int Count, string Text)[] parts = [(outcome.Excluded.Count, excluded), (outcome.Typed.Count, typed),
            (edit.Constructors, constructors), (edit.Members, members)];
        return string.Join(" and ", parts.Where(part => part.Count > 0).Select(part => part.Text));
    }
}

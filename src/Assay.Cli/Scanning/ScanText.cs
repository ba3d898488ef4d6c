using Assay.Cli.Display;
using Assay.Shapes.Adoption;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Scanning;

/// <summary>Prints a scan for people: each root with what may carry it, and the counts at the end.</summary>
internal sealed class ScanText(TextWriter output, IReadOnlyList<RowGroup> groups, int width)
{
    private const int Indent = 13;

    public void Write(IReadOnlyList<ScannedAssembly> assemblies, string kind)
    {
        foreach (ScannedAssembly assembly in assemblies)
        {
            output.WriteLine($"{assembly.File}: {Counted.Of(assembly.Types.Count, $"{kind}type")}. Only metadata was read; none of your code ran.");
            output.WriteLine();
            foreach (ScannedType type in assembly.Types)
                Write(type);
        }

        Summarize([.. assemblies.SelectMany(assembly => assembly.Types)]);
    }

    private void Write(ScannedType type)
    {
        output.WriteLine(type.Name + Extent(type));
        if (type.Reason.Length > 0)
            Line("not read", type.Reason);
        Line("as is", Names(type, demand => demand.IsAsItIs, demand => demand.AddedFiles > 0 ? " (plus a class of declarations)" : ""));
        Line("edits", Names(type, demand => demand.Types.Count > 0, demand => $" ({Counted.Of(demand.Types.Count, "type")})"));
        Line("classes", Names(type, demand => demand.IsThroughGeneratedClasses, demand => $" (generated from a schema of {Counted.Of(demand.SchemaLines, "line")})"));
        foreach (IGrouping<string, DialectAnswer> refusal in type.Answers.Where(answer => answer.Demand is null).GroupBy(answer => answer.Refusal))
            Line("cannot", $"{(refusal.Count() == groups.Count ? "every row" : string.Join(", ", refusal.Select(answer => answer.Dialect)))}: {refusal.Key}");
        output.WriteLine();
    }

    private static string Extent(ScannedType type) => (type.ReachedTypes, type.ClosedMembers) switch
    {
        (0, _) => "",
        (int types, 0) => $"  {Counted.Of(types, "type")}",
        (int types, int members) => $"  {Counted.Of(types, "type")}, {Counted.Of(members, "member")} not publicly readable and writable",
        _ => "",
    };

    private static string Names(ScannedType type, Func<DialectDemand, bool> goes, Func<DialectDemand, string> detail) =>
        string.Join(", ", type.Answers.Where(answer => answer.Demand is DialectDemand demand && goes(demand)).Select(answer => answer.Dialect + detail(answer.Demand!)));

    private void Line(string label, string text)
    {
        if (text.Length > 0)
            Paragraph($"  {label.PadRight(Indent - 2)}{text}", Indent);
    }

    private void Summarize(IReadOnlyList<ScannedType> types)
    {
        IReadOnlyList<GroupTotals> totals = GroupTotals.Of(groups, types);
        foreach (GroupTotals some in totals.Where(some => some.Cannot < some.Roots))
            Paragraph($"{string.Join("; ", Ways(some))}. Rows: {string.Join(", ", some.Group.Rows)}.", 4);
        List<GroupTotals> none = [.. totals.Where(some => some.Cannot == some.Roots)];
        if (none.Count > 0)
            Paragraph($"No type works with {string.Join("; ", none.Select(some => $"{some.Group.Dialect.Name} ({string.Join(", ", some.Group.Rows)})"))}.", 4);
        output.WriteLine();
        Paragraph("Data loss, such as non-public members, shows only in a run: assay run --types FILE --root TYPE.", 4);
    }

    private static IEnumerable<string> Ways(GroupTotals totals)
    {
        yield return $"{totals.AsItIs} of {Counted.Of(totals.Roots, "type")} {(totals.AsItIs == 1 ? "works" : "work")} with {totals.Group.Dialect.Name} without edits";
        if (totals.AfterEdits > 0)
            yield return $"{totals.AfterEdits} more after edits to {Counted.Of(totals.EditedTypes, "type")}";
        if (totals.ThroughGeneratedClasses > 0)
            yield return $"{totals.ThroughGeneratedClasses} through generated classes";
        if (totals.Cannot > 0)
            yield return $"{totals.Cannot} cannot";
    }

    private void Paragraph(string text, int indent)
    {
        foreach (string line in Wrapped.Lines(text, width, indent))
            output.WriteLine(line);
    }
}

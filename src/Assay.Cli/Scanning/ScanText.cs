using Assay.Cli.Display;
using Assay.Engine;
using Assay.Shapes.Adoption;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Scanning;

/// <summary>Prints a scan for people: each root with what may carry it, and the counts at the end.</summary>
/// <param name="isWhole">Whether lists are printed to their end.</param>
internal sealed class ScanText(TextWriter output, IReadOnlyList<RowGroup> groups, int width, bool isWhole)
{
    private const int Indent = 13;
    private const int MostNames = 6;
    private bool isCut;

    public void Write(IReadOnlyList<ScannedAssembly> assemblies)
    {
        foreach (var assembly in assemblies)
        {
            output.WriteLine(
                $"{assembly.File}: {Counted.Of(assembly.Types.Count, assembly.IsOfSerializable ? "[Serializable] type" : "type")}. Only "
                    + $"metadata was read; none of your code ran.");
            output.WriteLine();
            foreach (var type in assembly.Types)
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
        WriteLosses(type);
        Line("edits", Names(type, demand => demand.Types.Count > 0, demand => $" ({Counted.Of(demand.Types.Count, "type")})"));
        Line("classes",
            Names(type, demand => demand.IsThroughGeneratedClasses,
                demand => $" (generated from a schema of {Counted.Of(demand.SchemaLines, "line")})"));
        WriteObstacles(type);
        output.WriteLine();
    }

    /// <summary>What rows do not keep of a type that they take as it is: the same of all dialects.</summary>
    private void WriteLosses(ScannedType type)
    {
        MemberReading[] readings = [
            .. groups.Where(
                group => type.Answers.Any(answer => answer.Dialect == group.Dialect.Name && answer.Demand is { IsAsItIs: true }))
            .SelectMany(group => group.Readings).Select(reading => reading.Reading).Distinct().Order()];
        var all = type.Members is int count ? $" of {Counted.Of(count, "member")}" : "";
        WriteAlike("loses", readings, reading => type.Losses[reading].Lost, lost => $"{lost.Count}{all}: ");
        WriteAlike("uncertain", readings, reading => type.Losses[reading].Uncertain, _ => "");
    }

    /// <summary>A line for all readings of which the same is to be said.</summary>
    private void WriteAlike(
        string label, MemberReading[] readings, Func<MemberReading, IReadOnlyList<string>> of, Func<IReadOnlyList<string>, string> count)
    {
        foreach (var alike in readings.Where(reading => of(reading).Count > 0)
            .GroupBy(reading => string.Join('\n', of(reading))))
            Line(label,
                $"rows that read {string.Join(" or ", alike.Select(RowReading.WordsOf))}: "
                    + $"{count(of(alike.First()))}{FirstOf(of(alike.First()))}");
    }

    /// <summary>
    /// The first obstacle of every dialect and those that stay, then all that an edit removes, by the edit, and for which dialects that may
    /// be enough.
    /// </summary>
    private void WriteObstacles(ScannedType type)
    {
        DialectAnswer[] refused = [.. type.Answers.Where(answer => answer.Demand is null)];
        foreach (var alike in refused.GroupBy(TextOf))
            Line("cannot", $"{NamesOf(alike)}: {alike.Key}");
        Obstacle[] removable = [
            .. refused.SelectMany(answer => answer.Obstacles).Where(obstacle => obstacle.Edit.Length > 0)
                .DistinctBy(obstacle => (obstacle.Edit, obstacle.Place))];
        foreach (var alike in removable.GroupBy(obstacle => obstacle.Edit)
            .OrderByDescending(alike => alike.Count()))
            Line("to edit",
                $"{alike.Key} ({Counted.Of(alike.Count(), "place")}): {FirstOf([.. alike.Select(obstacle => obstacle.Place)])}");
        if (removable.Length == 0)
            return;
        DialectAnswer[] freed = [.. refused.Where(answer => answer.Obstacles.All(obstacle => obstacle.Edit.Length > 0))];
        Line("then",
            type.ReachedTypes is null
                ? "more may stand in the way: of a type that reaches so many others, only the first obstacle is looked for"
            : freed.Length == 0 ? "still no other row, because of what has no edit"
            : $"may work with {NamesOf(freed)}");
    }

    private string NamesOf(IEnumerable<DialectAnswer> answers)
    {
        string[] names = [.. answers.Select(answer => answer.Dialect)];
        return names.Length == groups.Count ? "every row" : string.Join(", ", names);
    }

    private string TextOf(DialectAnswer answer)
    {
        string[] others = [
            .. answer.Obstacles.Skip(1).Where(obstacle => obstacle.Edit.Length == 0)
                .Select(obstacle => obstacle.Place.Length > 0 ? obstacle.Place : obstacle.Sentence.TrimEnd('.'))];
        return others.Length == 0 ? answer.Refusal : $"{answer.Refusal} Also in the way: {FirstOf(others)}.";
    }

    private string FirstOf(IReadOnlyList<string> all)
    {
        if (isWhole || all.Count <= MostNames)
            return string.Join(", ", all);
        isCut = true;
        return $"{string.Join(", ", all.Take(MostNames))} and {all.Count - MostNames} more";
    }

    private static string Extent(ScannedType type) => (type.ReachedTypes, type.ClosedMembers) switch
    {
        (0, _) => "",
        (int types, 0) => $"  {Counted.Of(types, "type")}",
        (int types, int members) => $"  {Counted.Of(types, "type")}, {Counted.Of(members, "member")} not publicly readable and writable",
        _ => "",
    };

    private static string Names(ScannedType type, Func<DialectDemand, bool> goes, Func<DialectDemand, string> detail) =>
        string.Join(", ",
            type.Answers.Where(answer => answer.Demand is DialectDemand demand && goes(demand))
                .Select(answer => answer.Dialect + detail(answer.Demand!)));

    private void Line(string label, string text)
    {
        if (text.Length > 0)
            Paragraph($"  {label.PadRight(Indent - 2)}{text}", Indent);
    }

    private void Summarize(IReadOnlyList<ScannedType> types)
    {
        var totals = GroupTotals.Of(groups, types);
        foreach (var some in totals.Where(some => some.Cannot < some.Roots))
            Paragraph($"{string.Join("; ", Ways(some))}. {Readings(some.Group, types)}", 4);
        List<GroupTotals> none = [.. totals.Where(some => some.Cannot == some.Roots)];
        if (none.Count > 0)
            Paragraph($"No type works with {string.Join("; ", none.Select(RowsOf))}.", 4);
        string[] unknown = [.. groups.SelectMany(group => group.Unknown)];
        if (unknown.Length > 0)
            Paragraph(
                $"Whether these packages restore here is not known yet, for {Counted.Of(unknown.Length, "row")}: {FirstOf(unknown)}. "
                    + "'assay show rows' asks your NuGet feeds.", 4);
        output.WriteLine();
        if (isCut)
            Paragraph($"Lists end after {MostNames} names: --all prints them whole.", 4);
        Paragraph("What values decide, and what is uncertain, shows in a check: assay check --types FILE --root TYPE.", 4);
    }

    private static string RowsOf(GroupTotals some) => $"{some.Group.Dialect.Name} ({some.Group.Marked(some.Group.Rows)})";

    /// <summary>The rows, by what they read of types that they take as they are, with how many types they do not keep whole.</summary>
    private static string Readings(RowGroup group, IReadOnlyList<ScannedType> types)
    {
        var readings =
            group.Readings.Select(reading => $"Reading {reading.Words}{Partly(group, reading, types)}: {group.Marked(reading.Rows)}.");
        string[] others = [.. group.Rows.Except(group.Readings.SelectMany(reading => reading.Rows))];
        return string.Join(" ", others.Length > 0 ? readings.Append($"Rows: {group.Marked(others)}.") : readings);
    }

    private static string Partly(RowGroup group, RowReading reading, IReadOnlyList<ScannedType> types)
    {
        ReadingLoss[] losses = [
            .. types.Where(type => type.Answers.Any(answer => answer.Dialect == group.Dialect.Name && answer.Demand is { IsAsItIs: true }))
                .Select(type => type.Losses[reading.Reading])];
        var lossy = losses.Count(loss => loss.Lost.Count > 0);
        var uncertain = losses.Count(loss => loss.Lost.Count == 0 && loss.Uncertain.Count > 0);
        string[] parts = [$"keeps {losses.Length - lossy - uncertain} whole",
            .. new[] { lossy > 0
                ? $"loses members of {lossy}"
                : "", uncertain > 0 ? $"uncertain for {uncertain}" : "" }.Where(part => part.Length > 0)];
        return $" ({string.Join(", ", parts)})";
    }

    private static IEnumerable<string> Ways(GroupTotals totals)
    {
        // Taking a type says nothing of what is kept of it: what rows read of it does.
        var works = totals.Group.Readings.Count > 0
            ? (totals.AsItIs == 1 ? "is taken by" : "are taken by")
            : totals.AsItIs == 1
            ? "works with"
            : "work with";
        yield return $"{totals.AsItIs} of {Counted.Of(totals.Roots, "type")} {works} {totals.Group.Dialect.Name} without edits";
        if (totals.AfterEdits > 0)
            yield return $"{totals.AfterEdits} more after edits to {Counted.Of(totals.EditedTypes, "type")}";
        if (totals.ThroughGeneratedClasses > 0)
            yield return $"{totals.ThroughGeneratedClasses} through generated classes";
        if (totals.Cannot > 0)
            yield return $"{totals.Cannot} cannot";
    }

    private void Paragraph(string text, int indent)
    {
        foreach (var line in Wrapped.Lines(text, width, indent))
            output.WriteLine(line);
    }
}

using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Report;

/// <summary>The sentences about operations that read a part of a payload, shared by the table and Markdown.</summary>
internal static class ReadingWords
{
    /// <summary>The operations of the run that read a part of a payload, or open it.</summary>
    public static IReadOnlyList<Operation> Operations(ReportModel model) => [.. OperationOrder.Readings.Where(model.Operations.Contains)];

    /// <summary>The lines with a figure of such an operation, the fastest first.</summary>
    public static IReadOnlyList<ReportLine> Lines(ReportTable table) =>
    [
        .. table.AllLines
            .Where(line => OperationOrder.Readings.Any(operation => line.Of(operation) is not null))
            .OrderBy(line => line.IsReference)
            .ThenBy(line => (line.ReadOne ?? line.Open ?? line.ReadAll)!.NanosecondsPerOperation),
    ];

    public static string Title(ReportTable table) => table.ReadMember.Length > 0 ? $"Read one: {table.ReadMember}" : "Opened payloads";

    /// <summary>How to read the table.</summary>
    public static string HowToRead(ReportModel model, ReportTable table)
    {
        List<string> parts = [];
        if (model.Operations.Contains(Operation.ReadOne))
            parts.Add(
                $"read-one = read only this member from a full payload; of whole = its time / "
                    + $"deserialize{(table.Lines.Any(line => line.Deserialize is not null) ? "" : " (not measured in this run)")}");
        if (model.Operations.Contains(Operation.Open))
            parts.Add("open = everything before the first member is read");
        if (model.Operations.Contains(Operation.ReadAll))
            parts.Add("read-all = open and read every member (compare with deserialize)");
        return string.Join("; ", parts);
    }

    /// <summary>Rows that read something else than was written, a sentence each.</summary>
    public static IEnumerable<string> Losses(ReportTable table) =>
        from line in Lines(table)
        from check in line.Readings
        where check.Verdict == Verdict.Lossy
        group line.Label by (check.Operation, What: Plain.Line(string.Join(", ", check.Differences.Take(2)))) into rows
        select $"! {string.Join(", ", rows)}: {Words.Of(rows.Key.Operation)} returns wrong data ({rows.Key.What})";

    /// <summary>Rows without such figures, a sentence for each reason.</summary>
    public static IEnumerable<string> Unread(ReportTable table) => table.Unread.Select(rows =>
        $"{string.Join(", ", rows.Operations.Select(Words.Of))} {Of(rows.Kind)}: "
            + $"{string.Join(", ", rows.Rows.Select(row => row.Label))}{(rows.Cause.Length > 0 ? $" - {Plain.Cause(rows.Cause)}" : "")}");

    private static string Of(MissingKind kind) => kind is MissingKind.Rejected or MissingKind.NotJudged ? "not possible" : Words.Of(kind);
}

/// <summary>What a report says of a user's own types: where their values came from, never a value.</summary>
internal static class OwnTypesWords
{
    /// <summary>Sentences for the head of a table; none for a data set.</summary>
    public static IEnumerable<string> Of(ReportModel model)
    {
        if (model.Types is not { } types)
            yield break;
        yield return $"own types: {types.Root} of {Plain.Line(types.Assembly)}; values: {Origin(types, model)}";
        if (types.CodeLeftOut.Count > 0)
            yield return $"copies of the types lack code that does not compile in them: "
                + $"{string.Join("; ", types.CodeLeftOut.Select(Plain.Line))}";
        if (model.Values is not { } values)
            yield break;
        if (values.Count == 1)
            yield return $"corpus 1: every instance is a copy of the {(types.Origin == ValueOrigin.Sample ? "sample's" : "factory's")} "
                + "only value";
        foreach (var note in values.Notes)
            yield return Plain.Line(note);
    }

    private static string Origin(TypesOptions types, ReportModel model) => types.Origin switch
    {
        ValueOrigin.Sample => $"{Count(model)}read from {Plain.Line(types.Source)}",
        ValueOrigin.Factory => $"{Count(model)}created by {Plain.Line(types.Source)}",
        _ => $"generated, seed {model.Seed}",
    };

    private static string Count(ReportModel model) => model.Values is { Count: > 0 } values ? $"{Units.Whole(values.Count)} " : "";
}

/// <summary>What really ran where several versions, runtimes or modes stand side by side.</summary>
internal static class Programs
{
    /// <summary>
    /// A line for each library, version and runtime, with its rows; none in a table of one runtime and one version of everything.
    /// </summary>
    public static IEnumerable<string> Of(ReportTable table) => !table.AllLines.Any(line => line.IsVariant)
        ? []
        : table.AllLines
            .GroupBy(line => (Library: LibraryOf(line), Runtime: RuntimeOf(line)))
            .OrderBy(group => group.Key.Library, StringComparer.OrdinalIgnoreCase)
            .ThenBy(group => group.Key.Runtime, StringComparer.Ordinal)
            .Select(group => $"{group.Key.Library} on {group.Key.Runtime}: {string.Join(", ", group.Select(line => line.Label))}");

    /// <summary>The runtime of a line, how its code becomes native, and how it is deployed.</summary>
    public static string RuntimeOf(ReportLine line) => RuntimeOf(line.Runtime, line.Framework, line.Mode, line.IsSelfContained);

    /// <summary>The same of a row.</summary>
    public static string RuntimeOf(string runtime, string framework, string mode, bool isSelfContained) =>
        string.Join(", ",
            new[] { runtime.Length > 0
                ? runtime
                : framework, mode, isSelfContained ? "self-contained" : "" }.Where(part => part.Length > 0));

    /// <summary>
    /// The package's version, and the one of the assembly that was loaded where it says another: one that the user's types bring, or a
    /// package that gives its assembly a number of its own.
    /// </summary>
    private static string LibraryOf(ReportLine line)
    {
        var package = Words.Package(line.Package, line.PackageVersion);
        var loaded = line.LoadedVersion.Split('+')[0];
        return loaded.Length == 0 || line.PackageVersion.Length == 0 || loaded == line.PackageVersion
            ? package
            : $"{package} (assembly version {loaded})";
    }
}

/// <summary>What a reader must know before any figure: sentences that stand at the top of a report.</summary>
internal static class Cautions
{
    /// <param name="isScreeningSaid">Whether the report says elsewhere that there are too few blocks for ranks.</param>
    public static IEnumerable<string> Of(ReportModel model, bool isScreeningSaid = false)
    {
        if (PlaceWords.Part(model) is { Length: > 0 } part)
            yield return part;
        if (!model.IsComplete && !PlaceWords.LacksOnlyShards(model))
            yield return "INCOMPLETE: the run ended early; these are the results so far.";
        if (!isScreeningSaid && Screening(model) is { Length: > 0 } screening)
            yield return screening;
        if (model.Profile != RunProfile.Standard)
            yield return $"PROFILE {Words.Of(model.Profile)}: {Meaning(model.Profile)}. Do not compare these results with the standard "
                + "profile.";
        if (model.InjectedSlowdowns.Count > 0)
            yield return $"INJECTED: this run tests Assay itself; "
                + $"{string.Join(", ", model.InjectedSlowdowns.Select(row => $"{row.Key} did {Units.FineShare(row.Value)} extra work"))}.";
        if (model.HasMeasurements && model.Tables.SelectMany(table => table.Rankings).All(ranking => ranking.Gate.Batches == 0))
            yield return "NO NOISE CHECK: this run did not record the state of the machine, so no disturbed batches were discarded.";
    }

    /// <summary>That the run is too short for ranks; empty where it is not.</summary>
    private static string Screening(ReportModel model) => model is { IsScreening: true, HasMeasurements: true }
        ? $"SCREENING: fewer than {ReportModel.FewestBlocksForRanks} "
            + $"{PlaceWords.Noun(model.Independent, ReportModel.FewestBlocksForRanks)} give rough times and no ranks."
        : "";

    private static string Meaning(RunProfile profile) => profile switch
    {
        RunProfile.ServerGc => "workers ran with server garbage collection",
        RunProfile.PgoOff => "workers ran without dynamic profile-guided optimisation",
        RunProfile.MixedTypes => "workers also ran other data sets, so calls saw more than one type",
        RunProfile.FixedGen0 =>
            "workers ran with a fixed generation 0 budget, so collections do not follow the cache that the runtime detects",
        RunProfile.LargeCorpus => "the corpus is larger than the CPU caches, so payloads came from memory",
        _ => "batches were the first calls after a sleep, with cold caches",
    };
}

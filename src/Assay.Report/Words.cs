using Assay.Analysis.Evidence;
using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report;

/// <summary>The sentences that the table and Markdown share, so that both say the same.</summary>
internal static class Words
{
    private const int MostOthers = 4;

    /// <summary>A row's package and its version; a library that is part of .NET has none.</summary>
    public static string Package(string package, string version) =>
        $"{(package == RowResult.InTheBox ? "built into .NET" : package)} {version}".TrimEnd();

    /// <summary>How often a native compiler warned of a program.</summary>
    public static string NativeWarnings(int count) => $"{count} trim and AOT {Plural(count, "warning")}";

    /// <summary>Labels as a list for a sentence; of more than may stand there the first.</summary>
    public static string Labels(IReadOnlyList<string> labels, int most)
    {
        if (labels.Count > most)
            return $"{string.Join(", ", labels.Take(most - 1))} and {labels.Count - most + 1} more";
        return labels.Count < 2 ? string.Concat(labels) : $"{string.Join(", ", labels.SkipLast(1))} and {labels[^1]}";
    }

    /// <summary>A sentence with a capital letter at its begin.</summary>
    public static string Capital(string text) => text.Length == 0 ? "" : char.ToUpperInvariant(text[0]) + text[1..];

    /// <summary>The first of some paths, and how many more there are.</summary>
    public static string Paths(IReadOnlyList<string> paths, int most) =>
        Plain.Line(string.Join(", ", paths.Take(most))) + (paths.Count > most ? $" and {paths.Count - most} more" : "");

    public static string Title(ReportModel model, ReportTable table)
    {
        var payload = table.UnitPayloadBytes > 0 ? $" with {Units.Size((double)table.UnitPayloadBytes)} of payload each" : "";
        var objects = table.ObjectCount is { } count ? $", {Units.Whole(count)} {Plural(count, "object")}" : "";
        var profile = model.Profile == RunProfile.Standard ? "" : $" - profile {Of(model.Profile)}";
        return $"{table.DataSet}: {Units.Whole(table.Size)} {Plural(table.Size, table.Unit)}{payload}{objects}{profile}";
    }

    public static string Measured(ReportModel model, ReportTable table)
    {
        var blocks = $"K = {Blocks(model, table)} of {Rounds(model, table)}";
        return $"{blocks}, {PlaceWords.WithRuntime(model)}{(table.HasReference ? $", reference row {table.Reference}" : "")}";
    }

    public static string HowToRead(ReportModel model, ReportTable table)
    {
        var sorted = Of(Operations(model)[0]);
        var reference = table.AllLines.Any(line => line.RatioReference != table.Reference)
            ? "the first variant of the same row"
            : table.Reference;
        var spread = model.Independent == IndependentKind.Machine ? ", including the spread between machines" : "";
        var ratio = table.HasReference
            ? $"ratio = time / time of {reference} (above 1 is slower) [{model.Confidence * 100:0} % confidence interval{spread}]"
            : $"no ratios: {table.Reference} was not measured here";
        return $"{ratio}; sorted by what is kept, then by {sorted}";
    }

    // An interrupted run says how far it came; a row of few blocks behind a failure has its own footnote.
    private static string Blocks(ReportModel model, ReportTable table)
    {
        var measured = Estimates(model, table).Select(estimate => estimate.Blocks).ToList();
        var planned = $"{model.Blocks} {Plural(model.Blocks, "block")}";
        if (measured.Count == 0)
            return planned;
        var (fewest, most) = (measured.Min(), measured.Max());
        var reached = table.Rankings.Where(ranking => ranking.BlocksMeasured > 0).ToList();
        if (model.Looks.Count > 0 && reached.Count > 0)
            return $"{Range(reached.Min(ranking => ranking.Blocks), reached.Max(ranking => ranking.Blocks))} blocks (looks at "
                + $"{string.Join(", ", model.Looks)}{Beyond(reached)})";
        return model.IsComplete ? planned : $"{planned} ({Range(fewest, most)} measured so far)";
    }

    private static string Beyond(IReadOnlyList<OperationRanking> reached)
    {
        var more = reached.Max(ranking => ranking.BlocksMeasured - ranking.Blocks);
        return more == 0 ? "" : $"; {more} {Plural(more, "block")} after the last look not used";
    }

    // Slow rounds are fewer than asked for, and rounds that compiled are made up for: what ran is what counts.
    private static string Rounds(ReportModel model, ReportTable table)
    {
        var estimates = Estimates(model, table).ToList();
        var most = estimates.Count == 0 ? model.Rounds : estimates.Max(estimate => estimate.MostRounds);
        var fewest = estimates.Count == 0 ? model.Rounds : estimates.Min(estimate => estimate.FewestRounds);
        var settling = model.SettlingRounds > 0 ? $" (first {model.SettlingRounds} discarded)" : "";
        return $"{Range(fewest, most)} {Plural(most, "round")}{settling}";
    }

    private static string Range(int fewest, int most) => fewest == most ? $"{most}" : $"{fewest} to {most}";

    private static IEnumerable<OperationEstimate> Estimates(ReportModel model, ReportTable table) =>
        table.AllLines.SelectMany(line => model.Operations.Select(line.Of).OfType<OperationEstimate>());

    public static string Fastest(ReportModel model, ReportTable table)
    {
        var measured = WholeOperations(model).ToLookup(operation => table.AllLines.Any(line => line.Of(operation) is not null));
        // Without ranks nobody is called the fastest.
        var isRanked = measured[true].All(operation => table.Ranking(operation)?.Status == RankingStatus.Ranked);
        var rows = table.Lines.Count(line => line.KeepsEverything);
        var parts = measured[true]
            .GroupBy(operation => (Row: table.Fastest(operation), Others: NotToldApart(table, operation)))
            .Select(row => $"{Leads(row.Key.Row, rows, [.. row], isRanked)}{row.Key.Others}")
            .Concat(measured[false].Select(operation => $"{Of(operation)} was not measured{(model.IsComplete ? "" : " yet")}"));
        return $"{AmongWhom(rows, PlaceWords.Count(model.Independent, MostValues(model, table)), isRanked)}{string.Join("; ", parts)}";
    }

    // Of one machine all blocks that were measured, also those beyond the last look.
    private static int MostValues(ReportModel model, ReportTable table) => model.Independent == IndependentKind.Block
        ? Estimates(model, table).Select(estimate => estimate.Blocks).DefaultIfEmpty().Max()
        : table.Rankings.Select(ranking => ranking.Values).DefaultIfEmpty().Max();

    private static string AmongWhom(int rows, string values, bool isRanked) => rows switch
    {
        0 => "",
        1 => "Only one row keeps everything: ",
        _ => isRanked ? $"Of the {rows} rows that keep everything, " : $"{values}: of the {rows} rows that keep everything, ",
    };

    private static string Leads(string? row, int rows, IReadOnlyList<Operation> operations, bool isRanked)
    {
        var names = string.Join(" and ", operations.Select(Of));
        if (row is null)
            return rows == 0 ? $"No row keeps everything ({names})" : $"none has all its blocks ({names})";
        if (rows == 1)
            return $"{row} ({names})";
        return isRanked ? $"{row} is fastest ({names})" : $"{row} has the lowest {names} {Plural(operations.Count, "time")} so far";
    }

    public static string CorpusOfOne => "corpus 1: every operation uses the same instance; a second one does not fit";

    /// <summary>The budget of generation 0 that processes had, and who chose it.</summary>
    public static string Gen0Budget(ReportModel model, double bytes) =>
        $"Generation 0 had a budget of {Units.Size(bytes)} (median of rows); "
            + (model.Profile == RunProfile.FixedGen0
                ? "the profile fixes it"
                : "the runtime chose it by the processor cache that it detects, and --profile fixed-gen0 fixes it");

    public static string WhereTimeWent(ReportModel model, WhereTimeWent time)
    {
        (string Name, long Nanoseconds)[] parts =
        [
            ("warm-up", time.WarmUpNanoseconds), ("batches", time.BatchNanoseconds), ("starting workers", time.StartingNanoseconds),
            ("between batches", time.BetweenBatchesNanoseconds), ("checking", time.CheckingNanoseconds),
            ("allocation passes", time.AllocationNanoseconds), ("mapper timing", time.MapperNanoseconds),
            ("confirming that the checked work was timed", time.ConfirmationNanoseconds),
            ("stopping workers", time.AfterNanoseconds), ("other", time.OtherNanoseconds),
        ];
        var spans = parts.Where(part => part.Nanoseconds > 0).Select(part => $"{part.Name} {Units.Span(part.Nanoseconds)}");
        var together = model.Parts.Count > 1 ? $" of {model.Parts.Count} shards together" : "";
        var building = time.BuildingNanoseconds > 0 ? $", {Units.Span(time.BuildingNanoseconds)} of it building" : "";
        return $"{Units.Span(time.Nanoseconds)} wall time{together}{building}. Of the time after building "
            + $"{Units.Share(time.MeasuringShareAfterBuilding)} was warm-up and batches: {string.Join(", ", spans)}";
    }

    private static string NotToldApart(ReportTable table, Operation operation)
    {
        var others = table.NotToldApart(operation);
        var rest = others.Count > MostOthers ? $" and {others.Count - MostOthers} more" : "";
        return others.Count == 0 ? "" : $", not significantly different from {string.Join(", ", others.Take(MostOthers))}{rest}";
    }

    /// <summary>The run's operations in the order in which they stand.</summary>
    public static IReadOnlyList<Operation> Operations(ReportModel model) => [.. OperationOrder.All.Where(model.Operations.Contains)];

    /// <summary>Those that take or give a whole graph.</summary>
    public static IReadOnlyList<Operation> WholeOperations(ReportModel model) => [.. OperationOrder.Whole.Where(model.Operations.Contains)];

    /// <summary>The verdict on a row of a dialect: what comes back through a generated class says nothing about the user's own.</summary>
    public static string Of(Verdict verdict, string dialect) =>
        SchemaCompiled.IsThroughDto(verdict, dialect) ? SchemaCompiled.ThroughDto : Of(verdict);

    public static string Of(Verdict verdict) => verdict switch
    {
        Verdict.Supported => "supported",
        Verdict.Lossy => "lossy",
        Verdict.Rejected => "rejected",
        Verdict.Crash => "crash",
        Verdict.Hang => "hang",
        Verdict.SurfaceNotOffered => "surface not offered",
        Verdict.Inconsistent => "inconsistent",
        Verdict.NotJudged => "not judged",
        _ => "error in Assay",
    };

    public static string Of(Operation operation) => operation switch
    {
        Operation.Serialize => "serialize",
        Operation.Deserialize => "deserialize",
        Operation.ReadOne => "read-one",
        Operation.Open => "open",
        _ => "read-all",
    };

    public static string Of(Surface surface) => surface switch
    {
        Surface.Bytes => "bytes",
        Surface.Stream => "stream",
        Surface.Buffer => "buffer",
        Surface.Reused => "reused",
        Surface.Pipe => "pipe",
        _ => "async",
    };

    /// <summary>What passes between caller and library.</summary>
    public static string LongName(Surface surface) => surface switch
    {
        Surface.Bytes => "byte[]",
        Surface.Stream => "Stream",
        Surface.Buffer => "IBufferWriter and ReadOnlySequence",
        Surface.Reused => "reused byte[]",
        Surface.Pipe => "PipeWriter and PipeReader",
        _ => "async Stream",
    };

    public static string Of(RunProfile profile) => profile switch
    {
        RunProfile.Standard => "standard",
        RunProfile.ServerGc => "server-gc",
        RunProfile.PgoOff => "pgo-off",
        RunProfile.MixedTypes => "mixed-types",
        RunProfile.LargeCorpus => "large-corpus",
        RunProfile.FixedGen0 => "fixed-gen0",
        _ => "cold",
    };

    public static string Of(MissingKind kind) => kind switch
    {
        MissingKind.NotAvailable => "not available",
        MissingKind.Broken => "does not build",
        MissingKind.Excluded => "not possible on this platform",
        MissingKind.Rejected => "cannot serialize the data",
        MissingKind.NotJudged => "not judged, a limit of Assay",
        MissingKind.Crash => "crashes",
        MissingKind.Hang => "out of time or memory",
        MissingKind.AssayError => "error in Assay (please report it)",
        MissingKind.SurfaceNotOffered => "surface not offered",
        MissingKind.Failed => "failed during measurement",
        MissingKind.Inconsistent => "behaved differently than in its check",
        _ => "not reached before the run ended",
    };

    public static string Plural(long count, string noun)
    {
        if (count == 1)
            return noun;
        if (noun.EndsWith('y') && noun.Length > 1 && !"aeiou".Contains(noun[^2], StringComparison.Ordinal))
            return noun[..^1] + "ies";
        return noun.EndsWith('s') || noun.EndsWith('x') || noun.EndsWith("ch", StringComparison.Ordinal) ? noun + "es" : noun + "s";
    }
}

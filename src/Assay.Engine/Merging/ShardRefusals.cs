using System.Globalization;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.Storage;

namespace Assay.Engine.Merging;

/// <summary>Refuses what does not belong into one table. Machines may differ; everything else of a run may not.</summary>
internal static class ShardRefusals
{
    /// <summary>Refuses files that are no shards, shards of different numbers, and a shard that is there twice.</summary>
    public static void EnsureShards(IReadOnlyList<ShardFile> files)
    {
        foreach (var file in files)
        {
            if (file.File.Parts.Count > 0)
                throw new BadInputException($"{file.Path} is already merged. Name the shards that it was made of.");
            if (file.File.Options.Shard is null)
                throw new BadInputException($"{file.Path} is a whole run, not a shard. {AdviceFor(file.File)}");
        }

        foreach (var file in files.Where(file => file.Shard.Count != files[0].Shard.Count))
            throw Different(files[0], file, new Fact("numbers of shards", Number(files[0].Shard.Count), Number(file.Shard.Count)));
        if (files.GroupBy(file => file.Shard.Number)
            .FirstOrDefault(shard => shard.Count() > 1)?.ToArray() is [ShardFile one, ShardFile other, ..])
            throw new BadInputException(
                $"{one.Path} and {other.Path} are both shard {Number(one.Shard.Number)} of {Number(one.Shard.Count)}. Name each shard "
                    + "once.");
    }

    private static string AdviceFor(ResultsFile whole) => KnownExperiments.Of(whole.Options) is { SharesBlocks: false } experiment
        ? $"Measure shards with 'assay {experiment.Command} --shard 1/6'."
        : "Measure shards with 'assay run --shard 1/6 --processes 6', or compare runs with 'assay compare'.";

    /// <summary>Refuses two shards of different runs.</summary>
    /// <exception cref="BadInputException">They are; the sentence names the first difference.</exception>
    public static void EnsureSameRun(ShardFile one, ShardFile other)
    {
        if (Facts(one.File, other.File).FirstOrDefault(fact => fact.One != fact.Other) is Fact fact)
            throw Different(one, other, fact);
        if (one.Shard.IsOfRows && !KnownExperiments.Of(one.File.Options).GivesVerdicts
            && MachineFacts(one.File.Machine, other.File.Machine).FirstOrDefault(fact => fact.One != fact.Other) is Fact differing)
            throw Different(
                one, other, differing, "Their figures would stand in one table: measure all shards on machines of one kind.");
    }

    private static BadInputException Different(
        ShardFile one, ShardFile other, Fact fact, string advice = "Merge only shards of one run.") =>
        new($"{one.Path} and {other.Path} have different {fact.What}: {Named(fact.One)} and {Named(fact.Other)}. {advice}");

    /// <summary>What figures of different rows need that stand in one table.</summary>
    private static IEnumerable<Fact> MachineFacts(Machine one, Machine other) =>
    [
        new("operating systems", one.OperatingSystem, other.OperatingSystem),
        new("architectures", one.Architecture, other.Architecture),
        new("processors", $"{one.LogicalProcessors} x {one.Processor}", $"{other.LogicalProcessors} x {other.Processor}"),
    ];

    /// <summary>Of whole blocks all workers; of rows each runtime that both have, because other rows may have others.</summary>
    private static IEnumerable<Fact> RuntimeFacts(ResultsFile one, ResultsFile other) => !one.Options.Shard!.IsOfRows
        ? [new("runtimes", one.Machine.Runtime, other.Machine.Runtime)]
        : RuntimesOf(one).Join(RuntimesOf(other), runtime => runtime.Framework, runtime => runtime.Framework,
            (runtime, same) => new Fact($"runtimes of {runtime.Framework}", runtime.Name, same.Name));

    private static IEnumerable<(string Framework, string Name)> RuntimesOf(ResultsFile file) => file.Rows
        .Where(row => row.Runtime.Length > 0 && !row.IsSelfContained && row.Mode == BuildTarget.Default.Mode)
        .Select(row => (row.Framework, row.Runtime)).Distinct();

    private static IEnumerable<Fact> Facts(ResultsFile one, ResultsFile other) =>
    [
        new("versions of Assay", one.AssayVersion, other.AssayVersion),
        .. OptionFacts(AskedOf(one), AskedOf(other)),
        .. TypesFacts(one.Options.Types, other.Options.Types),
        WhereKnown("values (SHA-256)", Short(one.Values?.ContentHash ?? ""), Short(other.Values?.ContentHash ?? "")),
        .. RuntimeFacts(one, other),
        Lists("worker settings", one.Machine.WorkerSettings, other.Machine.WorkerSettings),
        .. RowFacts(one, other),
        .. DataFacts(one, other),
    ];

    private static IEnumerable<Fact> OptionFacts(RunOptions one, RunOptions other)
    {
        yield return new("kinds of results", one.Kind, other.Kind);
        yield return Lists("rows", [.. one.Rows.Select(row => row.ToString())], [.. other.Rows.Select(row => row.ToString())]);
        yield return Lists("data sets", [.. one.Workloads.Select(NameOf)], [.. other.Workloads.Select(NameOf)]);
        yield return Lists("operations", [.. one.Operations.Select(NameOf)], [.. other.Operations.Select(NameOf)]);
        yield return new("surfaces", one.Surface is { } surface ? NameOf(surface) : "", other.Surface is { } others ? NameOf(others) : "");
        var counted = one.Shard!.IsOfRows ? "processes (--processes)" : "blocks (--processes)";
        yield return new($"numbers of {counted}", Number(one.Blocks), Number(other.Blocks));
        yield return new("numbers of rounds", $"{Number(one.Rounds)} ({Number(one.SettlingRounds)} settling)",
            $"{Number(other.Rounds)} ({Number(other.SettlingRounds)} settling)");
        yield return new("profiles", NameOf(one.Profile), NameOf(other.Profile));
        yield return new("settings of --deep", one.IsDeep ? "on" : "off", other.IsDeep ? "on" : "off");
        yield return new("references (--reference)", ReferenceOf(one), ReferenceOf(other));
        yield return new("injected slowdowns", SlowdownsOf(one), SlowdownsOf(other));
        yield return new("seeds", one.Seed.ToString(CultureInfo.InvariantCulture), other.Seed.ToString(CultureInfo.InvariantCulture));
        foreach (var fact in OwnFacts(one, other))
            yield return fact;
    }

    // A version that was built in place of the project's is known only of the rows that a shard has.
    private static RunOptions AskedOf(ResultsFile file) => file.Options.Shard!.IsOfRows ? file.Asked() : file.Options;

    private static IEnumerable<Fact> OwnFacts(RunOptions one, RunOptions other)
    {
        if (one.Kind != other.Kind)
            yield break;
        var experiment = KnownExperiments.Of(one);
        var others = ResultsJson.PropertiesOf(experiment.OptionsOfParts(other));
        foreach ((var name, var value) in ResultsJson.PropertiesOf(experiment.OptionsOfParts(one)))
            yield return new($"values of {name}", value, others.GetValueOrDefault(name, ""));
    }

    // A path is a machine's own; what is built from it is not.
    private static IEnumerable<Fact> TypesFacts(TypesOptions? one, TypesOptions? other)
    {
        yield return new("types to measure (--types, --root)", one?.Root ?? "", other?.Root ?? "");
        if (one is null || other is null)
            yield break;
        yield return Lists("known types (--known)", one.Known, other.Known);
        yield return new("sources of values", NameOf(one.Origin), NameOf(other.Origin));
        if (one.Origin == ValueOrigin.Factory)
            yield return new("factories (--factory)", one.Source, other.Source);
        yield return new("samples (SHA-256)", Short(one.SampleHash), Short(other.SampleHash));
        yield return Lists("code of your types left out", one.CodeLeftOut, other.CodeLeftOut);
        yield return new($"builds of {Path.GetFileName(one.Assembly)} or its dependencies (SHA-256)", Short(one.Hash), Short(other.Hash));
    }

    private static IEnumerable<Fact> RowFacts(ResultsFile one, ResultsFile other)
    {
        foreach ((var row, var same) in one.Rows.Join(
            other.Rows, row => row.Label, row => row.Label, (row, same) => (row, same)))
        {
            if (row.Status != RowStatus.Available || same.Status != RowStatus.Available)
                continue;
            yield return new($"versions of {row.Package} ({row.Label})", row.PackageVersion, same.PackageVersion);
            yield return WhereKnown($"loaded versions of {row.Label}", row.LoadedVersion, same.LoadedVersion);
            yield return WhereKnown($"runtimes of {row.Label}", row.Runtime, same.Runtime);
            yield return new($"builds of {row.Label}", BuildOf(row), BuildOf(same));
            yield return new($"code of your types in {row.Label}", row.WithoutCode, same.WithoutCode);
        }
    }

    private static IEnumerable<Fact> DataFacts(ResultsFile one, ResultsFile other) =>
        from workload in one.Options.Workloads
        let hash = HashOf(one, workload)
        let others = HashOf(other, workload)
        where hash is not null && others is not null
        select new Fact($"contents of {workload.DataSet} (SHA-256)", hash, others);

    private static string? HashOf(ResultsFile file, WorkloadOptions workload) =>
        file.Checks.Where(check => check.Workload == workload && check.ContentHash.Length > 0).Select(check => Short(check.ContentHash))
            .FirstOrDefault();

    private static string BuildOf(RowResult row) => string.Join(", ", new[]
    {
        $"{row.Framework} {row.Mode}".Trim(),
        row.IsSelfContained ? "self-contained" : "",
        $"dialect {row.Dialect}",
        row.Settings.Length > 0 ? $"settings {row.Settings}" : "",
    }.Where(part => part.Length > 0));

    private static string ReferenceOf(RunOptions options) => options.IsReferenceOpen ? "" : options.Reference;

    private static string SlowdownsOf(RunOptions options) =>
        string.Join(", ", options.InjectedSlowdowns.Order().Select(row => FormattableString.Invariant($"{row.Key} {row.Value}")));

    private static string NameOf(WorkloadOptions workload) =>
        $"{workload.DataSet} {SizeText.Write(workload.Size)}"
            + $"{(workload.PayloadBytes > 0 ? $" with {Number(workload.PayloadBytes)} bytes" : "")}";

    private static string NameOf<T>(T value)
        where T : struct, Enum => value.ToString();

    // A shard that was interrupted early may not know.
    private static Fact WhereKnown(string what, string one, string other) =>
        one.Length > 0 && other.Length > 0 ? new(what, one, other) : new(what, "", "");

    // Of long lists only what one has and the other lacks.
    private static Fact Lists(string what, IReadOnlyList<string> one, IReadOnlyList<string> other)
    {
        string[] alone = [.. one.Except(other)];
        string[] others = [.. other.Except(one)];
        return one.SequenceEqual(other) ? new(what, "", "") : alone.Length + others.Length == 0
            ? new($"orders of {what}", string.Join(", ", one), string.Join(", ", other))
            : new(what, string.Join(", ", alone), string.Join(", ", others));
    }

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);

    private static string Short(string hash) => hash.Length > 12 ? hash[..12] : hash;

    private static string Named(string text) => text.Length == 0 ? "none" : Shortened.Of(text);

    /// <summary>Something that all shards of a run share.</summary>
    private sealed record Fact(string What, string One, string Other);
}

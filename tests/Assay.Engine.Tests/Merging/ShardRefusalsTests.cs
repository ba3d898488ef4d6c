using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Merging;
using Assay.Engine.Tests.Storage;

namespace Assay.Engine.Tests.Merging;

/// <summary>What does not belong into one table is refused, by name.</summary>
public class ShardRefusalsTests
{
    private static readonly TypesOptions Types = new()
    {
        Assembly = "/home/one/Shop.dll",
        Root = "Shop.Order",
        Known = [],
        Origin = ValueOrigin.Sample,
        Source = "orders.json",
        Hash = "aa00",
        SampleHash = "bb00",
    };

    [Fact]
    public void A_whole_run_is_no_shard() =>
        Refuses("part2.json is a whole run, not a shard. Measure shards with 'assay run --shard 1/6 --processes 6', or compare runs "
            + "with 'assay compare'.", part => part.WithOptions(options => options with { Shard = null }));

    [Fact]
    public void A_merged_file_is_not_merged_again() =>
        Refuses("part2.json is already merged. Name the shards that it was made of.",
            part => part.With(_ => ShardMerger.Merge(ShardsOf.All("a")).File));

    [Fact]
    public void Shards_of_another_number_are_of_another_run() =>
        Refuses("part1.json and part2.json have different numbers of shards: 6 and 5. Merge only shards of one run.",
            part => part.WithOptions(options => options with { Shard = new Shard(2, 5) }));

    [Fact]
    public void A_shard_counts_once() =>
        Refuses("part1.json and part2.json are both shard 1 of 6. Name each shard once.",
            part => part.WithOptions(options => options with { Shard = new Shard(1, 6) }));

    [Fact]
    public void Shards_that_measured_nothing_give_nothing() => Assert.Equal(
        "part1.json has no measurements, nor has any other of these files. Measure the shards again.",
        Assert.Throws<BadInputException>(
            () => ShardMerger.Merge([.. ShardsOf.All("a").Select(part => part.With(file => file with { Cells = [] }))])).Message);

    [Fact]
    public void Another_version_of_Assay_is_refused() =>
        Differs("versions of Assay: 0.1.0 and 0.2.0", part => part.With(file => file with { AssayVersion = "0.2.0" }));

    [Fact]
    public void Other_options_are_refused_by_name()
    {
        Differs("rows: none and b", part => ShardsOf.One(2, "a", "b"));
        Differs("data sets: books 100 and books 1k", part => part.WithOptions(options => options with
        {
            Workloads = [ResultsOf.Books with { Size = 1000 }],
        }));
        Differs("operations: Serialize and Deserialize", part => part.WithOptions(options => options with
        {
            Operations = [Operation.Deserialize],
        }));
        Differs("surfaces: none and Stream", part => part.WithOptions(options => options with { Surface = Surface.Stream }));
        Differs("numbers of blocks (--processes): 6 and 12", part => part.WithOptions(options => options with { Blocks = 12 }));
        Differs("numbers of rounds: 10 (0 settling) and 20 (0 settling)",
            part => part.WithOptions(options => options with { Rounds = 20 }));
        Differs("profiles: Standard and ServerGc", part => part.WithOptions(options => options with { Profile = RunProfile.ServerGc }));
        Differs("settings of --deep: off and on", part => part.WithOptions(options => options with { IsDeep = true }));
        Differs("references (--reference): a and none", part => part.WithOptions(options => options with { IsReferenceOpen = true }));
        Differs("injected slowdowns: none and a 0.05", part => part.WithOptions(options => options with
        {
            InjectedSlowdowns = new Dictionary<string, double> { ["a"] = 0.05 },
        }));
        Differs("seeds: 1 and 2", part => part.WithOptions(options => options with { Seed = 2 }));
    }

    [Fact]
    public void The_same_rows_in_another_order_are_another_run() =>
        Assert.Contains("different orders of rows: a, b and b, a.",
            Assert.Throws<BadInputException>(
                () => ShardMerger.Merge(
                [ShardsOf.One(1, "a", "b"), ShardsOf.One(2, "b", "a").WithOptions(options => options with { Reference = "a" })])).Message,
            StringComparison.Ordinal);

    [Fact]
    public void Other_builds_of_a_row_are_refused()
    {
        Differs("versions of Test.Package (a): 1.2.3 and 1.2.4", part => part.WithRow(row => row with { PackageVersion = "1.2.4" }));
        Differs("builds of a: dialect plain and net8.0 jit, dialect plain, settings Compact", part => part.WithRow(row => row with
        {
            Framework = "net8.0",
            Mode = "jit",
            Settings = "Compact",
        }));
        Differs("code of your types in a: none and constructor (string)", part => part.WithRow(row => row with
        {
            WithoutCode = "constructor (string)",
        }));
    }

    [Fact]
    public void What_a_worker_really_loaded_counts_where_both_know_it()
    {
        var one = ShardsOf.One(1, "a").WithRow(row => row with { LoadedVersion = "1.2.3+aaa", Runtime = ".NET 10.0.0" });
        var two = ShardsOf.One(2, "a");

        Assert.Equal(2, ShardMerger.Merge([one, two]).File.Parts.Count);
        Assert.Contains("loaded versions of a: 1.2.3+aaa and 1.2.3+bbb",
            RefusalOf([one, two.WithRow(row => row with { LoadedVersion = "1.2.3+bbb" })]), StringComparison.Ordinal);
        Assert.Contains("runtimes of a: .NET 10.0.0 and .NET 10.0.1",
            RefusalOf([one, two.WithRow(row => row with { Runtime = ".NET 10.0.1" })]), StringComparison.Ordinal);
    }

    [Fact]
    public void Other_contents_of_a_data_set_are_refused()
    {
        ShardFile Of(int number, string hash) => ShardsOf.One(number, "a").With(file => file with
        {
            Checks = [file.Checks[0] with { ContentHash = hash }],
        });

        Assert.Contains("contents of books (SHA-256): 7c1f and 8d20", RefusalOf([Of(1, "7c1f"), Of(2, "8d20")]), StringComparison.Ordinal);
    }

    [Fact]
    public void Machines_may_differ_but_not_their_runtimes_and_settings()
    {
        Assert.Empty(
            ShardMerger.Merge(
                [.. ShardsOf.All("a")
                .Select(part => part.With(
                file => file with { Machine = file.Machine with { Processor = $"CPU {part.Shard.Number}", LogicalProcessors = 2
                + part.Shard.Number, OperatingSystem = "Another" } }))]).Warnings);

        Differs("runtimes: .NET 10.0.0 and .NET 10.0.1", part => part.With(file => file with
        {
            Machine = file.Machine with { Runtime = ".NET 10.0.1" },
        }));
        Differs("worker settings: none and DOTNET_gcServer=1", part => part.With(file => file with
        {
            Machine = file.Machine with { WorkerSettings = [.. file.Machine.WorkerSettings, "DOTNET_gcServer=1"] },
        }));
    }

    [Fact]
    public void Own_types_are_the_same_build_wherever_they_lie()
    {
        ShardFile Of(int number, TypesOptions? types) => ShardsOf.One(number, "a").WithOptions(options => options with { Types = types });

        Assert.Equal(2, ShardMerger.Merge([Of(1, Types), Of(2, Types with { Assembly = "C:\\two\\Shop.dll" })]).File.Parts.Count);
        Assert.Contains(
            "types to measure (--types, --root): Shop.Order and none", RefusalOf([Of(1, Types), Of(2, null)]), StringComparison.Ordinal);
        Assert.Contains("builds of Shop.dll or its dependencies (SHA-256): aa00 and aa01",
            RefusalOf([Of(1, Types), Of(2, Types with { Hash = "aa01" })]), StringComparison.Ordinal);
        Assert.Contains("samples (SHA-256): bb00 and bb01", RefusalOf([Of(1, Types), Of(2, Types with { SampleHash = "bb01" })]),
            StringComparison.Ordinal);
        Assert.Contains("known types (--known): none and Shop.Gift", RefusalOf([Of(1, Types), Of(2, Types with { Known = ["Shop.Gift"] })]),
            StringComparison.Ordinal);
    }

    private static void Differs(string what, Func<ShardFile, ShardFile> change) =>
        Refuses($"part1.json and part2.json have different {what}. Merge only shards of one run.", change);

    private static void Refuses(string sentence, Func<ShardFile, ShardFile> change) =>
        Assert.Equal(sentence, RefusalOf([ShardsOf.One(1, "a"), change(ShardsOf.One(2, "a"))]));

    private static string RefusalOf(IReadOnlyList<ShardFile> parts) =>
        Assert.Throws<BadInputException>(() => ShardMerger.Merge(parts)).Message;
}

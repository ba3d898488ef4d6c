using System.Text.Json;
using Microsoft.CodeAnalysis;

namespace Assay.Cli.Tests.Types;

/// <summary>A user's own types where something else than warm operations is measured, with real processes.</summary>
public sealed class OwnTypesCostsTests : IDisposable
{
    private const string Source = """
        using System.Collections.Generic;

        namespace Trade;

        public class Line
        {
            public string Article { get; set; } = "";
            public int Count { get; set; }
            public decimal Price { get; set; }
        }

        public class Order
        {
            public int Number { get; set; }
            public List<Line> Lines { get; set; } = new();
        }

        public static class Samples
        {
            public static Order[] Make() => [Of(1), Of(2), Of(3)];

            private static Order Of(int number) =>
                new() { Number = number, Lines = { new Line { Article = "Pencil", Count = number, Price = 1.25m } } };
        }
        """;

    private static readonly string[] Own = ["--types", "Trade.dll", "--root", "Trade.Order", "--factory", "Trade.Samples.Make",
        "--out", "r.json"];
    private readonly WorkingFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void First_calls_use_the_one_type_of_the_user()
    {
        Compile(OptimizationLevel.Release);

        var answer = Assay("run", "startup", "--rows", "system.text.json/reflection,json.net/reused", "--processes", "2");

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        var startups = Results("samples.startups");
        Assert.Equal(
            ["json.net/reused", "json.net/reused", "reference/straight-line", "reference/straight-line", "system.text.json/reflection",
                "system.text.json/reflection"],
            startups.Select(startup => startup.GetProperty("row").GetString()).Order(StringComparer.Ordinal));
        Assert.All(startups, startup =>
        {
            Assert.Equal(
                "Trade.Order", Assert.Single(startup.GetProperty("workloads").EnumerateArray()).GetProperty("dataSet").GetString());
            Assert.Equal(2, startup.GetProperty("processes").GetArrayLength());
            Assert.All(startup.GetProperty("processes").EnumerateArray(),
                process => Assert.True(Assert.Single(process.GetProperty("firstNanoseconds").EnumerateArray()).GetInt64() > 0));
        });
        // The user's own assembly is one of the libraries that a JIT compiles.
        var deployment = Results("samples.deployments").Single(of => of.GetProperty("row").GetString() == "system.text.json/reflection");
        Assert.Equal(["Trade.dll"], deployment.GetProperty("assemblies").EnumerateArray().Select(name => name.GetString()));
        var text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("are not precompiled, .NET's own are. --mode r2r compiles both ahead of time.", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("jit")]
    [InlineData("r2r")]
    [InlineData("aot")]
    public void First_calls_of_types_that_were_built_for_debugging_are_refused_in_every_mode_before_anything_is_built(string mode)
    {
        Compile(OptimizationLevel.Debug);

        var answer = Assay("run", "startup", "--rows", "system.text.json/source-generated", "--mode", mode, "--processes", "1");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Equal(
            "Trade.dll is a debug build, whose times say nothing. Build it with -c Release.", answer.Errors.TrimEnd().Split('\n')[^1]);
        Assert.False(File.Exists(folder.File("r.json")));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void First_calls_are_measured_in_three_deployments()
    {
        Compile(OptimizationLevel.Release);

        var answer = Assay("run", "startup", "--rows", "system.text.json/source-generated", "--mode", "jit,r2r,aot", "--operation",
            "serialize",
            "--processes", "1");

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        var deployments = Results("samples.deployments").ToDictionary(of => of.GetProperty("row").GetString()!);
        Assert.Equal(
            [("", 1, 0), (" r2r", 1, 1), (" aot", 0, 0)],
            new[] { "", " r2r", " aot" }.Select(
                mode => deployments.First(
                    of => of.Key.StartsWith("system.text.json/source-generated", StringComparison.Ordinal) && IsOf(of.Key, mode)).Value)
                .Zip(new[] { "", " r2r", " aot" },
                    (of, mode) => (mode, of.GetProperty("assemblies").GetArrayLength(), of.GetProperty("precompiled").GetArrayLength())));

        static bool IsOf(string label, string mode) =>
            mode.Length > 0
                ? label.Contains(mode.Trim(), StringComparison.Ordinal)
                : !label.Contains("r2r", StringComparison.Ordinal) && !label.Contains("aot", StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Twenty_calls_of_a_protocol_are_made_with_them()
    {
        Compile(OptimizationLevel.Release);

        var answer = Assay("run", "calls", "--rows", "system.text.json/reflection,json.net/reused");

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        var runs = Results("samples.calls");
        Assert.Equal(
            ["json.net/reused deserialize", "json.net/reused serialize", "system.text.json/reflection deserialize",
                "system.text.json/reflection serialize"],
            runs.Select(run => $"{run.GetProperty("row")} {run.GetProperty("operation")}").Order(StringComparer.Ordinal));
        Assert.All(runs, run =>
        {
            Assert.Equal("Trade.Order", run.GetProperty("workload").GetProperty("dataSet").GetString());
            Assert.Equal((20, ""), (run.GetProperty("nanoseconds").GetArrayLength(), FailureOf.Cause(run)));
        });
        Assert.Contains("Trade.Order", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Memory_pauses_and_threads_are_measured_with_them()
    {
        Compile(OptimizationLevel.Release);

        var answer =
            Assay("run", "memory", "--rows", "system.text.json/reflection", "--span", "0.2s", "--threads", "1,2", "--gc", "workstation");

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        var memories = Results("samples.memories");
        Assert.Equal(["deserialize", "serialize"], memories.Select(memory => memory.GetProperty("operation").GetString()).Order());
        Assert.All(memories, memory =>
        {
            Assert.Equal(("Trade.Order", ""),
                (memory.GetProperty("workload").GetProperty("dataSet").GetString(), FailureOf.Cause(memory)));
            var process = Assert.Single(memory.GetProperty("processes").EnumerateArray());
            Assert.Equal([1, 2], process.GetProperty("spans").EnumerateArray().Select(span => span.GetProperty("threads").GetInt32()));
        });
        // An order, its list and what that holds, and a line.
        var graphs =
            memories.Single(memory => memory.GetProperty("operation").GetString() == "deserialize").GetProperty("processes")[0]
            .GetProperty("graphs");
        Assert.InRange(graphs.GetProperty("heldBytes").GetInt64() / graphs.GetProperty("graphs").GetInt64(), 100, 1000);
        Assert.DoesNotContain("Pencil", File.ReadAllText(folder.File("r.json")), StringComparison.Ordinal);
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("run --processes 1 --operation serialize", "checks")]
    [InlineData("check", "checks")]
    [InlineData("run startup --processes 1 --operation serialize", "checks")]
    [InlineData("run memory --span 0.1s --threads 1 --gc workstation --operation serialize", "samples.memories")]
    [InlineData("run io --through memory --compress none --processes 1 --operation serialize", "samples.transfers")]
    [InlineData("run calls --operation serialize", "samples.calls")]
    public void A_size_measures_arrays_of_so_many_of_them(string command, string list)
    {
        Compile(OptimizationLevel.Release);

        var answer = Assay([.. command.Split(' '), "--rows", "system.text.json/reflection", "--size", "2,30"]);

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        Assert.Equal(["Trade.Order[] 2", "Trade.Order[] 30"],
            Results(list).Where(one => one.GetProperty("row").GetString() == "system.text.json/reflection")
                .Select(one => one.GetProperty("workload")).OrderBy(workload => workload.GetProperty("size").GetInt32())
                .Select(workload => $"{workload.GetProperty("dataSet").GetString()} {workload.GetProperty("size").GetInt32()}"));
        // Each order has a list and a line, whatever else is counted.
        var objects = Results("checks").Where(check => check.GetProperty("row").GetString() == "system.text.json/reflection")
            .Select(check => check.GetProperty("objectCount").GetInt64()).ToArray();
        Assert.InRange((double)(objects[1] - objects[0]) / 28, 3, 6);
        var again = AssayInProcess.Run(folder.Path, "report", "r.json");
        Assert.Equal((0, ""), (again.ExitCode, again.Errors));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Hostile_input_is_made_of_an_array_and_a_row_shows_its_bytes()
    {
        Compile(OptimizationLevel.Release);

        var hostile =
            Assay("check", "hostile", "--rows", "system.text.json/reflection", "--size", "3", "--kind", "cut", "--inputs", "10");

        Assert.True(hostile.ExitCode == 0, hostile.Errors + hostile.Output);
        var fed = Assert.Single(Results("samples.inputs"));
        Assert.Equal(("Trade.Order[]", 3),
            (fed.GetProperty("workload").GetProperty("dataSet").GetString(), fed.GetProperty("workload").GetProperty("size").GetInt32()));
        var shown = AssayInProcess.Run(
            folder.Path, ["show", "payload", "--rows", "system.text.json/reflection", "--size", "3", "--format", "json",
                .. Own.SkipLast(2)]);
        Assert.True(shown.ExitCode == 0, shown.Errors);
        using var bytes = JsonDocument.Parse(shown.Output);
        Assert.Contains(Convert.ToHexStringLower("Pencil"u8), shown.Output.ToLowerInvariant(), StringComparison.Ordinal);
    }

    private void Compile(OptimizationLevel level) => UserAssembly.CompileAsProject(folder.Path, "Trade", Source, level);

    private Answer Assay(params string[] arguments) => AssayInProcess.Run(folder.Path, [.. arguments, .. Own]);

    private JsonElement[] Results(string list)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        return [.. KeptAt.Path(results, list).Clone().EnumerateArray()];
    }
}

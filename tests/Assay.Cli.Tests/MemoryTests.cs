using System.Diagnostics;
using System.Text.Json;
using Assay.Cli.Tests.Conditions;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>Memory, pauses, threads and caches of real programs, and of rows that leak, pause and must not be shared on purpose.</summary>
public class MemoryTests
{
    private const string Source = """
        using System;
        using System.IO;
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public virtual byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public virtual T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }

        internal sealed class Leaking<T> : Good<T>
        {
            private object[] kept = [];
            private int calls;

            public override byte[] Serialize(T value)
            {
                // Seldom and in one piece where nothing is moved, so that collections have little to do and the leak is the only finding.
                if (++calls % 8192 == 0)
                    kept = [kept, new byte[128_000]];
                return base.Serialize(value);
            }
        }

        internal sealed class Pausing<T> : Good<T>
        {
            public override byte[] Serialize(T value)
            {
                // Of the youngest objects alone, which takes many times as long as the call: far over the limit on any machine.
                GC.Collect(0);
                return base.Serialize(value);
            }
        }

        internal sealed class Shared<T> : Good<T>
        {
            private readonly MemoryStream stream = new();

            public override byte[] Serialize(T value)
            {
                stream.SetLength(0);
                JsonSerializer.Serialize(stream, value);
                System.Threading.Thread.Yield();
                return stream.ToArray();
            }
        }
        """;

    private static readonly string[] Small = ["run", "memory", "--rows", "system.text.json/reflection", "--size", "10", "--operation",
        "deserialize", "--span", "0.2s", "--threads", "1,2", "--out", "m.json"];

    [Fact]
    public void A_leaking_a_pausing_and_a_row_that_threads_must_not_share_get_their_exact_findings()
    {
        using AdapterFolder folder = new();
        folder.Write("Odd", Source,
            AdapterFolder.Row("good", "Test.Good")
                + AdapterFolder.Row("leaking", "Test.Leaking")
                + AdapterFolder.Row("pausing", "Test.Pausing") + AdapterFolder.Row("shared", "Test.Shared"));

        var answer = folder.Assay("run", "memory", "--rows", "good,leaking,pausing,shared", "--size", "10", "--operation", "serialize",
            "--span", "0.5s", "--threads", "1,2", "--gc", "workstation", "--out", "m.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        var text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("leaking leaks memory.", text, StringComparison.Ordinal);
        Assert.Matches(@"leaking leaks: after full collections, its heap still holds 1[5-9](\.\d+)? B of each call\.", text);
        // On a machine that does other things another row may spend as much.
        Assert.Matches(@"\bpausing((, | and )\w+)* spends? more than 10 % of the time in pauses of the garbage collector\.", text);
        Assert.Contains("shared is wrong when threads share an adapter.", text, StringComparison.Ordinal);
        Assert.Matches(
            @"shared is wrong with threads: .*(BookShelf|Exception when (de)?serializing).*\. "
            + "Eight threads called one adapter; more than one thread was not measured\\.", text);
        var json = folder.Assay("report", "m.json", "--format", "json");
        using var report = JsonDocument.Parse(json.Output);
        var findings = report.RootElement.GetProperty("tables")[0].GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("row").GetString()!, row => row.GetProperty("finding").GetString());
        Assert.Equal((null, "leaks", "pauses", "wrong with threads"),
            (findings["good"], findings["leaking"], findings["pausing"], findings["shared"]));
    }

    [Fact]
    public void Both_collectors_are_measured_reported_and_continued()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, Small);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("m.json")));
        JsonElement[] memories = [.. results.RootElement.GetProperty("samples").GetProperty("memories").EnumerateArray()];
        Assert.Equal(["server", "workstation"], memories.Select(memory => memory.GetProperty("collector").GetString()).Order());
        Assert.All(memories, memory =>
        {
            var process = memory.GetProperty("processes")[0];
            Assert.Equal([1, 2], process.GetProperty("spans").EnumerateArray().Select(span => span.GetProperty("threads").GetInt32()));
            Assert.All(process.GetProperty("spans").EnumerateArray(), span =>
                Assert.Equal(memory.GetProperty("collector").GetString() == "server",
                    span.GetProperty("collections").GetProperty("isServer").GetBoolean()));
        });
        var again = AssayInProcess.Run(folder.Path, "report", "m.json", "--format", "csv");
        Assert.Contains("books-10-deserialize-memory,system.text.json/reflection,", again.Output, StringComparison.Ordinal);
        var other = AssayInProcess.Run(folder.Path, "run", "--resume", "m.json");
        Assert.Equal((2, "m.json holds a run of 'assay run memory'. Continue it with: assay run memory --resume m.json"),
            (other.ExitCode, other.Errors.TrimEnd()));
        Assert.Contains(
            "m.json is complete", AssayInProcess.Run(folder.Path, "run", "memory", "--resume", "m.json").Errors, StringComparison.Ordinal);
        Assert.True(File.Exists(folder.File("m.html")));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_cache_of_bytes_is_compared_with_one_of_objects_on_own_types()
    {
        using Types.ShopFolder folder = new();

        var answer = folder.Run("run", "memory", "--types", "Shop.dll", "--root", "Shop.Article", "--sample", "articles.jsonl", "--rows",
            "json.net/reused", "--held", "bytes,objects", "--entries", "1k", "--span", "0.2s", "--out", "m.json");

        Assert.True(answer.ExitCode == 0, answer.Errors + answer.Output);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.FileOf("m.json")));
        var caches = results.RootElement.GetProperty("samples").GetProperty("memories").EnumerateArray()
            .ToDictionary(
                memory => memory.GetProperty("held").GetString()!, memory => memory.GetProperty("processes")[0].GetProperty("cache"));
        Assert.Equal(["bytes", "objects"], caches.Keys.Order());
        Assert.All(caches.Values, cache => Assert.Equal(1000, cache.GetProperty("entries").GetInt32()));
        Assert.True(PerHit(caches["bytes"]) > PerHit(caches["objects"]));
        Assert.Contains("A cache of 1,000 entries", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_worker_that_is_killed_from_outside_is_replaced()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs Linux (/proc).");
        using AdapterFolder folder = new();
        folder.Write("Odd", Source, AdapterFolder.Row("good", "Test.Good"));
        Task? kill = null;

        var answer = AssayProcess.Run(
            folder.Path, seen => kill ??= seen.Line == "Measuring" ? WorkerProcesses.KillAsync(folder.File("cache")) : null,
            folder.Environment,
            "run", "memory", "--rows", "good", "--size", "10", "--operation", "serialize", "--span", "3s", "--threads", "1", "--gc",
                "workstation",
            "--out", "m.json");

        Assert.NotNull(kill);
        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("m.json")));
        var memory = Assert.Single(results.RootElement.GetProperty("samples").GetProperty("memories").EnumerateArray().ToList());
        Assert.Equal(("", 1), (FailureOf.Cause(memory), memory.GetProperty("processes").GetArrayLength()));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_full_disk_is_a_sentence_and_ctrl_c_keeps_what_was_measured()
    {
        FullDisk.SkipWhereMissing();
        using WorkingFolder folder = new();

        var full = AssayProcess.Run(folder.Path, seen => FillDisk(seen, folder), Small);

        Assert.Equal(1, full.ExitCode);
        Assert.Contains("The results could not be written to m.json", full.Errors, StringComparison.Ordinal);
        AssayProcess.SkipWhereInterruptsAreIgnored();
        File.Delete(folder.File("m.json"));
        var isWatching = false;
        var interrupted = AssayProcess.Run(
            folder.Path, seen => isWatching = isWatching || (seen.Line == "Measuring" && Interrupt(seen.Process.Id, folder.File("m.json"))),
            [.. Small, "--processes", "50"]);
        Assert.Equal(130, interrupted.ExitCode);
        Assert.Contains("continue with: assay run memory --resume m.json", interrupted.Errors, StringComparison.Ordinal);
        var refused = AssayInProcess.Run(folder.Path, "run", "memory", "--resume", "m.json", "--threads", "1,2,4");
        Assert.Equal(2, refused.ExitCode);
        Assert.Contains("another --threads", refused.Errors, StringComparison.Ordinal);
        var resumed = AssayInProcess.Run(folder.Path, "run", "memory", "--resume", "m.json", "--budget", "1s");
        Assert.Contains("another --budget", resumed.Errors, StringComparison.Ordinal);
    }

    private static double PerHit(JsonElement cache) =>
        cache.GetProperty("hitNanoseconds").GetDouble() / cache.GetProperty("hits").GetInt64();

    private static void FillDisk((Process Process, string Line) seen, WorkingFolder folder)
    {
        if (seen.Line == "Measuring")
            FullDisk.At(folder.File($"m.json.{seen.Process.Id}.part"));
    }

    private static bool Interrupt(int process, string results)
    {
        _ = Task.Run(async () =>
        {
            while (!File.Exists(results) || !(await File.ReadAllTextAsync(results)).Contains("latencyCounts", StringComparison.Ordinal))
                await Task.Delay(100);
            await AssayProcess.InterruptAsync(process);
        });
        return true;
    }
}

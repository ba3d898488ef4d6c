using System.Diagnostics;
using System.Text.Json;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>The protocol of an article, with real processes.</summary>
public class CallsTests
{
    private const string Source = """
        using System;
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public virtual byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }

        // A check runs with a limited heap; where there is none, the fifth call ends the process as another program would.
        internal sealed class Killed<T> : Good<T>
        {
            private int calls;

            public override byte[] Serialize(T value)
            {
                if (Environment.GetEnvironmentVariable("DOTNET_GCHeapHardLimit") is null && ++calls == 5)
                    System.Diagnostics.Process.GetCurrentProcess().Kill();
                return base.Serialize(value);
            }
        }
        """;

    [Fact]
    [Trait("Category", "slow")]
    public void A_killed_process_leaves_the_calls_of_others_and_is_tried_again()
    {
        using AdapterFolder folder = new();
        folder.Write("Calls", Source, AdapterFolder.Row("good", "Test.Good") + AdapterFolder.Row("killed", "Test.Killed"));

        var answer = folder.Assay(
            "run", "calls", "--rows", "good,killed", "--size", "10", "--operation", "serialize", "--out", "p.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("p.json")));
        var runs = results.RootElement.GetProperty("samples").GetProperty("calls").EnumerateArray()
            .ToDictionary(run => run.GetProperty("row").GetString()!);
        Assert.Equal((20, 0, "assayError"),
            (runs["good"].GetProperty("nanoseconds").GetArrayLength(), runs["killed"].GetProperty("nanoseconds").GetArrayLength(),
                FailureOf.Verdict(runs["killed"])));
        // What was killed says nothing about the row, so there is something to resume.
        Assert.DoesNotContain(
            "is complete", folder.Assay("run", "calls", "--resume", "p.json").Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_disk_that_fills_up_leaves_what_was_written_before()
    {
        FullDisk.SkipWhereMissing();
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(folder.Path, seen => FillDisk(seen, folder), "run", "calls", "--rows",
            "reference/straight-line", "--size", "10", "--out", "r.json");

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("The results could not be written to r.json", answer.Errors, StringComparison.Ordinal);
        Assert.Equal(0, AssayInProcess.Run(folder.Path, "report", "r.json").ExitCode);
    }

    /// <summary>The first results are written when measuring begins; the next ones go to a disk without space.</summary>
    private static void FillDisk((Process Process, string Line) seen, WorkingFolder folder)
    {
        if (seen.Line == "Measuring")
            FullDisk.At(folder.File($"r.json.{seen.Process.Id}.part"));
    }

    [Fact]
    public void Twenty_calls_of_each_cell_are_kept_reported_and_not_measured_again()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "calls", "--rows", "system.text.json/reflection", "--size", "10", "--out", "p.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("books (10 books): serialize, 20 calls without warm-up", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("p.json")));
        JsonElement[] runs = [.. results.RootElement.GetProperty("samples").GetProperty("calls").EnumerateArray()];
        Assert.Equal(runs.Select(run => run.GetProperty("row").GetString()).Distinct().Count() * 2, runs.Length);
        Assert.All(runs, run =>
        {
            long[] calls = [.. run.GetProperty("nanoseconds").EnumerateArray().Select(call => call.GetInt64())];
            Assert.Equal(20, calls.Length);
            // The first call finds nothing compiled: the article's own observation, by far more than any noise.
            Assert.True(calls[0] > calls.Order().ElementAt(10));
        });
        Assert.Equal("paper", results.RootElement.GetProperty("options").GetProperty("own").GetProperty("protocol").GetString());
        var csv = AssayInProcess.Run(folder.Path, "report", "p.json", "--format", "csv");
        Assert.Contains("books-10-serialize,system.text.json/reflection,", csv.Output, StringComparison.Ordinal);
        var other = AssayInProcess.Run(folder.Path, "run", "--resume", "p.json");
        Assert.Equal(
            (2, "p.json holds a run of 'assay run calls'. Continue it with: assay run calls --resume p.json"),
            (other.ExitCode, other.Errors.TrimEnd()));
        Assert.Contains("p.json is complete", AssayInProcess.Run(folder.Path, "run", "calls", "--resume", "p.json").Errors,
            StringComparison.Ordinal);
    }
}

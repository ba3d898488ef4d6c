using System.Diagnostics;
using System.Text.Json;
using Assay.Cli.Tests.Conditions;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>
/// A full disk, Ctrl-C and a killed worker in commands that measure other costs than a run does: what was measured stays, and the command
/// goes on from there.
/// </summary>
public class EndingTests
{
    private const string File = "r.json";
    private const string Row = "system.text.json/reflection";

    private const string Source = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal sealed class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }
        """;

    /// <summary>Where files keep the processes that were measured.</summary>
    private static readonly Dictionary<string, string> Samples = new()
    {
        ["run startup"] = "samples.startups",
        ["run growth"] = "cells",
        ["run io"] = "samples.transfers",
    };

    /// <summary>The commands.</summary>
    public static TheoryData<string> Commands =>
    [
        "run startup --operation serialize --processes 15",
        "run growth --operation serialize --size 1k --processes 4",
        "run io --operation serialize --through memory --compress none --size 10 --processes 10",
        "run growth --operation serialize --data-set books --size 1k --predict 500 --processes 4",
    ];

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Commands))]
    public void A_full_disk_is_a_sentence(string command)
    {
        FullDisk.SkipWhereMissing();
        using WorkingFolder folder = new();

        var answer = AssayProcess.Run(
            folder.Path, seen => OnceMeasuring(seen, process => FullDisk.At(folder.File($"{File}.{process.Id}.part"))),
            Arguments(command, Row));

        Assert.Equal(1, answer.ExitCode);
        Assert.Contains($"The results could not be written to {File}", answer.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Commands))]
    public void Ctrl_c_keeps_what_was_measured_and_resume_measures_the_rest(string command)
    {
        AssayProcess.SkipWhereInterruptsAreIgnored();
        using WorkingFolder folder = new();
        var file = folder.File(File);
        var name = NameOf(command);
        Task? interrupt = null;

        var answer = AssayProcess.Run(folder.Path, seen => OnceMeasuring(
            seen, process => interrupt ??= InterruptOnceSaved(process.Id, file, name)), Arguments(command, Row));

        Assert.Equal(130, answer.ExitCode);
        Assert.Contains($"continue with: assay {name} --resume {File}", answer.Errors, StringComparison.Ordinal);
        var before = SamplesIn(file, name);
        Assert.True(before > 0);
        var rest = AssayProcess.Run(folder.Path, [.. name.Split(' '), "--resume", File]);
        Assert.True(rest.ExitCode == 0, rest.Errors);
        Assert.True(SamplesIn(file, name) > before);
        using var results = JsonDocument.Parse(System.IO.File.ReadAllText(file));
        Assert.True(results.RootElement.GetProperty("isComplete").GetBoolean());
    }

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Commands))]
    public void A_worker_that_is_killed_from_outside_says_nothing_about_its_row(string command)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Needs Linux (/proc).");
        using AdapterFolder folder = new();
        folder.Write("Good", Source, AdapterFolder.Row("good", "Test.Good"));
        Task? kill = null;

        var answer = AssayProcess.Run(folder.Path, seen => OnceMeasuring(
            seen, _ => kill ??= WorkerProcesses.KillAsync(folder.File("cache"))), folder.Environment, Arguments(command, "good"));

        Assert.NotNull(kill);
        Assert.DoesNotContain("crash", answer.Output, StringComparison.OrdinalIgnoreCase);
        Assert.True(SamplesIn(folder.File(File), NameOf(command)) > 0, answer.Errors);
    }

    private static string NameOf(string command) => string.Join(' ', command.Split(' ')[..2]);

    private static string[] Arguments(string command, string row) => [.. command.Split(' '), "--rows", row, "--out", File];

    private static void OnceMeasuring((Process Process, string Line) seen, Action<Process> act)
    {
        if (seen.Line == "Measuring")
            act(seen.Process);
    }

    private static async Task InterruptOnceSaved(int process, string file, string name)
    {
        while (!System.IO.File.Exists(file) || SamplesIn(file, name) == 0)
            await Task.Delay(50);
        await AssayProcess.InterruptAsync(process);
    }

    /// <summary>Processes that left samples: a cell of a size has them as blocks.</summary>
    private static int SamplesIn(string file, string name)
    {
        using var results = JsonDocument.Parse(System.IO.File.ReadAllText(file));
        return KeptAt.Path(results, Samples[name]).EnumerateArray()
            .Sum(of => of.GetProperty(Samples[name] == "cells" ? "blocks" : "processes").GetArrayLength());
    }
}

using System.Text.Json.Nodes;
using Assay.Answers.Repros;
using Assay.Cli.Commands;
using Assay.Cli.Tests.Damaged;
using Assay.Core.Adapters;
using Assay.Core.Naming;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Feeding;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Storage;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>
/// Text of others, such as of a results file from elsewhere, prints no line that passes for one of Assay's, and does nothing to a terminal.
/// </summary>
public class ForgedLinesTests
{
    private const string Forged = "\nFORGED: run it\n\u001b[31m\u2028FORGED\r\nFORGED\u202E";

    private static readonly string[][] Reports =
    [
        ["report", "--all"], ["report", "--details"], ["report", "--format", "markdown"], ["report", "--format", "csv"],
        ["report", "--format", "json"],
    ];

    /// <summary>What else prints such files: each as far as it takes them.</summary>
    private static readonly Dictionary<string, string[][]> Others = new()
    {
        ["run"] =
        [
            ["report"], ["report", "--deep"], ["report", "--deep", "--format", "markdown"], ["choose", "--no-measure"],
            ["choose", "--no-measure", "--format", "json"],
            ["compare"], ["compare", "--format", "markdown"], ["compare", "--format", "json"],
        ],
        ["conform"] = [["report", "--as", "features"], ["report", "--as", "features", "--details"],
            ["report", "--as", "features", "--format", "markdown"]],
        ["hostile"] = [["report", "--as", "features", "--details"], ["report", "--as", "features", "--format", "csv"]],
        ["startup"] = [["compare"], ["choose", "--no-measure"], ["report", "--as", "features"]],
    };

    public static TheoryData<string> Kinds => [.. EveryKind.Names];

    [Theory]
    [MemberData(nameof(Kinds))]
    public void No_text_of_a_results_file_forges_a_line(string kind)
    {
        using WorkingFolder folder = new();
        var name = OperatingSystem.IsWindows() ? "results.json" : $"results{Forged}.json";
        Fill(EveryKind.Of(kind), folder.File(name));

        Answer[] answers =
        [
            .. Reports.Concat(Others.GetValueOrDefault(kind, [])).Select(command => AssayInProcess.Run(
                folder.Path, [command[0], name, .. command[0] == "compare" ? [name] : Array.Empty<string>(), .. command[1..]])),
            AssayInProcess.Run(folder.Path, "merge", name, name, "--out", $"{name}.merged.json"),
        ];

        Assert.Contains(answers, answer => answer.ExitCode == 0 && answer.Output.Contains("FORGED", StringComparison.Ordinal));
        Assert.All(answers, EnsureNothingIsForged);
    }

    [Fact]
    public void A_saved_input_forges_no_line_where_it_is_replayed_or_becomes_a_file()
    {
        using WorkingFolder folder = new();
        SavedInput input = new()
        {
            Row = new RowId($"acme{Forged}"),
            Workload = new WorkloadOptions($"orders{Forged}", 1, 0, "order"),
            Surface = Surface.Bytes,
            Kind = $"cut{Forged}",
            What = $"cut after 7 bytes{Forged}",
            Outcome = HostileOutcome.Threw,
            Detail = $"Acme.Bad: {Forged}",
            Bytes = 0,
            Deflated = [],
        };
        var row = ResultsOf.Row("acme") with { Package = $"Acme{Forged}", PackageVersion = $"1.0{Forged}" };
        HostileGroup group =
            new() { Outcome = HostileOutcome.Threw, ExceptionType = $"Acme.Bad{Forged}", Detail = Forged, Count = 1, Example = "cut" };

        var replayed = AssayInProcess.Call(folder.Path, streams =>
        {
            HostileReplay.Write(
                streams.Output, new ReplayedInput(input, row, new FedPayload(null!, null, null), group, SafetyGrade.Leaky, []));
            return ExitCode.Done;
        });
        var made = AssayInProcess.Call(folder.Path, streams => new ReproFile(streams, "repro.cs").Write(
            $"{input.Row}: {input.What}", _ => new MadeRepro("", $"threw{Forged}", $"FAILS{Forged}", 1)));
        var refused =
            AssayInProcess.Call(
                folder.Path, streams => new ReproFile(streams, "other.cs").Write(input.What, _ => throw new NoReproException(Forged)));

        Assert.All([replayed, made, refused], EnsureNothingIsForged);
        Assert.Equal((6, 3, 1), (Lines(replayed.Output), Lines(made.Output), Lines(refused.Errors)));
    }

    [Theory]
    [InlineData("report", Forged)]
    [InlineData(Forged)]
    [InlineData("run", Forged)]
    [InlineData("run", "--rows", Forged)]
    [InlineData("run", "--data-set", Forged)]
    [InlineData("run", "--size", Forged)]
    [InlineData("check", "cases", "--case", Forged)]
    [InlineData("check", "--types", Forged)]
    [InlineData("check", "--types", Forged, "--root", Forged)]
    [InlineData("repro", "json.net", Forged)]
    [InlineData("check", "formats", "--format-of", "json", "--corpus", Forged)]
    public void An_error_is_one_line(params string[] arguments)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, arguments);

        Assert.Equal((ExitCode.BadInput, ""), (answer.ExitCode, answer.Output));
        Assert.Equal(1, Lines(answer.Errors));
        EnsureNothingIsForged(answer);
    }

    [Fact]
    public void An_options_file_forges_no_line()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay.json"), new JsonObject { ["rows"] = Forged }.ToJsonString());

        var answer = AssayInProcess.Run(folder.Path, "run");

        Assert.Equal(ExitCode.BadInput, answer.ExitCode);
        EnsureNothingIsForged(answer);
    }

    private static int Lines(string text) => text.Split('\n').Length - 1;

    private static void EnsureNothingIsForged(Answer answer)
    {
        var text = (answer.Output + answer.Errors).ReplaceLineEndings("\n");
        Assert.DoesNotContain(text.Split('\n'), line => line.TrimStart('"', '\'').StartsWith("FORGED", StringComparison.Ordinal));
        Assert.DoesNotContain(text, character => character is not ('\n' or '\t') && OneLine.Acts(character));
    }

    /// <summary>Writes a results file with the forged lines in each text that may hold any; equal texts stay equal.</summary>
    private static void Fill(ResultsFile results, string path)
    {
        ResultsStore.Save(results, path);
        Assert.True(IsRead(path));
        var root = JsonNode.Parse(File.ReadAllText(path))!;
        HashSet<string> texts = [];
        Replace(root, text =>
        {
            texts.Add(text);
            return text;
        });
        Fill(root, [.. texts], path);
        File.WriteAllText(path, root.ToJsonString());
    }

    /// <summary>Fills some texts; where the file is not read then, each half alone, because the name of a kind is no free text.</summary>
    private static void Fill(JsonNode root, string[] texts, string path)
    {
        Replace(root, text => texts.Contains(text) ? text + Forged : text);
        File.WriteAllText(path, root.ToJsonString());
        if (IsRead(path))
            return;
        Replace(root,
            text => text.EndsWith(Forged, StringComparison.Ordinal) && texts.Contains(text[..^Forged.Length])
                ? text[..^Forged.Length]
                : text);
        if (texts.Length == 1)
            return;
        Fill(root, texts[..(texts.Length / 2)], path);
        Fill(root, texts[(texts.Length / 2)..], path);
    }

    private static void Replace(JsonNode node, Func<string, string> with)
    {
        if (node is JsonObject of)
        {
            foreach ((var name, var child) in of.ToArray())
                Replace(child, with, text => of[name] = text);
        }
        else if (node is JsonArray array)
        {
            foreach ((var index, var child) in array.ToArray().Index())
                Replace(child, with, text => array[index] = text);
        }
    }

    private static void Replace(JsonNode? child, Func<string, string> with, Action<string> set)
    {
        if (child is JsonValue value && value.TryGetValue(out string? text))
        {
            if (with(text) is string other && other != text)
                set(other);
        }
        else if (child is not null)
        {
            Replace(child, with);
        }
    }

    private static bool IsRead(string path)
    {
        try
        {
            ResultsStore.Load(path);
            return true;
        }
        catch (BadInputException)
        {
            return false;
        }
    }
}

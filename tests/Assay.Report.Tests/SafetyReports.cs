using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Hostile;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Reports of <c>assay check hostile</c>.</summary>
public class SafetyReports
{
    private static readonly HostileGroup Replaced = new()
    {
        Outcome = HostileOutcome.ReplacedText,
        Count = 3,
        Example = "FF in the text at byte 1",
    };
    private static readonly HostileGroup TwoForABool = new()
    {
        Outcome = HostileOutcome.ImpossibleValue,
        Count = 1,
        Example = "a byte of 2",
        Detail = "Badge.IsValid: a bool of 2",
    };
    private static readonly HostileGroup Crash = new() { Outcome = HostileOutcome.Crashed, Count = 1, Detail = "Stack overflow (SIGABRT)" };
    private static readonly HostileGroup Refused = new()
    {
        Outcome = HostileOutcome.Threw,
        ExceptionType = "Acme.BadData",
        Count = 9,
        Example = "cut",
    };

    [Fact]
    public void A_grade_names_the_cause_that_alone_led_to_it()
    {
        var text = Text("table", ReportExtent.AllRows, Fed("a", Replaced), Fed("b", Replaced, TwoForABool), Fed("c", Refused));

        Assert.Contains("3 rows, 16 hostile inputs: 1 row corrupts data, 1 row corrupts data (only invalid UTF-8 "
                + "replaced), 1 row contains all of them.",
            text.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.True(
            text.IndexOf("\nb ", StringComparison.Ordinal) < text.IndexOf(
                "\ncorrupts (only invalid UTF-8 replaced)", StringComparison.Ordinal));
        Assert.True(
            text.IndexOf(
                "\ncorrupts (only invalid UTF-8 replaced)", StringComparison.Ordinal) < text.IndexOf("\na ", StringComparison.Ordinal));
        Assert.Contains("utf-8", text, StringComparison.Ordinal);
        Assert.Contains(",corrupts (only invalid UTF-8 replaced),",
            Text("csv", ReportExtent.Details, Fed("a", Replaced), Fed("b", Refused), Fed("c", Refused)), StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_crashes_on_a_small_stack_only_comes_after_those_that_crash_anywhere()
    {
        var text = Text(
            "table", ReportExtent.AllRows, Fed("a", Crash with { NeedsSmallStack = true }, Replaced), Fed("b", Crash), Fed("c", Refused));

        Assert.Contains("3 rows, 14 hostile inputs: 1 row crashes, 1 row crashes (only on a small stack), 1 row contains all of them.",
            text.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.True(
            text.IndexOf("\nb ", StringComparison.Ordinal) < text.IndexOf("\ncrashes (only on a small stack)", StringComparison.Ordinal));
        Assert.Matches("\na +stack\n", text);
    }

    [Fact]
    public void A_row_and_its_safe_settings_stand_side_by_side()
    {
        var text = Text("table", ReportExtent.AllRows, Fed("a", Replaced), Fed("b", TwoForABool), Fed("c", Refused))
            .ReplaceLineEndings(" ");

        Assert.Contains("b corrupts (only impossible values); with safe settings, c is contained (text better). Cost: assay run --rows b,c",
            text.Replace("  ", " ", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.Contains(
            "b corrupts (only impossible values); the settings that its documentation names for such input do not make it safe: c "
                + "crashes (only crashes of the process).",
            Line(Text("table", ReportExtent.AllRows, Fed("b", TwoForABool), Fed("c", Crash))),
            StringComparison.Ordinal);
        Assert.Contains("Acme.Strict = true",
            Text("csv", ReportExtent.Details, Fed("a", Replaced), Fed("b", TwoForABool), Fed("c", Refused)), StringComparison.Ordinal);
    }

    [Fact]
    public void Where_a_payload_chooses_the_type_that_is_said_first_whatever_the_grade()
    {
        var text = Text("table", ReportExtent.AllRows, name => name == "c", Fed("a", Replaced), Fed("b", Crash), Fed("c", Refused));

        Assert.Contains("The payload chooses the type, whatever the grade: c. Whoever writes it chooses the code that runs", Line(text),
            StringComparison.Ordinal);
        Assert.Matches("(?s)\npayload chooses the type; contained\nc .*\nb ", text);
        var csv = Text("csv", ReportExtent.Details, name => name == "c", Fed("c", Refused)).Split('\n');
        var line = csv.Single(line => line.StartsWith("grades,c,", StringComparison.Ordinal)).Split(',');
        Assert.Equal("no", line[Array.IndexOf(csv[0].Split(','), "acceptable")]);
    }

    [Fact]
    public void The_answer_names_the_acceptable_rows_with_their_conditions()
    {
        HostileGroup large = new()
        {
            Outcome = HostileOutcome.Unchanged,
            Count = 1,
            IsBlowUp = true,
            MostAllocatedBytes = 62_400_000,
            ExampleBytes = 11,
            ExampleMemoryBytes = 62_400_000,
            Example = "a count",
        };

        var text = Line(Text("table", ReportExtent.AllRows, Fed("a", Replaced, large), Fed("b", Crash), Fed("c", Refused)));

        Assert.Contains("Acceptable: c.", text, StringComparison.Ordinal);
        Assert.Contains(
            "Acceptable if U+FFFD in texts does no harm and a message may take 63 MB of memory: a.", text, StringComparison.Ordinal);
        Assert.Contains("Not acceptable, the worst first: b.", text, StringComparison.Ordinal);
        Assert.Contains("11 bytes of input, 62.40 MB of memory (5,672,727 times the input)",
            Text("csv", ReportExtent.Details, Fed("a", large)), StringComparison.Ordinal);
    }

    [Fact]
    public void A_row_that_depth_alone_ends_is_acceptable_with_the_limit_of_another_row_of_its_library()
    {
        static HostileResult Deep(string row, HostileGroup group) =>
            Fed(row, group) is var fed ? fed with { Kinds = [fed.Kinds[0] with { Kind = "depth" }] } : null!;

        var text = Line(Text("table", ReportExtent.AllRows,
            Deep("m/plain", Crash), Deep("m/safe", Refused), Deep("n/plain", Crash), Fed("n/other", Refused), Fed("m/text", Crash)));

        Assert.Contains("Acceptable if the depth is limited as in m/safe (MaxDepth = 64): m/plain.", text, StringComparison.Ordinal);
        Assert.Contains("Acceptable: m/safe, n/other.", text, StringComparison.Ordinal);
        Assert.Contains("Not acceptable, the worst first: m/text and n/plain.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_limit_of_depth_is_that_of_the_row_with_the_safe_settings_in_the_same_version()
    {
        var text = Line(Text("table", ReportExtent.AllRows, [
            .. new[] { ("v/plain@1.0.0", Crash), ("v/any@1.0.0", Refused), ("v/safe@1.0.0", Refused) }
                .Select(of => Fed(of.Item1, of.Item2)).Select(fed => fed with { Kinds = [fed.Kinds[0] with { Kind = "depth" }] })]));

        Assert.Contains("Acceptable if the depth is limited as in v/safe@1.0.0 (MaxDepth = 64): v/plain@1.0.0.", text,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Memory_without_a_limit_is_no_crash_and_never_acceptable()
    {
        HostileGroup endless = new()
        {
            Outcome = HostileOutcome.OutOfMemory,
            Count = 1,
            IsBlowUp = true,
            ExampleBytes = 5,
            ExampleMemoryBytes = 1 << 30,
            Example = "a count",
        };

        var text = Line(
            Text("table", ReportExtent.AllRows, Fed("a", endless), Fed("b", endless with { IsBlowUp = false, ExampleBytes = 30_000_000 })));

        Assert.Contains("2 rows, 2 hostile inputs: 1 row is leaky, 1 row contains all of them.", text, StringComparison.Ordinal);
        Assert.Contains("Acceptable: b. Not acceptable, the worst first: a.", text, StringComparison.Ordinal);
        Assert.Contains("over 1.074 GB of memory, the limit (214,748,365 times the input)",
            Text("csv", ReportExtent.Details, Fed("a", endless)), StringComparison.Ordinal);
    }

    [Fact]
    public void Inputs_that_could_not_be_made_are_named_with_the_reason()
    {
        var fed = Fed("a", Refused);
        fed = fed with { Kinds = [fed.Kinds[0] with { NotMade = "The row writes no chain of 8 objects of one type (it throws)." }] };

        Assert.Contains("The row writes no chain of 8 objects of one type (it throws).", Text("csv", ReportExtent.Details, fed),
            StringComparison.Ordinal);
        Assert.DoesNotContain("What was not fed", Text("table", ReportExtent.AllRows, fed), StringComparison.Ordinal);
    }

    private static HostileResult Fed(string row, params HostileGroup[] groups) => new()
    {
        Row = row,
        Workload = new WorkloadOptions("orders", 1, 0, "order"),
        Surface = Surface.Bytes,
        Kinds = [new HostileKindResult { Kind = "text", Inputs = groups.Sum(group => group.Count), Groups = groups }],
    };

    private static string Line(string text) => string.Join(' ', text.Split([' ', '\n'], StringSplitOptions.RemoveEmptyEntries));

    private static string Text(
        string format, ReportExtent extent, params HostileResult[] fed) => Text(format, extent, static _ => false, fed);

    private static string Text(string format, ReportExtent extent, Func<string, bool> choosesTypes, params HostileResult[] fed)
    {
        var rows = new ResultsBuilder().Row("a", "Acme", "1.0.0").Row("b", "Acme", "1.0.0")
            .Row("c", "Acme", "1.0.0", settings: "Acme.Strict = true");
        foreach (var result in fed.Where(result => result.Row.Contains('/', StringComparison.Ordinal)))
            rows = rows.Row(result.Row, "Acme", "1.0.0", settings: "MaxDepth = 64");
        var file = rows.Build();
        file = file with
        {
            Options = file.Options with
            {
                Kind = "hostile",
                Own = new HostileOptions
                {
                    Kinds = ["text", "depth"],
                    Seed = 1,
                    InputsPerKind = 10,
                    HeapBytes = 1 << 30,
                    TimeLimitNanoseconds = 1_000_000_000,
                },
            },
            Rows = [.. file.Rows.Select(row => row with
            {
                SaferThan = row.Name switch { "c" => "b", "v/safe@1.0.0" => "v/plain", _ => "" },
                PayloadChoosesTypes = choosesTypes(row.Name),
            })],
            Cells = [],
            Samples = file.SamplesOf<HostileSamples>() with
            {
                Inputs = fed,
            },
        };
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(SafetyTables.Of(file)!, format, output, new OutputStyle(200, false, extent));
        return output.ToString();
    }
}

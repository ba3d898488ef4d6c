using System.Text.Json;
using Assay.Report;
using Assay.Validation.Writing;

namespace Assay.Validation.Tests;

public sealed class Writers
{
    private static readonly ValidationReport Report = new()
    {
        AssayVersion = "0.1.0",
        StartedAt = new DateTimeOffset(2026, 3, 4, 5, 6, 7, TimeSpan.Zero),
        Machine = Samples.Machine,
        Row = Samples.Row,
        IsQuick = false,
        ResultsFolder = "/cache/validation/2026-03-04",
        Checks =
        [
            new CheckOutcome
            {
                Name = CheckName.Aliases,
                Title = "Aliases of one row show no difference (A/A)",
                Target = "at most 5 % of pairs detected as different",
                Figure = "3 of 240 pairs (1.3 %) and 2 of 16 runs (12.5 %) detected",
                State = CheckState.Missed,
                Details = [new CheckDetail("runs with only aliases", "3 of 240 pairs (1.3 %)")
                {
                    Values = new Dictionary<string, double> { ["pairs"] = 240, ["pairsDetected"] = 3 },
                }],
                Seconds = 723.4,
                Command = "assay validate --check aa",
            },
            new CheckOutcome
            {
                Name = CheckName.Load,
                Title = "Busy loops on every core during a run",
                Target = "no ranks because of noise",
                Figure = "too noisy for ranks: 98.4 % of rounds discarded",
                State = CheckState.Met,
                Seconds = 41.2,
                Command = "assay validate --check load",
            },
            new CheckOutcome
            {
                Name = CheckName.BenchmarkDotNet,
                Title = "BenchmarkDotNet measures the same ratios",
                Target = "every ratio within 3 %",
                Figure = "",
                State = CheckState.NotRun,
                Reason = "takes over an hour, so skipped by --quick",
                Seconds = 0,
                Command = "assay validate --check benchmarkdotnet",
            },
        ],
    };

    [Fact]
    public void A_pipe_gets_plain_text_of_100_columns()
    {
        var text = Written("table", OutputStyle.Plain);

        Snapshot.Matches(text, "validation.txt");
        Assert.All(text.Split('\n'), line => Assert.True(line.Length <= 100, line));
        Assert.All(text, character => Assert.True(character < 128));
    }

    [Fact]
    public void A_narrow_terminal_gets_colours_and_no_line_that_is_too_wide()
    {
        var text = Written("table", new OutputStyle(60, true));

        Snapshot.Matches(text.Replace("\u001b", "<ESC>", StringComparison.Ordinal), "validation.ansi.txt");
    }

    [Fact]
    public void Json_has_every_figure()
    {
        var text = Written("json", OutputStyle.Plain);

        Snapshot.Matches(text, "validation.json");
        using var document = JsonDocument.Parse(text);
        Assert.Equal(3,
            document.RootElement.GetProperty("checks")[0].GetProperty("details")[0].GetProperty("values").GetProperty("pairsDetected")
                .GetDouble());
    }

    private static string Written(string format, OutputStyle style)
    {
        using StringWriter output = new() { NewLine = "\n" };
        ValidationWriters.Write(format, Report, output, style);
        return output.ToString();
    }
}

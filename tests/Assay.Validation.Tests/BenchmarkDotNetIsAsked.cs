using Assay.Core.Adapters;
using Assay.Validation.Measuring;
using Assay.Validation.SecondOpinions;

namespace Assay.Validation.Tests;

public sealed class BenchmarkDotNetIsAsked
{
    private static readonly SyntheticEngine Engine = new(seed: 13) { Noise = 0.002, Level = (_, label) => TrueLevel(label) };

    [Fact]
    public void Twelve_cells_of_six_rows_that_agree_meet_the_target()
    {
        var outcome = Outcome(Engine, cell => TrueLevel(cell.Row), assaySeconds: 90, launchSeconds: 20);

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.StartsWith("12 of 12 cells agree", outcome.Figure, StringComparison.Ordinal);
        Assert.Equal(13, outcome.Details.Count);
        Assert.All(outcome.Details.Take(12),
            detail => Assert.Equal(detail.Values["assay"], detail.Values["benchmarkDotNet"], 0.02 * detail.Values["assay"]));
        Assert.Equal(5 * 14 * 20.0, outcome.Details[12].Values["benchmarkDotNetSeconds"], 6);
    }

    [Fact]
    public void A_cell_of_which_BenchmarkDotNet_thinks_otherwise_misses_the_target()
    {
        var outcome = Outcome(Engine,
            cell => TrueLevel(cell.Row) + (cell is { Row: "xml-serializer", Operation: Operation.Serialize } ? 0.1 : 0), assaySeconds: 90,
            launchSeconds: 20);

        Assert.Equal(CheckState.Missed, outcome.State);
        Assert.StartsWith("11 of 12 cells agree", outcome.Figure, StringComparison.Ordinal);
        Assert.EndsWith(
            "differs", outcome.Details.Single(detail => detail.Values.GetValueOrDefault("agrees", 1) == 0).Text, StringComparison.Ordinal);
    }

    [Fact]
    public void Inside_a_narrow_interval_of_BenchmarkDotNet_a_cell_agrees_though_it_is_over_3_percent_off()
    {
        var launch = 0;
        double Wobbling(ComparedCell cell) =>
            TrueLevel(cell.Row) + (cell.Row == Samples.Row ? 0 : 0.034 + (0.04 * ((launch++ % 5) - 2) / 2));

        var outcome = Outcome(Engine, Wobbling, 1, 20, request => request with
        {
            Cells = [new ComparedCell("xml-serializer", Operation.Serialize)],
        });

        var cell = outcome.Details[0];
        Assert.True(Math.Abs(cell.Values["difference"]) > 0.03, cell.Text);
        Assert.Equal(1, cell.Values["agrees"]);
    }

    [Fact]
    public void More_than_a_tenth_of_its_time_misses_the_target_at_five_launches_only()
    {
        Assert.Equal(CheckState.Missed, Outcome(Engine, cell => TrueLevel(cell.Row), assaySeconds: 150, launchSeconds: 20).State);
        Assert.Equal(CheckState.Met,
            Outcome(Engine, cell => TrueLevel(cell.Row), assaySeconds: 150, launchSeconds: 20,
                request => request with { Launches = 2 }).State);
    }

    [Fact]
    public void A_single_launch_has_no_interval_and_is_judged_by_the_3_percent_alone()
    {
        var outcome = Outcome(Engine, cell => TrueLevel(cell.Row), 10, 20, request => request with { Launches = 1 });

        Assert.Equal(CheckState.Met, outcome.State);
        Assert.DoesNotContain("benchmarkDotNetLower", outcome.Details[0].Values.Keys);
    }

    [Fact]
    public void A_conversion_that_tables_add_to_a_row_stays_out_of_the_comparison()
    {
        SyntheticEngine converting = new(seed: 13)
        {
            Noise = 0.002,
            Level = (_, label) => TrueLevel(label),
            ConversionNanoseconds = 20_000,
        };

        Assert.Equal(CheckState.Met, Outcome(converting, cell => TrueLevel(cell.Row), 90, 20).State);
    }

    [Fact]
    public void What_cannot_be_built_here_is_said()
    {
        var services = Samples.Services(Engine) with
        {
            SecondOpinion = (_, _, _) =>
                throw new CheckImpossibleException("the program that runs BenchmarkDotNet cannot be built here: NU1101"),
        };

        var outcome = Samples.Outcome(services, Samples.Request(CheckName.BenchmarkDotNet));

        Assert.Equal(CheckState.NotRun, outcome.State);
        Assert.Contains("NU1101", outcome.Reason, StringComparison.Ordinal);
    }

    private static double TrueLevel(string label) => label.Length * 0.03;

    private static CheckOutcome Outcome(SyntheticEngine engine, Func<ComparedCell, double> level, double assaySeconds, double launchSeconds,
        Func<ValidationRequest, ValidationRequest>? change = null)
    {
        SteppedClock clock = new();
        var services = Samples.Services(engine) with
        {
            Clock = clock,
            Measure = (experiment, name, cancellation) => clock.After(assaySeconds, engine.Measure(experiment, name, cancellation)),
            SecondOpinion = (cells, _,
                _) => [.. cells.Select(cell => new ReadyCell(cell, _ => clock.After(launchSeconds, 10_000 * Math.Exp(level(cell)))))],
        };
        var request = Samples.Request(CheckName.BenchmarkDotNet);
        return Samples.Outcome(services, change?.Invoke(request) ?? request);
    }
}

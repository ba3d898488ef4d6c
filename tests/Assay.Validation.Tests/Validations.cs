using Assay.Validation.Checks;

namespace Assay.Validation.Tests;

public sealed class Validations
{
    [Fact]
    public void A_quick_validation_leaves_BenchmarkDotNet_out_and_says_so()
    {
        var request = Samples.Request([.. CheckName.All]) with { IsQuick = true };

        var report = new EngineValidation(request, Samples.Services(new SyntheticEngine(seed: 17)))
            .Run(CancellationToken.None);

        Assert.Equal(CheckName.All, report.Checks.Select(check => check.Name));
        Assert.Equal((CheckState.NotRun, "assay validate --check benchmarkdotnet"), (report.Checks[^1].State, report.Checks[^1].Command));
        Assert.Contains("quick", report.Checks[^1].Reason, StringComparison.Ordinal);
        Assert.Equal(CheckState.NotRun, report.Checks.Single(check => check.Name == CheckName.Order).State);
    }

    [Fact]
    public void A_check_that_could_not_judge_is_not_met()
    {
        SyntheticEngine busy = new(seed: 17) { IsBusy = _ => true };

        var report = new EngineValidation(Samples.Request(CheckName.Aliases), Samples.Services(busy))
            .Run(CancellationToken.None);

        Assert.Equal((CheckState.NotRun, false), (report.Checks[0].State, report.IsMet));
    }

    [Fact]
    public void A_check_that_a_quick_validation_leaves_out_is_no_missed_target()
    {
        var request = Samples.Request(CheckName.BenchmarkDotNet) with { IsQuick = true };

        Assert.True(new EngineValidation(request, Samples.Services(new SyntheticEngine(seed: 17))).Run(CancellationToken.None).IsMet);
    }

    [Fact]
    public void A_check_that_is_asked_for_alone_runs_though_a_quick_validation_leaves_it_out()
    {
        var outcome =
            Samples.Outcome(Samples.Services(new SyntheticEngine(seed: 17)), Samples.Request(CheckName.Order) with { IsQuick = true });

        Assert.NotEqual(CheckState.NotRun, outcome.State);
    }

    [Fact]
    public void Each_check_names_the_command_that_repeats_it_alone()
    {
        var request = Samples.Request(CheckName.Load) with { Row = "json.net/reused" };

        Assert.Equal("assay validate --check load --row json.net/reused",
            Samples.Outcome(Samples.Services(new SyntheticEngine(seed: 17)), request).Command);
    }

    [Fact]
    public void Every_experiment_has_a_results_file_of_its_own()
    {
        SyntheticEngine engine = new(seed: 17);

        new EngineValidation(Samples.Request([.. CheckName.All]), Samples.Services(engine)).Run(CancellationToken.None);

        Assert.Equal(engine.Names.Count, engine.Names.Distinct().Count());
    }

    [Fact]
    public void An_interruption_ends_the_validation()
    {
        using CancellationTokenSource cancelled = new();
        cancelled.Cancel();

        Assert.Throws<OperationCanceledException>(() =>
            new EngineValidation(Samples.Request(CheckName.Aliases), Samples.Services(new SyntheticEngine(seed: 17))).Run(cancelled.Token));
    }
}

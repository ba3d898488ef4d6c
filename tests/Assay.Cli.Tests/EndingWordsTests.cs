using Assay.Cli.Commands;
using Assay.Cli.Configuration;
using Assay.Cli.Tests.Damaged;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Experiments.Hostile;
using Assay.Experiments.Startup;
using Assay.Report;

namespace Assay.Cli.Tests;

/// <summary>What is said below the table when a run ends.</summary>
public class EndingWordsTests
{
    private const string Missing = "for reasons that are no row's own. Results so far are in r.json; continue with: assay";

    /// <summary>A kind of file, what such a run says, and what it says where somebody deleted its programs meanwhile.</summary>
    public static TheoryData<string, string, string> Kinds => new()
    {
        { "run", "Results with all raw samples: r.json", $"Not everything was measured, {Missing} run --resume r.json" },
        { "scale", "Results with all raw samples: r.json", $"Not everything was measured, {Missing} run growth --resume r.json" },
        { "startup", "Results with all raw samples: r.json", $"Not everything was measured, {Missing} run startup --resume r.json" },
        { "conform", "Results with all verdicts: r.json", $"Not everything was judged, {Missing} check cases --resume r.json" },
        { "hostile", "Results with all outcomes: r.json", $"Not everything was judged, {Missing} check hostile --resume r.json" },
        { "fuzz", "Results with all outcomes: r.json", $"Not everything was judged, {Missing} check fuzz --resume r.json" },
    };

    [Theory]
    [MemberData(nameof(Kinds))]
    public void A_run_whose_programs_went_does_not_say_that_it_has_all(string kind, string whole, string missing)
    {
        var file = EveryKind.Of(kind);

        Assert.Contains(whole, WordsOf(file), StringComparison.Ordinal);
        var words = WordsOf(WithFailure(file));
        Assert.Contains(missing, words, StringComparison.Ordinal);
        Assert.DoesNotContain("Results with all", words, StringComparison.Ordinal);
    }

    private static string WordsOf(ResultsFile file)
    {
        using WorkingFolder folder = new();
        RunResult result = new(RunEnding.Complete, file, new RunTimes(TimeSpan.Zero, TimeSpan.Zero, TimeSpan.Zero, 1), "");
        ReportForm form = new("table", ReportExtent.FirstScreen);
        RunRequest asked = new() { Experiment = KnownExperiments.Of(file.Options) };
        return AssayInProcess.Call(
            folder.Path,
            streams => new RunEndingOutput(AssayInProcess.ServicesOn(streams)).Write(result, "r.json", form, asked, static () => default))
            .Errors;
    }

    /// <summary>The file with something last that failed because of Assay.</summary>
    private static ResultsFile WithFailure(ResultsFile file)
    {
        const string Cause = "The worker did not start.";
        Failure own = new(Verdict.AssayError, Cause);
        return file with
        {
            Cells = WithLast(file.Cells, cell => cell with { Failure = own }),
            Samples = file.Samples switch
            {
                StartupSamples first => first with { Startups = WithLast(first.Startups, startup => startup with { Failure = own }) },
                HostileSamples fed => fed with { Inputs = WithLast(fed.Inputs, input => input with { Failure = own }) },
                var others => others,
            },
            Checks = file.Options.Kind != "cases" ? file.Checks
                : WithLast(file.Checks, check => check with { Cause = Cause, Verdict = Verdict.AssayError }),
        };
    }

    private static IReadOnlyList<T> WithLast<T>(IReadOnlyList<T> all, Func<T, T> change) =>
        all.Count == 0 ? all : [.. all.SkipLast(1), change(all[^1])];
}

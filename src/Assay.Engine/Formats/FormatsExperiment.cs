using Assay.Core.Results;
using Assay.Engine.Runs;
using Assay.Report.Costs;

namespace Assay.Engine.Formats;

/// <summary>What rows do with payloads of their format, compared with its specification.</summary>
public sealed class FormatsExperiment : RowwiseExperiment
{
    /// <inheritdoc/>
    public override string Kind => "formats";

    /// <inheritdoc/>
    public override string Command => "conform formats";

    /// <inheritdoc/>
    public override Type OptionsType => typeof(FormatOptions);

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new FormatSamples();

    /// <inheritdoc/>
    public override CostReport? ReportOf(ResultsFile file) => FormatTables.Of(file);

    /// <inheritdoc/>
    public override string? DifferenceOf(ResultsFile one, ResultsFile other) =>
        one.Options.OwnOf<FormatOptions>().CorpusHash != other.Options.OwnOf<FormatOptions>().CorpusHash ? "files of --corpus" : null;

    /// <summary>One file; a list of options that one of several left open stays open.</summary>
    public override ResultsFile Merge(ResultsFile file, VerdictUnion parts)
    {
        var all = parts.OptionsOf<FormatOptions>();
        return file with
        {
            Options = file.Options with
            {
                Own = all[0] with { Formats = Union(all, options => options.Formats), Cases = Union(all, options => options.Cases) },
            },
            Samples = new FormatSamples
            {
                Cases = parts.All(part => part.SamplesOf<FormatSamples>().Cases, one => (one.Format, one.Name)),
                Checks = parts.Judged(
                    part => part.SamplesOf<FormatSamples>().Checks, check => (check.Row, check.Format, check.Case),
                    check => check.Verdict.ToString(), check => $"{check.Row}#{check.Format}/{check.Case}"),
            },
        };
    }

    private static IReadOnlyList<string> Union(IReadOnlyList<FormatOptions> all, Func<FormatOptions, IReadOnlyList<string>> of) =>
        all.Any(options => of(options).Count == 0) ? [] : [.. all.SelectMany(of).Distinct()];
}

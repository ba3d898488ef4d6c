using Assay.Analysis.Conformance;
using Assay.Core.Results;
using Assay.Engine.Runs;
using Assay.Report.Costs;

namespace Assay.Engine.Across;

/// <summary>What rows of one format read of each other, and decoders of other languages of them.</summary>
public sealed class AcrossExperiment : RowwiseExperiment
{
    /// <inheritdoc/>
    public override string Kind => AcrossReport.Kind;

    /// <inheritdoc/>
    public override string Command => "conform across";

    /// <inheritdoc/>
    public override Type OptionsType => typeof(AcrossOptions);

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new AcrossSamples();

    /// <inheritdoc/>
    public override CostReport? ReportOf(ResultsFile file) => AcrossTables.Of(file);

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, VerdictUnion parts) => file with
    {
        Options = file.Options with
        {
            Own = new AcrossOptions { Shapes = [.. parts.OptionsOf<AcrossOptions>().SelectMany(options => options.Shapes).Distinct()] },
        },
        Samples = new AcrossSamples
        {
            Exchanges = parts.Judged(
                part => part.SamplesOf<AcrossSamples>().Exchanges, result => (result.Row, result.Case),
                result => result.Verdict.ToString(), result => $"{result.Row}#{result.Case}"),
        },
    };
}

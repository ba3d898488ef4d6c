using Assay.Analysis.Model;
using Assay.Report;

namespace Assay.Answers.Choosing;

/// <summary>Where the figures of a recommendation came from, and what was taken because nobody said otherwise.</summary>
/// <param name="Results">The results files, the one whose figures decide first.</param>
/// <param name="Measured">On what they were measured, as a sentence.</param>
/// <param name="Defaults">What was not said, as options, such as <c>--scenario rpc</c>; empty where everything was.</param>
public sealed record ChoiceOrigin(IReadOnlyList<string> Results, string Measured, IReadOnlyList<string> Defaults)
{
    /// <summary>What a reader must know of the figures, as sentences, such as that the run ended early.</summary>
    public IReadOnlyList<string> Cautions { get; init; } = [];

    /// <summary>The origin of figures that a report shows.</summary>
    public static ChoiceOrigin Of(ReportModel model, IReadOnlyList<string> results, IReadOnlyList<string> defaults) =>
        new(results, $"{NoiseWords.Measured(model).TrimEnd('.')}, {model.StartedAt.UtcDateTime:yyyy-MM-dd}", defaults)
        {
            Cautions = [.. Report.Cautions.Of(model, isScreeningSaid: true)],
        };
}

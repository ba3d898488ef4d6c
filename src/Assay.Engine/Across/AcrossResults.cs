using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Across;

/// <summary>Collects in a results file what became of values between rows.</summary>
/// <param name="start">The file that it begins with, which an earlier run may have left.</param>
/// <param name="shapes">The values that rows exchange.</param>
public sealed class AcrossResults(ResultsFile start, AcrossShapes shapes) : VerdictResults(start with
{
    Options = start.Options with { Own = new AcrossOptions { Shapes = shapes.Names } },
})
{
    /// <inheritdoc/>
    public override bool IsJudged => Samples.Exchanges.Any(result => result.Verdict != AcrossVerdict.NotTried);

    /// <summary>What became of values so far.</summary>
    public AcrossSamples Samples => File.SamplesOf<AcrossSamples>();

    /// <summary>Reads the file of an earlier run.</summary>
    /// <exception cref="BadInputException">It is no results file, or one of another command.</exception>
    public static ResultsFile Load(string path)
    {
        var file = ResultsStore.Load(path);
        return file.Samples is AcrossSamples
            ? file
            : throw new BadInputException($"{path} is not a file of 'assay conform across'. Name one that its --out wrote.");
    }

    /// <summary>Adds a row and what became of its values.</summary>
    public void Add(RowResult row, IReadOnlyList<AcrossResult> results)
    {
        HashSet<(string, string)> replaced = [.. results.Select(result => (result.Row, result.Case))];
        File = With(row) with
        {
            Samples = Samples with
            {
                Exchanges = [
                    .. Samples.Exchanges.Where(known => !replaced.Contains((known.Row, known.Case))).Concat(results)
                        .OrderBy(result => result.Row, StringComparer.Ordinal).ThenBy(result => result.Case, StringComparer.Ordinal)],
            },
        };
    }
}

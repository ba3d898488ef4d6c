using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Formats;

/// <summary>Collects verdicts on format cases in a results file.</summary>
public sealed class FormatResults : VerdictResults
{
    private readonly Dictionary<(string Format, string Name), int> order = [];

    /// <summary>Begins with a file, which an earlier run may have left.</summary>
    /// <param name="start">The file.</param>
    /// <param name="selection">The cases that rows will be given.</param>
    public FormatResults(ResultsFile start, FormatSelection selection)
        : base(start)
    {
        var cases = selection.All.SelectMany(format => format.Cases.Select(one => Describe(format, one)));
        File = File with
        {
            Options = File.Options with { Own = selection.Options },
            Samples = Samples with { Cases = [.. Samples.Cases.Concat(cases).DistinctBy(one => (one.Format, one.Name))] },
        };
        foreach (var one in Samples.Cases)
            order[(one.Format, one.Name)] = order.Count;
    }

    /// <inheritdoc/>
    public override bool IsJudged => Samples.Checks.Any(check => check.Verdict != FormatVerdict.NotJudged);

    /// <summary>The verdicts so far.</summary>
    public FormatSamples Samples => File.SamplesOf<FormatSamples>();

    /// <summary>Reads the file of an earlier run.</summary>
    /// <exception cref="BadInputException">It is no results file, or holds no format cases.</exception>
    public static ResultsFile Load(string path)
    {
        var file = ResultsStore.Load(path);
        return file.Samples is FormatSamples
            ? file
            : throw new BadInputException($"{path} is not a file of 'assay conform formats'. Name one that its --out wrote.");
    }

    /// <summary>Adds a row and what it did.</summary>
    public void Add(RowResult row, IReadOnlyList<FormatCheckResult> checks) => File = With(row) with
    {
        Samples = Samples with
        {
            Checks = [
                .. checks.Concat(Samples.Checks).DistinctBy(check => (check.Row, check.Format, check.Case))
                    .OrderBy(check => check.Row, StringComparer.Ordinal)
                    .ThenBy(check => order.GetValueOrDefault((check.Format, check.Case), int.MaxValue))],
        },
    };

    private static FormatCaseResult Describe(FormatCases format, FormatCase one) => new()
    {
        Format = format.Format,
        Name = one.Name,
        Shape = one.Shape,
        Expected = one.Expected,
        Values = one.Values,
        Citation = one.Citation,
        Reason = one.Reason,
    };
}

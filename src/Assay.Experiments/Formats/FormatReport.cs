using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Formats;

/// <summary>What rows do with format cases.</summary>
/// <param name="Formats">The formats, by name; those without any row are left out.</param>
/// <param name="Missing">Rows that were not given any case, by reason.</param>
public sealed record FormatReport(IReadOnlyList<FormatOfReport> Formats, IReadOnlyList<Unmeasured> Missing)
{
    /// <summary>Builds the report; null where the file holds another kind of run.</summary>
    public static FormatReport? Build(ResultsFile file)
    {
        if (file.Samples is not FormatSamples samples)
            return null;
        var missing = Unmeasured.UnavailableIn(file);
        var cases = samples.Cases.ToLookup(one => one.Format);
        HashSet<string> references = [.. file.Rows.Where(row => row.IsReference).Select(row => row.Name)];
        return new FormatReport(
            [.. samples.Checks.GroupBy(check => check.Format).OrderBy(format => format.Key, StringComparer.Ordinal)
                .Select(format => FormatOfReport.Of(format.Key, [.. cases[format.Key]], [.. format], references))],
            missing);
    }
}

/// <summary>What the rows of one format do with its cases.</summary>
/// <param name="Rows">Its rows, those with most differences from the specification first, and reference rows last.</param>
/// <param name="Deviations">Where rows differ from the specification, or extend the format, in the order of the cases; rows that did the
/// same stand together.</param>
/// <param name="Unjudged">Why rows were not judged by cases: alike reasons stand together.</param>
public sealed record FormatOfReport(
    string Format, IReadOnlyList<FormatCaseResult> Cases, IReadOnlyList<FormatRow> Rows, IReadOnlyList<FormatDeviation> Deviations,
    IReadOnlyList<FormatUnjudged> Unjudged)
{
    internal static FormatOfReport Of(
        string format, IReadOnlyList<FormatCaseResult> cases, IReadOnlyList<FormatCheckResult> checks, HashSet<string> references)
    {
        var ofCase = checks.Where(check => check.IsDeviation() || check.Verdict == FormatVerdict.Extension).ToLookup(check => check.Case);
        return new FormatOfReport(
            format,
            cases,
            [
                .. checks.GroupBy(check => check.Row).Select(row => new FormatRow(row.Key, references.Contains(row.Key), [.. row]))
                    .OrderBy(row => row.IsReference).ThenByDescending(row => row.Deviations)
                    .ThenByDescending(row => row.Count(FormatVerdict.Extension)).ThenBy(row => row.Row, StringComparer.Ordinal),
            ],
            [
                .. from one in cases
                   from alike in ofCase[one.Name].GroupBy(check => (check.Verdict, check.Value, check.Cause))
                   select new FormatDeviation(
                       one, alike.Key.Verdict, alike.Key.Value, alike.Key.Cause, [.. alike.Select(check => check.Row)]),
            ],
            [
                .. checks.Where(check => check.Verdict == FormatVerdict.NotJudged)
                    .GroupBy(check => (Cause: WithoutBytes(check.Cause), check.Row)).GroupBy(one => (one.Key.Cause, Cases: one.Count()))
                    .Select(alike => new FormatUnjudged(alike.Key.Cause, [.. alike.Select(one => one.Key.Row)], alike.Key.Cases)),
            ]);
    }

    // What rows write differs with each shape, and says nothing more here.
    private static string WithoutBytes(string cause) =>
        cause.IndexOf(" (it writes ", StringComparison.Ordinal) is > 0 and var at ? cause[..at] : cause;
}

/// <summary>What one row did.</summary>
/// <param name="IsReference">Whether it is a reference row rather than a serializer.</param>
/// <param name="Checks">Its verdicts, in the order of the cases.</param>
public sealed record FormatRow(string Row, bool IsReference, IReadOnlyList<FormatCheckResult> Checks)
{
    /// <summary>How many verdicts differ from the specification.</summary>
    public int Deviations => Checks.Count(check => check.IsDeviation());

    /// <summary>How many cases judged it.</summary>
    public int Judged => Checks.Count - Count(FormatVerdict.NotJudged);

    /// <summary>How many cases have one of the verdicts.</summary>
    public int Count(params FormatVerdict[] verdicts) => Checks.Count(check => verdicts.Contains(check.Verdict));
}

/// <summary>Rows that differ from a specification in the same way.</summary>
/// <param name="Value">What came back; empty where nothing did.</param>
/// <param name="Cause">What the library threw, or how the process ended.</param>
public sealed record FormatDeviation(FormatCaseResult Case, FormatVerdict Verdict, string Value, string Cause, IReadOnlyList<string> Rows);

/// <summary>Rows that were not judged for one reason.</summary>
public sealed record FormatUnjudged(string Cause, IReadOnlyList<string> Rows, int Cases);

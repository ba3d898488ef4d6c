using System.Globalization;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Hostile;

/// <summary>
/// What follows from hostile input for somebody who chooses a row: where payloads choose types, which rows are acceptable, and under
/// which conditions.
/// </summary>
internal static class SafetyAnswers
{
    /// <summary>The head of the rows of which a payload chooses the types.</summary>
    public const string ChoosesTypes = "payload chooses the type";

    /// <summary>The sentences, the worst first.</summary>
    /// <param name="rows">The rows, without reference rows.</param>
    public static IEnumerable<string> Of(IReadOnlyList<SafetyLine> rows)
    {
        if (rows.Where(line => line.PayloadChoosesTypes).ToList() is { Count: > 0 } choosing)
        {
            yield return $"The payload chooses the type, whatever the grade: {Labels(choosing)}. "
                + "Whoever writes it chooses the code that runs: read only what you wrote yourself.";
        }

        var alike = rows.Where(line => line.Conditions is not null).GroupBy(line => string.Join(' ', line.Conditions!));
        foreach (var same in alike.OrderBy(same => same.First().Conditions!.Count))
        {
            List<SafetyLine> lines = [.. same];
            yield return $"Acceptable{(lines[0].Conditions!.Count == 0 ? "" : $" if {SafetyConditions.WordsOf(lines)}")}: {Labels(lines)}.";
        }

        if (rows.Where(line => line is { Conditions: null, PayloadChoosesTypes: false }).ToList() is { Count: > 0 } others)
            yield return $"Not acceptable, the worst first: {SectionWords.Some([.. others.Select(line => line.Label)])}.";
    }

    /// <summary>Whether a row is acceptable, in a few words: <c>yes</c>, <c>no</c>, or <c>if ...</c>.</summary>
    public static string Of(SafetyLine line) => line.Conditions switch
    {
        null => "no",
        { Count: 0 } => "yes",
        _ => $"if {SafetyConditions.WordsOf([line])}",
    };

    /// <summary>A grade, after what weighs more.</summary>
    public static string Graded(SafetyLine line) =>
        $"{(line.PayloadChoosesTypes ? $"{ChoosesTypes}; " : "")}{SafetyTables.Worded(line.Grade, line.OnlyCause)}";

    /// <summary>The size of an input and what it took, next to the limits; empty in files of versions that did not tell the size.</summary>
    public static string FiguresOf(HostileGroup group, HostileOptions options)
    {
        if (group is not { ExampleBytes: long bytes, ExampleMemoryBytes: long memory })
            return "";
        var taken = group.Outcome switch
        {
            HostileOutcome.OutOfMemory =>
                $", over {Units.Size(options.HeapBytes)} of memory, the limit{FactorOf(options.HeapBytes, bytes)}",
            HostileOutcome.Crashed => $" on a limit of {Units.Size(options.HeapBytes)}",
            HostileOutcome.Hung => $", over {Units.Time(options.TimeLimitNanoseconds)}, the limit",
            _ => $", {Units.Size(memory)} of memory{FactorOf(memory, bytes)}, {Units.Time(group.LongestNanoseconds)} at most",
        };
        return $"{Units.Whole(bytes)} {Words.Plural(bytes, "byte")} of input{taken}";
    }

    private static string FactorOf(long memory, long bytes) =>
        bytes == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $" ({(double)memory / bytes:N0} times the input)");

    private static string Labels(IEnumerable<SafetyLine> lines) => string.Join(", ", lines.Select(line => line.Label));
}

using System.Globalization;

namespace Assay.Engine.Storage;

/// <summary>What results lack whose budget was used up, row by row.</summary>
internal static class Gaps
{
    private const int MostRows = 6;

    /// <summary>The sentences; empty where nothing is missing.</summary>
    /// <param name="all">What rows got, of what there was.</param>
    /// <param name="what">What is missing, such as <c>verdicts</c>.</param>
    /// <param name="meaning">What follows for the report.</param>
    public static string SentenceOf(IEnumerable<Gap> all, string what, string meaning)
    {
        Gap[] gaps = [.. all.Where(gap => gap.Done < gap.All).OrderBy(gap => gap.Done)];
        if (gaps.Length == 0)
            return "";
        var more = gaps.Length > MostRows ? $" and {Text(gaps.Length - MostRows)} more" : "";
        return $"The budget left no time for {Text(gaps.Sum(gap => gap.All - gap.Done))} {what}: "
            + $"{string.Join(", ", gaps.Take(MostRows).Select(WordsOf))}{more}. {meaning}";
    }

    private static string WordsOf(Gap gap) => gap.Done == 0
        ? $"{gap.Row} got nothing"
        : $"{gap.Row} got {Text(gap.Done)} of {Text(gap.All)}";

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}

/// <summary>What a row got.</summary>
/// <param name="All">How much there is for it.</param>
internal sealed record Gap(string Row, int Done, int All);

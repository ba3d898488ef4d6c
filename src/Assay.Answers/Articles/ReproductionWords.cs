using System.Globalization;
using Assay.Report;

namespace Assay.Answers.Articles;

/// <summary>A reproduction in words.</summary>
internal static class ReproductionWords
{
    /// <summary>What the article did, how much of it has a counterpart, and how its claims fare.</summary>
    public static IEnumerable<string> Answer(Reproduction reproduction)
    {
        yield return $"\"{reproduction.Article.Title}\": {reproduction.WithCounterpart} of {reproduction.Cells.Count} published figures "
            + $"have a counterpart today. {ClaimsOf(reproduction)}";
        yield return reproduction.Article.Protocol;
    }

    /// <summary>A judgement in a few words.</summary>
    public static string Of(Judgement judgement) => judgement switch
    {
        Judgement.Holds => "holds",
        Judgement.NoLongerHolds => "no longer holds",
        Judgement.UntestableHere => "cannot be tested here",
        _ => "not judged",
    };

    /// <summary>What was observed of a claim, and the command that measures what is missing.</summary>
    public static string Observed(JudgedClaim claim) =>
        claim.Command.Length == 0 ? Plain.Cause(claim.Observed) : $"{Plain.Cause(claim.Observed)} Measured by: {claim.Command}";

    /// <summary>A figure of four digits with its unit.</summary>
    public static string Figure(double value, string unit) => $"{Digits(value)} {unit}".TrimEnd();

    /// <summary>The text with a capital first letter, names of libraries left as they are.</summary>
    public static string Capital(string text) =>
        text.Length > 0 && char.IsAsciiLetterLower(text[0]) && !text.StartsWith("protobuf", StringComparison.Ordinal)
            ? $"{char.ToUpperInvariant(text[0])}{text[1..]}"
            : text;

    private static string ClaimsOf(Reproduction reproduction)
    {
        string[] counts =
        [
            .. from judgement in Enum.GetValues<Judgement>()
               let count = reproduction.Count(judgement)
               where count > 0
               select $"{count} {Plural(judgement, count)}",
        ];
        return $"Of {reproduction.Claims.Count} {Words.Plural(reproduction.Claims.Count, "claim")}: {string.Join(", ", counts)}.";
    }

    private static string Plural(Judgement judgement, int count) => judgement switch
    {
        Judgement.Holds => count == 1 ? "holds" : "hold",
        Judgement.NoLongerHolds => count == 1 ? "no longer holds" : "no longer hold",
        _ => Of(judgement),
    };

    private static string Digits(double value) => Math.Abs(value) switch
    {
        var whole when whole == Math.Round(whole) => value.ToString("N0", CultureInfo.InvariantCulture),
        >= 999.95 => value.ToString("N0", CultureInfo.InvariantCulture),
        >= 99.995 => value.ToString("0.0", CultureInfo.InvariantCulture),
        >= 9.9995 => value.ToString("0.00", CultureInfo.InvariantCulture),
        >= 1 => value.ToString("0.000", CultureInfo.InvariantCulture),
        _ => value.ToString("0.####", CultureInfo.InvariantCulture),
    };
}

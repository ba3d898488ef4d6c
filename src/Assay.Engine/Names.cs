using System.Globalization;
using System.Text.RegularExpressions;
using Assay.Core.Naming;

namespace Assay.Engine;

/// <summary>Refuses a misspelt name with those that it may have meant.</summary>
public static class NearestNames
{
    private const int LongestName = 300;

    /// <summary>A sentence about an unknown name, such as <c>There is no row "jsn.net". Nearest: json.net/reused.</c>.</summary>
    /// <param name="kind">What it should name, such as <c>row</c>.</param>
    /// <param name="next">What shows all of them, such as <c>assay show rows</c>; empty for none.</param>
    public static BadInputException Unknown(string kind, string given, IEnumerable<string> valid, string next = "")
    {
        // The distance to a text without end takes minutes, and says nothing.
        var nearest = given.Length > LongestName ? [] : NearestName.Of(given, valid);
        var names = nearest.Count == 0 ? "" : $" Nearest: {string.Join(", ", nearest)}.";
        var advice = next.Length == 0 ? "" : $" '{next}' shows all.";
        return new BadInputException($"There is no {kind} \"{Shortened.Of(given)}\".{names}{advice}");
    }
}

/// <summary>Values of an enum as people write them: <c>read-one</c>.</summary>
public static partial class EnumNames
{
    /// <summary>Every name, in the order of the enum.</summary>
    public static IReadOnlyList<string> All<T>()
        where T : struct, Enum => [.. Enum.GetValues<T>().Select(Of)];

    /// <summary>The name of a value.</summary>
    public static string Of<T>(T value)
        where T : struct, Enum => WordStart().Replace(value.ToString(), "-").ToLowerInvariant();

    /// <summary>Reads a name, without regard to case.</summary>
    /// <param name="kind">What it should name, such as <c>surface</c>.</param>
    /// <exception cref="BadInputException">There is no such value; the sentence names the nearest.</exception>
    public static T Read<T>(string kind, string name)
        where T : struct, Enum
    {
        T[] found = [.. Enum.GetValues<T>().Where(value => string.Equals(Of(value), name, StringComparison.OrdinalIgnoreCase))];
        return found.Length > 0 ? found[0] : throw NearestNames.Unknown(kind, name, All<T>());
    }

    [GeneratedRegex("(?<=.)(?=[A-Z])")]
    private static partial Regex WordStart();
}

/// <summary>Comma lists of the command line.</summary>
public static class Lists
{
    /// <summary>Splits a comma list.</summary>
    /// <param name="option">The option, for the sentence.</param>
    /// <exception cref="BadInputException">The list names nothing.</exception>
    public static IReadOnlyList<string> Split(string list, string option)
    {
        var items = list.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return items.Length > 0 ? items : throw new BadInputException($"{option} has no value. Give a name, or omit {option}.");
    }
}

/// <summary>Quotes what a user gave, in a sentence that stays one line on any terminal.</summary>
public static class Shortened
{
    private const int Longest = 80;
    private const int Tail = 20;

    /// <summary>The text, its middle left out where it is long.</summary>
    public static string Of(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        if (text.Length <= Longest)
            return text;
        var head = Longest - Tail;

        // Half a surrogate pair would be written as a question mark.
        head -= char.IsHighSurrogate(text[head - 1]) ? 1 : 0;
        var tail = text.Length - Tail;
        tail += char.IsLowSurrogate(text[tail]) ? 1 : 0;
        return string.Create(CultureInfo.InvariantCulture, $"{text[..head]}...{text[tail..]} ({text.Length:N0} characters)");
    }
}

using System.Text.RegularExpressions;

namespace Assay.Engine.Catalogue;

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
    /// <param name="name">The name.</param>
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

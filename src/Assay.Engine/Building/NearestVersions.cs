using System.Globalization;

namespace Assay.Engine.Building;

/// <summary>Finds the versions that a version which does not exist may have meant.</summary>
internal static class NearestVersions
{
    private const int Most = 3;
    private const int Parts = 4;

    /// <summary>The nearest versions, at most three, the newest first: equal in as many leading numbers as possible, and near in the next.</summary>
    /// <param name="given">The version that was asked for.</param>
    /// <param name="versions">The versions there are.</param>
    public static IReadOnlyList<string> Of(string given, IReadOnlyList<string> versions)
    {
        long[] wanted = NumbersOf(given);
        bool wantsPrerelease = IsPrerelease(given);
        IEnumerable<string> stable = versions.Where(version => !IsPrerelease(version));
        IEnumerable<string> candidates = wantsPrerelease || !stable.Any() ? versions : stable;
        string[] nearest = [.. Sorted(candidates, version => Distance(NumbersOf(version), wanted)).Take(Most)];
        return [.. Sorted(nearest, version => [.. NumbersOf(version).Select(number => -number)])];
    }

    // Behind the first number that differs, the nearest version below the wanted one is the last of its line, and the nearest above it the first.
    private static long[] Distance(long[] numbers, long[] wanted)
    {
        int differs = Enumerable.Range(0, Parts).FirstOrDefault(part => numbers[part] != wanted[part], Parts - 1);
        bool isBelow = numbers[differs] < wanted[differs];
        return [.. numbers.Select((number, part) => part <= differs ? Math.Abs(number - wanted[part]) : isBelow ? -number : number)];
    }

    private static IEnumerable<string> Sorted(IEnumerable<string> versions, Func<string, long[]> key) =>
        versions.Select(version => (Version: version, Key: key(version)))
            .OrderBy(item => item.Key[0]).ThenBy(item => item.Key[1]).ThenBy(item => item.Key[2]).ThenBy(item => item.Key[3])
            .ThenBy(item => item.Version, StringComparer.OrdinalIgnoreCase)
            .Select(item => item.Version);

    private static bool IsPrerelease(string version) => version.Contains('-', StringComparison.Ordinal);

    private static long[] NumbersOf(string version)
    {
        long[] numbers = new long[Parts];
        string[] parts = version.Split('-', '+')[0].Split('.');
        for (int i = 0; i < Math.Min(Parts, parts.Length); i++)
            _ = long.TryParse(parts[i], NumberStyles.None, CultureInfo.InvariantCulture, out numbers[i]);
        return numbers;
    }
}

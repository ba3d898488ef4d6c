using System.Globalization;
using System.Text.Json;

namespace Assay.Engine.Building;

/// <summary>Lists the versions of a package that this machine's feeds and its package cache have.</summary>
/// <param name="feeds">The feeds that restores ask.</param>
internal sealed class NuGetVersions(PackageFeeds feeds)
{
    private static readonly TimeSpan TimeLimit = TimeSpan.FromSeconds(20);

    /// <summary>Every version that is known; none where nothing answers.</summary>
    /// <param name="package">The package's name.</param>
    /// <param name="cancellation">Ends asking at once.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<string> Of(string package, CancellationToken cancellation) => [.. Cached(package).Concat(OfFeeds(package, cancellation)).Distinct(StringComparer.OrdinalIgnoreCase)];

    private static IEnumerable<string> Cached(string package)
    {
        string folder = Path.Combine(PackageContents.CacheFolder, package.ToLowerInvariant());
        return Directory.Exists(folder) ? Directory.EnumerateDirectories(folder).Select(version => Path.GetFileName(version)) : [];
    }

    private List<string> OfFeeds(string package, CancellationToken cancellation)
    {
        try
        {
            List<string> versions = [];
            if (!feeds.IsOffline)
                versions.AddRange(Read(Search(package, cancellation)));
            foreach (string folder in feeds.Folders)
                versions.AddRange(Read(Search(package, cancellation, "--source", folder)));
            return versions;
        }
        catch (Exception exception) when (exception is JsonException or InvalidOperationException or IOException)
        {
            return [];
        }
    }

    private static string Search(string package, CancellationToken cancellation, params string[] source)
    {
        string[] arguments = ["package", "search", package, "--exact-match", "--prerelease", "--format", "json", .. source];
        return DotnetCommand.Run(Environment.CurrentDirectory, arguments, [], TimeLimit, cancellation).Output;
    }

    /// <summary>The versions in an answer of <c>dotnet package search</c>; what stands before its JSON is no part of it.</summary>
    internal static IEnumerable<string> Read(string answer)
    {
        int begin = answer.IndexOf('{', StringComparison.Ordinal);
        if (begin < 0)
            return [];
        using JsonDocument document = JsonDocument.Parse(answer[begin..]);
        return [.. document.RootElement.GetProperty("searchResult").EnumerateArray()
            .Where(source => source.TryGetProperty("packages", out _))
            .SelectMany(source => source.GetProperty("packages").EnumerateArray())
            .Select(found => found.GetProperty("version").GetString() ?? "")
            .Where(version => version.Length > 0)];
    }
}

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

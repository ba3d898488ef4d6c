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

using System.Text.Json;
using NuGet.Versioning;

namespace Assay.Engine.Building;

/// <summary>Lists the versions of a package that this machine's feeds, the folders of packages and its package cache have.</summary>
internal sealed class NuGetVersions(PackageFeeds feeds)
{
    private const string Extension = ".nupkg";

    private static readonly TimeSpan TimeLimit = TimeSpan.FromSeconds(20);

    /// <summary>Every version that is known; none where nothing answers.</summary>
    public IReadOnlyList<string> Of(string package, CancellationToken cancellation) =>
        [.. OfMachine(package).Concat(feeds.IsOffline ? [] : OfFeeds(package, cancellation)).Distinct(StringComparer.OrdinalIgnoreCase)];

    /// <summary>The versions that the package cache and the folders have, without asking any feed.</summary>
    public IReadOnlyList<string> OfMachine(string package) =>
        [.. Cached(package).Concat(InFolders(package)).Distinct(StringComparer.OrdinalIgnoreCase)];

    private static IEnumerable<string> Cached(string package)
    {
        var folder = Path.Combine(PackageContents.CacheFolder, package.ToLowerInvariant());
        return Directory.Exists(folder) ? Directory.EnumerateDirectories(folder).Select(version => Path.GetFileName(version)) : [];
    }

    /// <summary>The file of a package is named by it and its version.</summary>
    private IEnumerable<string> InFolders(string package) => feeds.PackageFiles()
        .Select(file => Path.GetFileName(file))
        .Where(file => file.StartsWith(package + ".", StringComparison.OrdinalIgnoreCase))
        .Select(file => file[(package.Length + 1)..^Extension.Length])
        .Where(version => NuGetVersion.TryParse(version, out _));

    private static IEnumerable<string> OfFeeds(string package, CancellationToken cancellation)
    {
        try
        {
            string[] arguments = ["package", "search", package, "--exact-match", "--prerelease", "--format", "json"];

            // Not in the current folder, which may be somebody else's: its global.json may name an SDK that lies next to it.
            return Read(DotnetCommand.Run(AppContext.BaseDirectory, arguments, [], TimeLimit, cancellation).Output);
        }
        catch (Exception exception) when (exception is JsonException or InvalidOperationException or IOException)
        {
            return [];
        }
    }

    /// <summary>The versions in an answer of <c>dotnet package search</c>; what stands before its JSON is no part of it.</summary>
    internal static IEnumerable<string> Read(string answer)
    {
        var begin = answer.IndexOf('{', StringComparison.Ordinal);
        if (begin < 0)
            return [];
        using var document = JsonDocument.Parse(answer[begin..]);
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

    /// <summary>
    /// Versions below and above that are tried of the same major version: one that fails often fails as its neighbours do.
    /// </summary>
    private const int TriesOfMajor = 2;

    /// <summary>
    /// The nearest versions, at most three, the newest first: equal in as many leading numbers as possible, and near in the next.
    /// </summary>
    public static IReadOnlyList<string> Of(string given, IReadOnlyList<string> versions)
    {
        if (!NuGetVersion.TryParse(given, out var wanted))
            return [];
        NuGetVersion[] known = [
            .. versions.Select(version => NuGetVersion.TryParse(version, out var read) ? read : null).OfType<NuGetVersion>()];
        NuGetVersion[] stable = [.. known.Where(version => !version.IsPrerelease)];
        return [.. (wanted.IsPrerelease || stable.Length == 0 ? known : stable).OrderBy(
            version => Distance(version.Version, wanted.Version))
            .Take(Most).OrderDescending().Select(version => version.OriginalVersion!)];
    }

    /// <summary>
    /// The versions to try in place of one that cannot be had, the nearest first: of its major version the newest below it, then the lowest
    /// above it; then the newest of the major version below, and the lowest of the one above.
    /// </summary>
    public static IReadOnlyList<string> InPlaceOf(string wanted, IReadOnlyList<string> versions)
    {
        if (!NuGetVersion.TryParse(wanted, out var asked))
            return [];
        NuGetVersion[] known = [
            .. versions.Select(version => NuGetVersion.TryParse(version, out var read) ? read : null).OfType<NuGetVersion>()
            .Where(version => version != asked && (asked.IsPrerelease || !version.IsPrerelease))];
        NuGetVersion[] below = [.. known.Where(version => version < asked).OrderDescending()];
        NuGetVersion[] above = [.. known.Where(version => version > asked).Order()];
        IEnumerable<NuGetVersion> nearest =
        [
            .. below.Where(version => version.Major == asked.Major).Take(TriesOfMajor),
            .. above.Where(version => version.Major == asked.Major).Take(TriesOfMajor),
            .. below.Where(version => version.Major != asked.Major).Take(1),
            .. above.Where(version => version.Major != asked.Major).Take(1),
        ];
        return [.. nearest.Select(version => version.OriginalVersion!)];
    }

    // Behind the first number that differs, the nearest version below the wanted one is the last of its line, and the nearest above it the
    // first.
    private static (int Major, int Minor, int Build, int Revision) Distance(Version version, Version wanted)
    {
        var sign = version < wanted ? -1 : 1;
        return version.Major != wanted.Major
            ? (Math.Abs(version.Major - wanted.Major), sign * version.Minor, sign * version.Build, sign * version.Revision)
            : version.Minor != wanted.Minor ? (0, Math.Abs(version.Minor - wanted.Minor), sign * version.Build, sign * version.Revision)
            : version.Build != wanted.Build ? (0, 0, Math.Abs(version.Build - wanted.Build), sign * version.Revision)
            : (0, 0, 0, Math.Abs(version.Revision - wanted.Revision));
    }
}

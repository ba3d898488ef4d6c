using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Assay.Engine.Building;

/// <summary>
/// Remembers for an hour that the feeds do not have a build's package: asking again takes seconds in each run, and the same feeds seldom
/// change their answer. Other feeds are asked at once.
/// </summary>
/// <param name="folders">The folders that keep it, of which the first is asked: that of the build with the contracts of all data sets, and
/// the build's own.</param>
/// <param name="feeds">The feeds that were asked.</param>
internal sealed class FeedAnswer(IReadOnlyList<string> folders, PackageFeeds feeds)
{
    internal static readonly TimeSpan Lifetime = TimeSpan.FromHours(1);

    private string Path => PathIn(folders[0]);

    /// <summary>Where the answer is kept.</summary>
    public static string PathIn(string folder) => System.IO.Path.Combine(folder, "unavailable");

    /// <summary>The outcome that these feeds brought less than an hour ago; null where there is none.</summary>
    public BuildOutcome? Remembered()
    {
        if (!File.Exists(Path) || FileAge.IsOver(File.GetLastWriteTimeUtc(Path), Lifetime))
            return null;
        var lines = File.ReadAllLines(Path);
        return lines is [var asked, var kind, var package, var cause]
            && asked == AskedFeeds.Of(feeds) && Enum.TryParse(kind, out BuildFailureKind known)
            ? BuildOutcome.Of(new BuildFailure(known, cause) { Lacking = package })
            : null;
    }

    /// <summary>Keeps an outcome, where it is the feeds' answer; that a feed gave none says nothing of the next time.</summary>
    public void Keep(BuildOutcome outcome)
    {
        if (outcome.Failure is not { IsOfFeeds: true } failure)
            return;
        foreach (var folder in folders)
        {
            OpenBuild.CreateFolder(folder);
            File.WriteAllLines(PathIn(folder), [AskedFeeds.Of(feeds), failure.Kind.ToString(), failure.Lacking, failure.Cause]);
        }
    }

    public void Forget()
    {
        foreach (var folder in folders.Where(Directory.Exists))
            File.Delete(PathIn(folder));
    }
}

/// <summary>Names the feeds that were asked, so that what others answer is not taken for theirs.</summary>
internal static class AskedFeeds
{
    /// <summary>A hash of the folders named, and of the user's own settings as they are.</summary>
    public static string Of(PackageFeeds feeds)
    {
        var home = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);
        var data = Environment.GetFolderPath(Environment.SpecialFolder.ApplicationData);
        string[] settings = [Path.Combine(home, ".nuget", "NuGet", "NuGet.Config"), Path.Combine(data, "NuGet", "NuGet.Config")];
        var parts =
            feeds.Folders.Select(feed => string.Create(CultureInfo.InvariantCulture, $"{feed} {Directory.GetLastWriteTimeUtc(feed).Ticks}"))
            .Append($"{feeds.IsOffline} {Environment.GetEnvironmentVariable("NUGET_PACKAGES")}")
            .Concat(settings.Where(File.Exists).Select(File.ReadAllText));
        return Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\n', parts))));
    }
}

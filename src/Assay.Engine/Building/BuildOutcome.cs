using System.Collections.ObjectModel;
using Assay.Core.Results;

namespace Assay.Engine.Building;

/// <summary>What became of an adapter's build.</summary>
/// <param name="Status">Available, not available or broken.</param>
/// <param name="Cause">The first line of why not; empty when available.</param>
/// <param name="Program">The program; null unless available.</param>
public sealed record BuildOutcome(RowStatus Status, string Cause, AdapterProgram? Program)
{
    /// <summary>The outcome of a build that failed, or that was not tried.</summary>
    internal static BuildOutcome Of(BuildFailure failure) => new(failure.Status, failure.Cause, null);

    /// <summary>The outcome of a build that brought a program.</summary>
    internal static BuildOutcome Built(AdapterProgram program, string? version, string folder) => new(RowStatus.Available, "", program)
    {
        PackageVersion = version,
        Folder = folder,
        WithoutCode = new WithoutFile(folder).DialectsWithoutCode(),
        Warnings = NativeWarnings.Of(folder),
    };

    /// <summary>The version of the package that was restored, which need not be the one asked for; null where there is none or nothing tells it.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>The build's folder; empty where it has none.</summary>
    public string Folder { get; init; } = "";

    /// <summary>Dialects whose contracts lack code of the user's types, because they do not compile with it; each with a sentence that says so.</summary>
    public IReadOnlyDictionary<string, string> WithoutCode { get; init; } = ReadOnlyDictionary<string, string>.Empty;

    /// <summary>What the native compiler warned of; none for programs that are not native.</summary>
    public NativeWarnings Warnings { get; init; } = NativeWarnings.None;

    /// <summary>The version of the package that was built in place of the one that the project names, which cannot be had; empty where none was.</summary>
    public string Substitute { get; init; } = "";

    /// <summary>Where the feeds lack the version that was asked for: the nearest ones that they have. Null otherwise.</summary>
    public IReadOnlyList<string>? NearestVersions { get; init; }
}

/// <summary>
/// Remembers for lists that a program did not build, or that the machine lacks what it is built with: a run builds it again, because what failed may be the machine. What the feeds answered
/// is remembered elsewhere.
/// </summary>
/// <param name="folder">The build's folder.</param>
internal sealed class BrokenBuild(string folder)
{
    /// <summary>How the answers of restores begin, which a list asks for again.</summary>
    private static readonly string[] OfRestores = ["NU", BuildAnswer.RestoreFailed, IncompletePackages.Beginning];

    /// <summary>What the machine lacks may be there soon.</summary>
    private static readonly TimeSpan Lifetime = TimeSpan.FromHours(1);

    private string FileName => PathIn(folder);

    /// <summary>Where the failure of a build is kept.</summary>
    public static string PathIn(string folder) => Path.Combine(folder, "broken");

    /// <summary>The outcome of the last build; null where it did not fail so.</summary>
    public BuildOutcome? Remembered()
    {
        string[] lines = File.Exists(FileName) ? File.ReadAllLines(FileName) : [];
        if (lines.Length < 2 || !Enum.TryParse(lines[0], out RowStatus status))
            return null;
        bool isOld = status == RowStatus.NotAvailable && FileAge.IsOver(File.GetLastWriteTimeUtc(FileName), Lifetime);
        return isOld ? null : new BuildOutcome(status, lines[1], null);
    }

    /// <summary>Keeps an outcome, where it is such a failure.</summary>
    public void Keep(BuildOutcome outcome)
    {
        if (outcome.Status == RowStatus.Broken || (outcome.Status == RowStatus.NotAvailable && !Array.Exists(OfRestores, answer => outcome.Cause.StartsWith(answer, StringComparison.Ordinal))))
            File.WriteAllLines(FileName, [outcome.Status.ToString(), outcome.Cause]);
    }

    /// <summary>Forgets it.</summary>
    public void Forget() => File.Delete(FileName);
}

using System.Collections.ObjectModel;
using Assay.Core.Results;

namespace Assay.Engine.Building;

/// <summary>What became of an adapter's build.</summary>
/// <param name="Program">The program; null where there is none, or none is needed.</param>
public sealed record BuildOutcome(AdapterProgram? Program)
{
    /// <summary>The outcome of a build that went well and was not for its program.</summary>
    internal static BuildOutcome WithoutProgram { get; } = new((AdapterProgram?)null);

    /// <summary>The outcome of a build that failed, or that was not tried.</summary>
    internal static BuildOutcome Of(BuildFailure failure) => WithoutProgram with { Failure = failure };

    /// <summary>The outcome of a build that failed after its packages were there.</summary>
    internal static BuildOutcome Broken(string cause) => Of(new BuildFailure(BuildFailureKind.Broken, cause));

    /// <summary>The outcome of a build that brought a program.</summary>
    internal static BuildOutcome Built(AdapterProgram program, string? version, string folder) => new(program)
    {
        PackageVersion = version,
        Folder = folder,
        WithoutCode = new WithoutFile(folder).DialectsWithoutCode(),
        Warnings = NativeWarnings.Of(folder),
    };

    /// <summary>Why it failed; null where it did not.</summary>
    public BuildFailure? Failure { get; init; }

    /// <summary>Available, not available, broken or excluded.</summary>
    public RowStatus Status => Failure?.Status ?? RowStatus.Available;

    /// <summary>The first line of why not; empty when available.</summary>
    public string Cause => Failure?.Cause ?? "";

    /// <summary>
    /// The version of the package that was restored, which need not be the one asked for; null where there is none or nothing tells it.
    /// </summary>
    public string? PackageVersion { get; init; }

    /// <summary>The build's folder; empty where it has none.</summary>
    public string Folder { get; init; } = "";

    /// <summary>
    /// Dialects whose contracts lack code of the user's types, because they do not compile with it; each with a sentence that says so.
    /// </summary>
    public IReadOnlyDictionary<string, string> WithoutCode { get; init; } = ReadOnlyDictionary<string, string>.Empty;

    /// <summary>What the native compiler warned of; none for programs that are not native.</summary>
    public NativeWarnings Warnings { get; init; } = NativeWarnings.None;

    /// <summary>
    /// The version of the package that was built in place of the one that the project names, which cannot be had; empty where none was.
    /// </summary>
    public string Substitute { get; init; } = "";

    /// <summary>Where the feeds lack the version that was asked for: the nearest ones that they have. Null otherwise.</summary>
    public IReadOnlyList<string>? NearestVersions { get; init; }
}

/// <summary>
/// Remembers for lists that a program did not build, or that the machine lacks what it is built with: a run builds it again, because what
/// failed may be the machine. What the feeds answered is remembered elsewhere.
/// </summary>
internal sealed class BrokenBuild(string folder)
{
    /// <summary>What the machine lacks may be there soon.</summary>
    private static readonly TimeSpan Lifetime = TimeSpan.FromHours(1);

    private string FileName => PathIn(folder);

    /// <summary>Where the failure of a build is kept.</summary>
    public static string PathIn(string folder) => Path.Combine(folder, "broken");

    /// <summary>The outcome of the last build; null where it did not fail so.</summary>
    public BuildOutcome? Remembered()
    {
        var lines = File.Exists(FileName) ? File.ReadAllLines(FileName) : [];
        if (lines.Length < 2 || !Enum.TryParse(lines[0], out BuildFailureKind kind))
            return null;
        BuildFailure failure = new(kind, lines[1]);
        var isOld = failure.Status == RowStatus.NotAvailable && FileAge.IsOver(File.GetLastWriteTimeUtc(FileName), Lifetime);
        return isOld ? null : BuildOutcome.Of(failure);
    }

    /// <summary>Keeps an outcome, where it is such a failure; a list asks for the answers of restores again.</summary>
    public void Keep(BuildOutcome outcome)
    {
        if (outcome.Failure is { IsOfRestore: false, Kind: not BuildFailureKind.Impossible } failure)
            File.WriteAllLines(FileName, [failure.Kind.ToString(), failure.Cause]);
    }

    public void Forget() => File.Delete(FileName);
}

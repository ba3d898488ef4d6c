using Assay.Core.Results;

namespace Assay.Engine.Building;

/// <summary>Remembers that a program did not build, for lists: a run builds it again, because what failed may be the machine.</summary>
/// <param name="folder">The build's folder.</param>
internal sealed class BrokenBuild(string folder)
{
    private string FileName => PathIn(folder);

    /// <summary>Where the failure of a build is kept.</summary>
    public static string PathIn(string folder) => Path.Combine(folder, "broken");

    /// <summary>The outcome of the last build; null where it did not fail so.</summary>
    public BuildOutcome? Remembered() => File.Exists(FileName) ? new BuildOutcome(RowStatus.Broken, File.ReadAllText(FileName), null) : null;

    /// <summary>Keeps an outcome, where it is such a failure.</summary>
    public void Keep(BuildOutcome outcome)
    {
        if (outcome.Status == RowStatus.Broken)
            File.WriteAllText(FileName, outcome.Cause);
    }

    /// <summary>Forgets it.</summary>
    public void Forget() => File.Delete(FileName);
}

using Assay.Core.Results;

namespace Assay.Engine.Building;

/// <summary>Targets that no machine of this kind builds.</summary>
internal static class ImpossibleTarget
{
    /// <summary>The outcome of a build that is not tried; null where it is.</summary>
    public static BuildOutcome? Outcome(BuildTarget target)
    {
        if (!TargetNames.IsNetFramework(target.Framework))
            return null;
        return new BuildOutcome(RowStatus.Excluded, Sentence(target.Framework, OperatingSystem.IsWindows()), null);
    }

    /// <summary>Why a program of .NET Framework is not built.</summary>
    internal static string Sentence(string framework, bool isWindows) => isWindows
        ? $"Assay's workers run on .NET 8 and later, not yet on {framework}"
        : $"Windows only: {framework} is a version of .NET Framework, which is part of Windows";
}

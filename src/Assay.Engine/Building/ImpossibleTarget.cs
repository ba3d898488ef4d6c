using Assay.Core.Results;
using Assay.Engine.Processes;

namespace Assay.Engine.Building;

/// <summary>Targets that no machine of this kind builds.</summary>
internal static class ImpossibleTarget
{
    /// <summary>The outcome of a build that is not tried; null where it is.</summary>
    public static BuildOutcome? Outcome(BuildTarget target)
    {
        if (TargetNames.IsNetFramework(target.Framework) && MonoHost.FileName is string mono && MissingMono(mono) is string missing)
            return new BuildOutcome(RowStatus.NotAvailable, missing, null);
        return Sentence(target, OperatingSystem.IsWindows() || MonoHost.FileName is not null) is string sentence
            ? new BuildOutcome(RowStatus.Excluded, sentence, null)
            : null;
    }

    /// <summary>Why the Mono that somebody names cannot run programs; null where it can.</summary>
    internal static string? MissingMono(string program) =>
        File.Exists(program) ? null : $"{MonoHost.Variable} names {program}, where no program is; give the full path of the program mono";

    /// <summary>Why a program is not built; null where it is.</summary>
    /// <param name="target">What it would be built for.</param>
    /// <param name="runsNetFramework">Whether this machine runs programs of .NET Framework.</param>
    internal static string? Sentence(BuildTarget target, bool runsNetFramework) => target switch
    {
        _ when !TargetNames.IsNetFramework(target.Framework) => null,
        _ when !runsNetFramework => $"Windows only: {target.Framework} is a version of .NET Framework, which is part of Windows",
        { Mode: not TargetNames.Jit } => $"programs of .NET Framework are compiled just in time; --mode {target.Mode} is of .NET 8 and later",
        { Types: not null } => "on .NET Framework data sets alone are measured; types of your own run on .NET 8 and later",
        _ => null,
    };
}

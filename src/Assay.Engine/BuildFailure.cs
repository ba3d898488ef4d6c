using Assay.Core.Results;

namespace Assay.Engine;

/// <summary>Why something was not built.</summary>
/// <param name="Kind">What kind of failure it is, for decisions.</param>
/// <param name="Cause">The first line of it, for people.</param>
public sealed record BuildFailure(BuildFailureKind Kind, string Cause)
{
    /// <summary>The package that the feeds lack, or lack in this version; empty where they lack none.</summary>
    public string Lacking { get; init; } = "";

    /// <summary>What it says about the rows of the program.</summary>
    public RowStatus Status => Kind switch
    {
        BuildFailureKind.Broken => RowStatus.Broken,
        BuildFailureKind.Impossible => RowStatus.Excluded,
        _ => RowStatus.NotAvailable,
    };

    /// <summary>Whether the feeds answered that they lack a package or a version of it.</summary>
    public bool IsOfFeeds => Kind is BuildFailureKind.PackageUnknown or BuildFailureKind.VersionUnknown;

    /// <summary>Whether the feeds know a package and not the version of it that was asked for.</summary>
    public bool LacksVersionOf(string package) => Kind == BuildFailureKind.VersionUnknown && Names(package);

    /// <summary>Whether no feed has a package.</summary>
    public bool LacksPackage(string package) => Kind == BuildFailureKind.PackageUnknown && Names(package);

    private bool Names(string package) => string.Equals(Lacking, package, StringComparison.OrdinalIgnoreCase);

    /// <summary>Whether the restore of its packages failed, for whatever reason.</summary>
    public bool IsOfRestore => IsOfFeeds
        || Kind is BuildFailureKind.RestoreRefused or BuildFailureKind.RestoreFailed or BuildFailureKind.PackageIncomplete;
}

/// <summary>The kinds of failures of a build.</summary>
public enum BuildFailureKind
{
    /// <summary>It restored but did not compile, or made no program.</summary>
    Broken,

    /// <summary>No feed has the package.</summary>
    PackageUnknown,

    /// <summary>The feeds have the package and not this version of it.</summary>
    VersionUnknown,

    /// <summary>The restore said no with another code of its own.</summary>
    RestoreRefused,

    /// <summary>The restore failed without a code, as it does on a file that is no package.</summary>
    RestoreFailed,

    /// <summary>A package in the machine's cache lacks files.</summary>
    PackageIncomplete,

    /// <summary>The machine lacks a program or sources that the build needs.</summary>
    ToolMissing,

    /// <summary>No machine of this kind builds it.</summary>
    Impossible,
}

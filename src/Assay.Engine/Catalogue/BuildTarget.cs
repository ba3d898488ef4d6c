using Assay.Core.Results;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Catalogue;

/// <summary>What an adapter is built for.</summary>
/// <param name="Framework">Target framework, such as <c>net10.0</c>.</param>
/// <param name="Mode">How code becomes native: <c>jit</c>, <c>r2r</c> or <c>aot</c>.</param>
public sealed record BuildTarget(string Framework, string Mode)
{
    /// <summary>Compiled just in time on .NET 10.</summary>
    public static BuildTarget Default { get; } = new("net10.0", "jit");

    /// <summary>What a row's program is built for.</summary>
    public static BuildTarget Of(RowId row) => new(row.Framework ?? Default.Framework, row.Mode ?? Default.Mode)
    {
        IsSelfContained = row.Framework is not null && !TargetNames.IsNetFramework(row.Framework),
        PackageVersion = row.Version,
    };

    /// <summary>
    /// Whether the program brings its runtime along; all rows of a run that names runtimes do, so that they are deployed alike.
    /// </summary>
    public bool IsSelfContained { get; init; }

    /// <summary>The version of the adapter's package, restored exactly; null for the one that its project names.</summary>
    public string? PackageVersion { get; init; }

    /// <summary>The data sets whose contracts it holds; null for all there are.</summary>
    public BuiltDataSets? DataSets { get; init; }

    /// <summary>The conformance cases whose contracts it holds; null for those of the data sets.</summary>
    public BuiltCases? Cases { get; init; }

    /// <summary>The user's types whose contracts it holds; null for those of the data sets.</summary>
    public TypesReference? Types { get; init; }
}

/// <summary>The frameworks and modes that programs can be asked for, as the command line names them.</summary>
public static class TargetNames
{
    /// <summary>Compiled just in time.</summary>
    public const string Jit = "jit";

    /// <summary>Compiled ahead of time, and again just in time where it is called often.</summary>
    public const string ReadyToRun = "r2r";

    /// <summary>Compiled ahead of time alone.</summary>
    public const string NativeAot = "aot";

    /// <summary>All frameworks.</summary>
    public static IReadOnlyList<string> Frameworks { get; } = ["net8.0", "net9.0", "net10.0", "net472", "net48"];

    /// <summary>All modes.</summary>
    public static IReadOnlyList<string> Modes { get; } = [Jit, ReadyToRun, NativeAot];

    /// <summary>Whether a framework is one of .NET Framework, which is a part of Windows.</summary>
    public static bool IsNetFramework(string framework) => !framework.Contains('.', StringComparison.Ordinal);
}

/// <summary>
/// The data sets whose contracts a program holds: those that a run measures, and those that prove its rows. A compiler takes seconds for
/// the contracts of all data sets, and a source generator a minute.
/// </summary>
public sealed record BuiltDataSets
{
    /// <summary>No name of a data set has it, and neither MSBuild nor a shell gives it a meaning.</summary>
    private const char Separator = '+';

    /// <summary>The data set of a run that names none.</summary>
    public const string DefaultDataSet = "books";

    private BuiltDataSets(string text) => Text = text;

    /// <summary>Their names, as the adapter's build takes them, in one order whatever the order they were asked for in.</summary>
    public string Text { get; }

    /// <summary>Those of a run that names none.</summary>
    public static BuiltDataSets Default { get; } = For([DefaultDataSet]);

    /// <summary>Those of a run.</summary>
    /// <param name="measured">The data sets that it measures.</param>
    public static BuiltDataSets For(IEnumerable<string> measured) =>
        new(string.Join(Separator, measured.Concat(Proof.Stated.Select(proof => proof.DataSet)).Distinct().Order(StringComparer.Ordinal)));
}

/// <summary>Conformance cases, as programs are built with them; two are equal where everything that a build depends on is.</summary>
/// <param name="Code">A folder with the code of their types, a file for each case.</param>
/// <param name="Hash">SHA-256 of the cases and of that code, in hex.</param>
public sealed record BuiltCases(string Code, string Hash)
{
    /// <summary>No name of a dialect has it, and neither MSBuild nor a shell gives it a meaning.</summary>
    private const char Separator = '+';

    /// <summary>
    /// Whether it is the new versions of those types that have one, and no other case; otherwise all cases, with the old versions.
    /// </summary>
    public bool IsNew { get; init; }

    /// <summary>The dialects whose contracts programs hold, as the adapter's build takes them; empty for all of the adapter's.</summary>
    public string Dialects { get; private init; } = "";

    /// <summary>The same cases in all dialects of the adapter.</summary>
    internal BuiltCases OfAllDialects => this with { Dialects = "" };

    /// <summary>The same cases for some rows of an adapter: contracts that none of them has are not compiled.</summary>
    /// <param name="dialects">The dialects of the rows, each as often as rows have it.</param>
    public BuiltCases For(AdapterProject project, IEnumerable<string> dialects)
    {
        var some = Listed(dialects);
        return this with { Dialects = some == project.Dialects ? "" : some };
    }

    /// <summary>Names of dialects, each once and in one order.</summary>
    internal static string Listed(IEnumerable<string> dialects) =>
        string.Join(Separator, dialects.Where(dialect => dialect.Length > 0).Distinct().Order(StringComparer.Ordinal));

    /// <inheritdoc/>
    public bool Equals(BuiltCases? other) => other is not null && other.Hash == Hash && other.Dialects == Dialects;

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Hash, Dialects);
}

/// <summary>Targets that no machine of this kind builds.</summary>
internal static class ImpossibleTarget
{
    /// <summary>Why a build is not tried; null where it is.</summary>
    public static BuildFailure? FailureOf(BuildTarget target)
    {
        if (TargetNames.IsNetFramework(target.Framework) && MonoHost.FileName is string mono && MissingMono(mono) is string missing)
            return new BuildFailure(BuildFailureKind.ToolMissing, missing);
        return Sentence(target, OperatingSystem.IsWindows() || MonoHost.FileName is not null) is string sentence
            ? new BuildFailure(BuildFailureKind.Impossible, sentence)
            : null;
    }

    /// <summary>Why the Mono that somebody names cannot run programs; null where it can.</summary>
    internal static string? MissingMono(string program) =>
        File.Exists(program) ? null : $"{MonoHost.Variable} is {program}, which does not exist; set it to the full path of mono";

    /// <summary>Why a program is not built; null where it is.</summary>
    /// <param name="target">What it would be built for.</param>
    /// <param name="runsNetFramework">Whether this machine runs programs of .NET Framework.</param>
    internal static string? Sentence(BuildTarget target, bool runsNetFramework) => target switch
    {
        _ when !TargetNames.IsNetFramework(target.Framework) => null,
        _ when !runsNetFramework => $"Windows only: {target.Framework} is .NET Framework, which is part of Windows",
        { Mode: not TargetNames.Jit } => $".NET Framework only has JIT compilation; --mode {target.Mode} needs .NET 8 or later",
        { Cases: not null } => ".NET Framework runs only data sets; conformance cases need .NET 8 or later",
        { Types: not null } => ".NET Framework runs only data sets; your own types need .NET 8 or later",
        _ => null,
    };
}

/// <summary>One program to build: an adapter for a target. Rows that need the same one share it.</summary>
public sealed record BuildRequest(AdapterProject Project, BuildTarget Target)
{
    /// <summary>The package's version asked for, or the project's own; empty for the box's.</summary>
    public string PackageVersion => Target.PackageVersion ?? Project.PackageVersion;

    /// <summary>The same with the contracts of all data sets: what feeds answer does not depend on data sets.</summary>
    internal BuildRequest OfAllDataSets => this with { Target = Target with { DataSets = null, Cases = null } };

    /// <summary>The same with the contracts of all dialects, which another run may have built; null where it is that already.</summary>
    internal BuildRequest? OfAllDialects =>
        Target.Cases is { Dialects.Length: > 0 } cases ? this with { Target = Target with { Cases = cases.OfAllDialects } } : null;

    /// <summary>The build of an adapter for the default target, with the contracts of all data sets.</summary>
    public static BuildRequest Of(AdapterProject project) => new(project, BuildTarget.Default);
}

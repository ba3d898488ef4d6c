namespace Assay.Engine.Building;

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

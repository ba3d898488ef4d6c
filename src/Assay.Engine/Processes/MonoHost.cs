namespace Assay.Engine.Processes;

/// <summary>
/// Mono, where a test or a private setup names it: it runs programs of .NET Framework elsewhere than on Windows well enough to see that they work. It is not .NET Framework, and
/// results name the runtime that ran.
/// </summary>
internal static class MonoHost
{
    /// <summary>Names the program.</summary>
    public const string Variable = "ASSAY_MONO";

    /// <summary>The program; null where none is named, and on Windows, which needs none.</summary>
    public static string? FileName { get; } = OperatingSystem.IsWindows() || Environment.GetEnvironmentVariable(Variable) is not { Length: > 0 } named ? null : named;
}

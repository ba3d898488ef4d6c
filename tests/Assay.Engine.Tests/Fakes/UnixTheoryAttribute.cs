namespace Assay.Engine.Tests.Fakes;

/// <summary>A theory of rights of files as Unix has them.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class UnixTheoryAttribute : TheoryAttribute
{
    /// <summary>Skips, visibly, on Windows.</summary>
    public UnixTheoryAttribute() => Skip = OperatingSystem.IsWindows() ? "Needs the rights of files that Unix has." : null;
}

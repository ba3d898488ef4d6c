namespace Assay.Engine.Tests.Fakes;

/// <summary>A test of rights of files as Unix has them.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class UnixFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, on Windows.</summary>
    public UnixFactAttribute() => Skip = OperatingSystem.IsWindows() ? "Needs the rights of files that Unix has." : null;
}

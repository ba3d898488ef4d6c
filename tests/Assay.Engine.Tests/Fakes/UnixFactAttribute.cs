using System.Runtime.CompilerServices;

namespace Assay.Engine.Tests.Fakes;

/// <summary>A test of what Windows does otherwise.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class UnixFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, on Windows.</summary>
    public UnixFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => Skip = OperatingSystem.IsWindows() ? "Needs a system other than Windows." : null;
}

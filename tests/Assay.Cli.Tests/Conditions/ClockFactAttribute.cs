using System.Runtime.CompilerServices;

namespace Assay.Cli.Tests.Conditions;

/// <summary>A test that sets the clock: it needs libfaketime, which CI installs.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class ClockFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, where the library is not installed.</summary>
    public ClockFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line)
    {
        if (SteppingClock.Library is null)
            Skip = "Needs libfaketime (Debian package faketime).";
    }
}

using System.Runtime.CompilerServices;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>A test in a terminal of a given width.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class TerminalFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, where nothing makes a terminal.</summary>
    public TerminalFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line)
    {
        if (!OperatingSystem.IsLinux() || !File.Exists("/usr/bin/script"))
            Skip = "Needs Linux and script (util-linux), which makes a terminal.";
    }
}

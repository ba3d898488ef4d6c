namespace Assay.Cli.Tests.Surroundings;

/// <summary>A test in a terminal of a given width.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class TerminalFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, where nothing makes a terminal.</summary>
    public TerminalFactAttribute()
    {
        if (!OperatingSystem.IsLinux() || !File.Exists("/usr/bin/script"))
            Skip = "Needs Linux and script (util-linux), which makes a terminal.";
    }
}

using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>A test that makes files of two users: only root may.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class RootFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, for every other user.</summary>
    public RootFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line)
    {
        if (OperatingSystem.IsWindows() || !Environment.IsPrivilegedProcess)
            Skip = "Needs root, to make files of two users.";
    }

    /// <summary>Gives a folder and what is in it to another user.</summary>
    internal static void GiveAway(string folder)
    {
        using var chown = Process.Start("chown", ["-R", "12345", folder]);
        chown.WaitForExit();
        Assert.Equal(0, chown.ExitCode);
    }
}

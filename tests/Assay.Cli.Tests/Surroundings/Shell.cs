using System.Runtime.CompilerServices;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests.Surroundings;

/// <summary>Runs a line of a shell, in which <c>assay</c> is the command line.</summary>
internal static class Shell
{
    public static Answer Run(string folder, string line)
    {
        var program = Path.Combine(AssayProcess.Folder, "assay.dll");
        return OtherProgram.Run(folder, "sh", [], "-c", $"assay() {{ dotnet '{program}' \"$@\"; }}\n{line}");
    }

    /// <summary>Full path of a program on the path, or among the user's .NET tools; null where there is none, and on Windows.</summary>
    public static string? Find(string program) => OperatingSystem.IsWindows() ? null
        : Environment.GetEnvironmentVariable("PATH")!.Split(Path.PathSeparator)
            .Append(Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".dotnet", "tools"))
            .Select(folder => Path.Combine(folder, program)).FirstOrDefault(File.Exists);
}

/// <summary>A test of what Linux has: the full device, and pipes that are files.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class LinuxFactAttribute : FactAttribute
{
    /// <summary>Skips, visibly, on other systems.</summary>
    public LinuxFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line)
    {
        if (!FullDisk.IsThere)
            Skip = "Needs Linux (/dev/full, /dev/stdin).";
    }
}

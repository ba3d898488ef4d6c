using System.Diagnostics;

namespace Assay.Cli.Tests;

/// <summary>A file that shows a failure, run by whoever was given it.</summary>
internal static class RepeatedFile
{
    /// <summary>Lets a file of a verdict be written and run, which fails with a line.</summary>
    /// <param name="row">The row.</param>
    /// <param name="one">The case.</param>
    /// <param name="line">What the file says first.</param>
    public static void AssertFails(string row, string one, string line)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "repro", row, one, "--out", "found.cs");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("found.cs"));
        Assert.Equal(1, exitCode);
        Assert.StartsWith(line, output.Trim(), StringComparison.Ordinal);
    }

    /// <summary>Runs a file in a folder of a repository that keeps versions of packages in one place and has strict rules.</summary>
    public static (int ExitCode, string Output) Run(string path)
    {
        var folder = Path.GetDirectoryName(path)!;
        File.WriteAllText(Path.Combine(folder, "Directory.Packages.props"),
            "<Project><PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup></Project>");
        File.WriteAllText(
            Path.Combine(folder, "Directory.Build.props"),
            "<Project><PropertyGroup><TreatWarningsAsErrors>true</TreatWarningsAsErrors>"
            + "<AnalysisLevel>latest-all</AnalysisLevel>"
            + "<GenerateDocumentationFile>true</GenerateDocumentationFile></PropertyGroup></Project>");
        ProcessStartInfo command = new("dotnet", ["run", path]) { WorkingDirectory = folder, RedirectStandardOutput = true };
        AssayProcess.ShortLived(command);
        using var process = Process.Start(command)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output);
    }
}

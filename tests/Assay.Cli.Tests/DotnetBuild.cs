namespace Assay.Cli.Tests;

/// <summary>Builds projects that are no part of Assay.</summary>
internal static class DotnetBuild
{
    /// <summary>Builds a project.</summary>
    /// <param name="project">The project, or its folder.</param>
    /// <param name="output">What the build printed.</param>
    /// <param name="options">Further arguments.</param>
    /// <returns>Whether it built.</returns>
    public static bool Try(string project, out string output, params string[] options)
    {
        var answer =
            OtherProgram.Run(AppContext.BaseDirectory, "dotnet", [], ["build", project, "--nologo", "-v", "quiet", .. options]);
        output = answer.Output + answer.Errors;
        return answer.ExitCode == 0;
    }
}

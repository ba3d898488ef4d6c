using System.Diagnostics;

namespace Assay.Cli.Tests;

/// <summary>
/// Programs that are not Assay. They never start in the current folder: it is that of the test whose call runs in this process at the
/// moment, and goes with it.
/// </summary>
internal static class OtherProgram
{
    /// <summary>Runs a program to the end; exit code -1 where there is none.</summary>
    public static Answer Run(string folder, string program, Dictionary<string, string> environment, params string[] arguments)
    {
        ProcessStartInfo start = new(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach ((var name, var value) in environment)
            start.Environment[name] = value;
        try
        {
            using var process = Process.Start(start)!;
            var errors = process.StandardError.ReadToEndAsync();
            var output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            return new Answer(process.ExitCode, output, errors.Result);
        }
        catch (System.ComponentModel.Win32Exception exception)
        {
            return new Answer(-1, "", exception.Message);
        }
    }
}

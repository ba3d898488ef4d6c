using System.Diagnostics;

namespace Assay.Cli.Tests.Packaging;

/// <summary>Packs the tool as <c>docs/install.md</c> says.</summary>
internal static class ToolPackage
{
    private static readonly string Project = Path.Combine(Report.Tests.Snapshot.Root, "src", "Assay.Cli", "Assay.Cli.csproj");
    private static readonly string Configuration = Path.GetFileName(Path.GetDirectoryName(AssayProcess.Folder)!);

    /// <summary>Whether Node.js is there, which makes the page that the package carries.</summary>
    public static bool CanBePacked(WorkingFolder folder) => Start(folder.Path, "npm", [], "--version").ExitCode == 0;

    /// <summary>Packs it into a folder of the working folder.</summary>
    public static void Pack(WorkingFolder folder, string feed)
    {
        Succeed(folder, "pack", Project, "-c", Configuration, "--no-restore", "--nologo", "-v:q", "-nodeReuse:false", "-o",
            folder.File(feed), $"-p:PublishDir={folder.File("publish")}/");
        Assert.Single(Directory.EnumerateFiles(folder.File(feed)));
    }

    /// <summary>Runs <c>dotnet</c>, which must end well.</summary>
    public static void Succeed(WorkingFolder folder, params string[] arguments)
    {
        Answer answer = Start(folder.Path, "dotnet", [], arguments);
        Assert.True(answer.ExitCode == 0, $"dotnet {string.Join(' ', arguments)}: {answer.Output}{answer.Errors}");
    }

    /// <summary>Runs a program to the end; exit code -1 where there is none.</summary>
    public static Answer Start(string folder, string program, Dictionary<string, string> environment, params string[] arguments)
    {
        ProcessStartInfo start = new(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach ((string name, string value) in environment)
            start.Environment[name] = value;
        try
        {
            using Process process = Process.Start(start)!;
            Task<string> errors = process.StandardError.ReadToEndAsync();
            string output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            return new Answer(process.ExitCode, output, errors.Result);
        }
        catch (System.ComponentModel.Win32Exception exception)
        {
            return new Answer(-1, "", exception.Message);
        }
    }
}

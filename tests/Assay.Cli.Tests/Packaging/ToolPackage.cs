namespace Assay.Cli.Tests.Packaging;

/// <summary>Packs the tool as <c>docs/install.md</c> says.</summary>
internal static class ToolPackage
{
    private static readonly string Project = Path.Combine(Report.Tests.Snapshot.Root, "src", "Assay.Cli", "Assay.Cli.csproj");
    private static readonly string Configuration = Path.GetFileName(Path.GetDirectoryName(AssayProcess.Folder)!);

    /// <summary>Whether Node.js is there, which makes the page that the package carries.</summary>
    public static bool CanBePacked(WorkingFolder folder) => OtherProgram.Run(folder.Path, "npm", [], "--version").ExitCode == 0;

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
        var answer = OtherProgram.Run(folder.Path, "dotnet", [], arguments);
        Assert.True(answer.ExitCode == 0, $"dotnet {string.Join(' ', arguments)}: {answer.Output}{answer.Errors}");
    }
}

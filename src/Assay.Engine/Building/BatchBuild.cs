using System.Globalization;
using System.Xml.Linq;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// Builds several programs in one process of MSBuild, with one compiler server that ends with it: started once each, they are warm for all
/// but the first. What a build of one alone would have answered is told for each. A compiler server that the environment names is used
/// instead, and goes on.
/// </summary>
internal sealed class BatchBuild(Workspace workspace, PackageFeeds feeds)
{
    private const string Project = "Assay.Batch.proj";
    private const string PropertiesFile = "build.props";

    /// <summary>Builds that have the time of one, on any machine.</summary>
    private const int BuildsInTime = 10;

    /// <summary>Whether a program can be built with others: others are published.</summary>
    public static bool Takes(BuildRequest request) => !AdapterProgram.IsPublished(request.Target);

    /// <summary>Builds.</summary>
    /// <param name="ended">Told what a build of each alone would have answered, as soon as it is known; of what nothing is known,
    /// nothing.</param>
    /// <param name="limit">Time that one build may take.</param>
    public void Run(
        IReadOnlyList<BatchedBuild> builds, Action<BuildRequest, (int? ExitCode, string Output)> ended,
        TimeSpan limit, CancellationToken cancellation)
    {
        BatchOutput told = new(builds.ToDictionary(build => FolderText(build.Folder), build => build.Request), (request, answer) =>
        {
            BuildLog.Write(workspace, request, answer.Output);
            ended(request, answer);
        });
        var list = Write(builds);
        var limitOfAll = limit * Math.Ceiling((double)builds.Count / BuildsInTime);
        (_, _, var errors) =
            DotnetCommand.Run(workspace.Engineering, Arguments(list), Variables(builds.Count), limitOfAll, cancellation, told.Read);
        told.End(errors);
    }

    /// <summary>Where many are built, it pays to compile once more what is called often.</summary>
    private IEnumerable<KeyValuePair<string, string>> Variables(int builds) =>
        new RestoreEnvironment(workspace, feeds).Variables().Concat(builds > BuildsInTime ? [new(DotnetCommand.CompiledOnce, "1")] : []);

    private static string Write(IReadOnlyList<BatchedBuild> builds)
    {
        foreach ((var request, var folder, var parts) in builds)
        {
            XElement properties = new(
                "Project",
                new XElement(
                    "PropertyGroup", new BuildSettings(request, folder) { Parts = parts }.OfBuild().Select(MSBuildText.Element)));
            File.WriteAllText(Path.Combine(folder, PropertiesFile), properties.ToString());
        }

        XElement list = new("Project", new XElement("ItemGroup", builds.Select(build => new XElement(
            "AssayBatched",
            new XAttribute("Include", MSBuildText.Escape(build.Folder)),
            new XElement("AdditionalProperties",
                $"AssayBuildProject={MSBuildText.Escape(build.Request.Project.ProjectFile)};AssayBuildFolder="
                + $"{MSBuildText.Escape(FolderText(build.Folder))}")))));
        var file = Path.Combine(builds[0].Folder, "batch.props");
        File.WriteAllText(file, list.ToString());
        return file;
    }

    private static string FolderText(string folder) => folder + Path.DirectorySeparatorChar;

    private IEnumerable<string> Arguments(string list) =>
    [
        "msbuild", Path.Combine(workspace.Engineering, Project), "-nologo", "-v:minimal",
        string.Create(CultureInfo.InvariantCulture, $"-m:{AdapterBuilder.AtOnce}"), "-nodeReuse:false", "-tl:off",
        .. BuildSettings.OfEngine(workspace)
            .Concat([$"AssayBatchFile={list}", $"AssayMade={BatchOutput.Made}", $"AssayNotMade={BatchOutput.NotMade}",
                "Configuration=Release", .. CompilerServer.Properties()])
            .Select(MSBuildText.Property),
    ];
}

/// <summary>A program that is built with others, in a folder of its own and from <see cref="RuntimeParts"/> in another.</summary>
internal sealed record BatchedBuild(BuildRequest Request, string Folder, string Parts);

/// <summary>The compiler that the projects of one build share.</summary>
internal static class CompilerServer
{
    private const string Variable = "SharedCompilationId";

    /// <summary>
    /// The properties that eng/Assay.Compiler.targets knows of it, as <c>Name=value</c>: one that the environment names goes on.
    /// </summary>
    public static IEnumerable<string> Properties() =>
    [
        "UseSharedCompilation=true",
        .. string.IsNullOrEmpty(Environment.GetEnvironmentVariable(Variable))
            ? (string[])[$"{Variable}=assay-{Guid.NewGuid():N}", "AssayOwnCompiler=true"]
            : [],
    ];
}

/// <summary>Reads from what a batch writes what became of each build.</summary>
/// <param name="requests">The builds, by their folders as the batch writes them.</param>
/// <param name="ended">Told exit code and output of each.</param>
internal sealed class BatchOutput(Dictionary<string, BuildRequest> requests, Action<BuildRequest, (int? ExitCode, string Output)> ended)
{
    /// <summary>How the line begins that names the folder of a build that was made.</summary>
    public const string Made = "assay-made:";

    /// <summary>The same of one that was not.</summary>
    public const string NotMade = "assay-not-made:";

    private readonly Lock reading = new();
    private readonly HashSet<BuildRequest> open = [.. requests.Values];
    private readonly List<string> lines = [];

    /// <summary>Reads a line.</summary>
    public void Read(string line)
    {
        var text = line.Trim();
        lock (reading)
        {
            if (Named(text, Made) is BuildRequest made)
                End(made, 0);
            else if (Named(text, NotMade) is BuildRequest failed)
                EndFailed(failed);
            else
                lines.Add(text);
        }
    }

    /// <summary>All is written: what was not told of before has failed where errors name it.</summary>
    public void End(string errors)
    {
        lock (reading)
        {
            lines.AddRange(errors.Split('\n', StringSplitOptions.TrimEntries));
            foreach (var request in requests.Values)
                EndFailed(request);
        }
    }

    private BuildRequest? Named(string text, string beginning) =>
        text.StartsWith(beginning, StringComparison.Ordinal) ? requests.GetValueOrDefault(text[beginning.Length..].Trim()) : null;

    private void EndFailed(BuildRequest request)
    {
        if (LinesOf(request).Contains(": error ", StringComparison.Ordinal))
            End(request, 1);
    }

    private void End(BuildRequest request, int exitCode)
    {
        if (open.Remove(request))
            ended(request, (exitCode, LinesOf(request)));
    }

    /// <summary>Lines name the project that they are about: errors of a restore at their beginning, all others at their end.</summary>
    private string LinesOf(BuildRequest request) => string.Join(
        Environment.NewLine, lines.Where(line => line.Contains(request.Project.ProjectFile, StringComparison.Ordinal)).Distinct());
}

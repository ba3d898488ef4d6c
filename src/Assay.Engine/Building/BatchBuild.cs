using System.Globalization;
using System.Xml.Linq;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// Builds several programs in one process of MSBuild, with one compiler server that ends with it: started once each, they are warm for all but the first. What a build of one alone would have
/// answered is told for each. A compiler server that the environment names is used instead, and goes on.
/// </summary>
internal sealed class BatchBuild(Workspace workspace, PackageFeeds feeds)
{
    private const string Project = "Assay.Batch.proj";
    private const string PropertiesFile = "build.props";
    private const string Made = "assay-made:";
    private const string CompilerVariable = "SharedCompilationId";

    /// <summary>Builds that have the time of one, on any machine.</summary>
    private const int BuildsInTime = 10;

    /// <summary>Whether a program can be built with others: others are published, or need what is built first.</summary>
    public static bool Takes(BuildRequest request) =>
        !AdapterProgram.IsPublished(request.Target) && !TargetNames.IsNetFramework(request.Target.Framework);

    /// <summary>Builds; gives exit code and output of each that failed.</summary>
    /// <param name="builds">What to build, each into its folder.</param>
    /// <param name="made">Told of each as soon as it is made, from one other thread.</param>
    /// <param name="limit">Time that one build may take.</param>
    /// <param name="cancellation">Ends all.</param>
    public IReadOnlyDictionary<BuildRequest, (int? ExitCode, string Output)> Run(
        IReadOnlyList<(BuildRequest Request, string Folder)> builds, Action<BuildRequest> made, TimeSpan limit, CancellationToken cancellation)
    {
        Dictionary<string, BuildRequest> waiting = builds.ToDictionary(build => FolderText(build.Folder), build => build.Request);
        string list = Write(builds);
        TimeSpan limitOfAll = limit * Math.Ceiling((double)builds.Count / BuildsInTime);
        HashSet<BuildRequest> done = [];
        (_, string output, string errors) = DotnetCommand.Run(
            workspace.Engineering, Arguments(list), new RestoreEnvironment(workspace, feeds).Variables(), limitOfAll, cancellation, line =>
            {
                if (line.TrimStart() is var text && text.StartsWith(Made, StringComparison.Ordinal) && waiting.TryGetValue(text[Made.Length..].Trim(), out BuildRequest? request) && done.Add(request))
                    made(request);
            });
        return Failed(builds, done, (output + errors).Split('\n', StringSplitOptions.TrimEntries));
    }

    /// <summary>Lines name the project that they are about: errors of a restore at their beginning, all others at their end.</summary>
    private Dictionary<BuildRequest, (int? ExitCode, string Output)> Failed(IReadOnlyList<(BuildRequest Request, string Folder)> builds, HashSet<BuildRequest> made, string[] lines)
    {
        Dictionary<BuildRequest, (int? ExitCode, string Output)> failed = [];
        foreach ((BuildRequest request, _) in builds)
        {
            string own = string.Join(Environment.NewLine, lines.Where(line => line.Contains(request.Project.ProjectFile, StringComparison.Ordinal)).Distinct());
            BuildLog.Write(workspace, request, own);
            if (!made.Contains(request) && own.Contains(": error ", StringComparison.Ordinal))
                failed[request] = (1, own);
        }

        return failed;
    }

    private static string Write(IReadOnlyList<(BuildRequest Request, string Folder)> builds)
    {
        foreach ((BuildRequest request, string folder) in builds)
        {
            XElement properties = new("Project", new XElement("PropertyGroup", new BuildSettings(request, folder).OfBuild().Select(MSBuildText.Element)));
            File.WriteAllText(Path.Combine(folder, PropertiesFile), properties.ToString());
        }

        XElement list = new("Project", new XElement("ItemGroup", builds.Select(build => new XElement(
            "AssayBatched",
            new XAttribute("Include", MSBuildText.Escape(build.Folder)),
            new XElement("AdditionalProperties", $"AssayBuildProject={MSBuildText.Escape(build.Request.Project.ProjectFile)};AssayBuildFolder={MSBuildText.Escape(FolderText(build.Folder))}")))));
        string file = Path.Combine(builds[0].Folder, "batch.props");
        File.WriteAllText(file, list.ToString());
        return file;
    }

    private static string FolderText(string folder) => folder + Path.DirectorySeparatorChar;

    private IEnumerable<string> Arguments(string list) =>
    [
        "msbuild", Path.Combine(workspace.Engineering, Project), "-nologo", "-v:minimal", string.Create(CultureInfo.InvariantCulture, $"-m:{AdapterBuilder.AtOnce}"), "-nodeReuse:false", "-tl:off",
        .. BuildSettings.OfEngine(workspace)
            .Concat([$"AssayBatchFile={list}", $"AssayMade={Made}", "Configuration=Release", "UseSharedCompilation=true", .. Compiler()])
            .Select(MSBuildText.Property),
    ];

    private static string[] Compiler() =>
        string.IsNullOrEmpty(Environment.GetEnvironmentVariable(CompilerVariable)) ? [$"{CompilerVariable}=assay-{Guid.NewGuid():N}", "AssayOwnCompiler=true"] : [];
}

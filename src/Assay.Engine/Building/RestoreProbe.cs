using System.Globalization;
using System.Text.Json;
using System.Xml.Linq;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>
/// Asks the feeds for the packages of programs that are not built, without building them: one process restores all of their projects. What
/// the feeds lack is remembered as a build's answer is; what they have is in the package cache from then on, and no feed is asked again.
/// </summary>
/// <param name="feeds">The feeds that restores ask.</param>
public sealed class RestoreProbe(Workspace workspace, PackageFeeds feeds)
{
    private readonly BuildKey key = new(workspace);

    /// <summary>Time that it may take.</summary>
    public TimeSpan TimeLimit { get; init; } = TimeSpan.FromMinutes(3);

    /// <summary>Finds versions in place of those that cannot be had.</summary>
    internal SubstituteSearch Substitutes => new(workspace, feeds);

    /// <summary>Asks for the packages of programs; gives the outcome of those that cannot be had, and none of the others.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> Ask(IReadOnlyList<BuildRequest> requests, CancellationToken cancellation)
    {
        var unknown = Unrestored(requests);
        Dictionary<BuildRequest, BuildOutcome> lacking = [];
        if (unknown.Length > 0)
            AddAnswers(Restore(unknown, cancellation).Split('\n'), unknown, lacking);

        foreach (var request in requests.Where(request => !lacking.ContainsKey(request)))
        {
            if (IncompletePackages.Find(IntermediateOf(request)) is BuildFailure half)
                lacking[request] = BuildOutcome.Of(half);
        }

        return lacking;
    }

    /// <summary>The programs whose packages feeds have to be asked for.</summary>
    public BuildRequest[] Unrestored(IReadOnlyList<BuildRequest> requests) => [.. requests.Where(request => !IsRestored(request))];

    private void AddAnswers(string[] lines, BuildRequest[] requests, Dictionary<BuildRequest, BuildOutcome> lacking)
    {
        foreach (var request in requests)
        {
            string[] own = [
                .. lines.Where(
                    line => line.Contains(request.Project.ProjectFile, StringComparison.Ordinal)
                    && line.Contains(": error ", StringComparison.Ordinal))];
            if (own.Length == 0)
                continue;
            var outcome = BuildOutcome.Of(TruncatedPackages.Name(BuildAnswer.Failed(string.Join('\n', own), 1), feeds));
            lacking[request] = outcome;
            new FeedAnswer(key.AnswerFoldersOf(request), feeds).Keep(outcome);
        }
    }

    /// <summary>Whether a program's packages were restored before, and all of them are still in the package cache.</summary>
    private bool IsRestored(BuildRequest request)
    {
        var file = Path.Combine(IntermediateOf(request), "project.nuget.cache");
        try
        {
            if (!File.Exists(file))
                return false;
            using var cache = JsonDocument.Parse(File.ReadAllBytes(file));
            return cache.RootElement.GetProperty("success").GetBoolean()
                && cache.RootElement.GetProperty("expectedPackageFiles").EnumerateArray()
                    .All(expected => File.Exists(expected.GetString()));
        }
        catch (Exception exception) when (exception is IOException
            or UnauthorizedAccessException or JsonException or KeyNotFoundException or InvalidOperationException)
        {
            return false;
        }
    }

    private string Restore(BuildRequest[] requests, CancellationToken cancellation)
    {
        foreach (var request in requests)
        {
            var build = key.FolderOf(request);
            Workspace.CreateFolder(Path.GetDirectoryName(build)!);
            Workspace.CreateFolder(build);
        }

        // In the cache, which only this user can write: MSBuild reads files of the folders above a project.
        var project =
            Path.Combine(key.FolderOf(requests[0]), string.Create(CultureInfo.InvariantCulture, $"restore-{Environment.ProcessId}.proj"));
        File.WriteAllText(project, ProjectOf(requests));
        try
        {
            string[] arguments = ["msbuild", project, "-nologo", "-v:minimal", "-m:2", "-nodeReuse:false", "-tl:off", "-noAutoResponse"];
            (_, var output, var errors) = DotnetCommand.Run(
                workspace.Engineering, arguments, new RestoreEnvironment(workspace, feeds).Variables(), TimeLimit, cancellation);
            return output + errors;
        }
        finally
        {
            File.Delete(project);
        }
    }

    /// <summary>A project that restores others, each as its build would.</summary>
    private string ProjectOf(IReadOnlyList<BuildRequest> requests)
    {
        XElement items = new("ItemGroup", requests.Select(request => new XElement(
            "Adapter",
            new XAttribute("Include", MSBuildText.Escape(request.Project.ProjectFile)),
            new XAttribute("Properties", string.Join(';', PropertiesOf(request).Select(MSBuildText.Pair))))));
        return $"""
            <Project>
              {items}
              <Target Name="Ask">
                <MSBuild Projects="@(Adapter)" Targets="Restore" BuildInParallel="true" ContinueOnError="true" />
              </Target>
            </Project>
            """;
    }

    private string IntermediateOf(BuildRequest request) => Path.Combine(key.FolderOf(request), "obj");

    private IEnumerable<string> PropertiesOf(BuildRequest request) =>
    [
        "Configuration=Release",
        .. BuildProperties.Of(request.Target),
        $"BaseIntermediateOutputPath={IntermediateOf(request)}{Path.DirectorySeparatorChar}",
        .. MSBuildText.Alone,
        $"AssayBin={workspace.Parts}",
        $"AssayEngineering={workspace.Engineering}{Path.DirectorySeparatorChar}",
    ];
}

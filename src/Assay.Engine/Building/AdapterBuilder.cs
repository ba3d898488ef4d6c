using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>Builds adapter programs in place, each into a folder of its own, two at a time; what is built already is used as it is.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="target">What is built for.</param>
public sealed class AdapterBuilder(Workspace workspace, BuildTarget target)
{
    private const int AtOnce = 2;
    private readonly BuildKey key = new(workspace, target);

    /// <summary>Time that one build may take.</summary>
    public TimeSpan TimeLimit { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>Builds the programs of these adapters; a failure of one is its outcome and stops no other.</summary>
    /// <param name="projects">The adapters.</param>
    /// <param name="begin">Told before an adapter that is not built yet is built.</param>
    /// <param name="cancellation">Ends builds in progress.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyDictionary<AdapterProject, BuildOutcome> BuildAll(
        IReadOnlyList<AdapterProject> projects, Action<AdapterProject> begin, CancellationToken cancellation)
    {
        Dictionary<AdapterProject, BuildOutcome> outcomes = [];
        ParallelOptions two = new() { MaxDegreeOfParallelism = AtOnce, CancellationToken = cancellation };
        Parallel.ForEach(projects, two, project =>
        {
            BuildOutcome outcome = TryBuild(project, begin, cancellation);
            lock (outcomes)
                outcomes[project] = outcome;
        });
        return outcomes;
    }

    private BuildOutcome TryBuild(AdapterProject project, Action<AdapterProject> begin, CancellationToken cancellation)
    {
        try
        {
            return Build(project, begin, cancellation);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return new BuildOutcome(RowStatus.Broken, $"its build could not be kept: {exception.Message}", null);
        }
    }

    private BuildOutcome Build(AdapterProject project, Action<AdapterProject> begin, CancellationToken cancellation)
    {
        string folder = key.FolderOf(project);
        Directory.CreateDirectory(folder);
        using BuildLock alone = BuildLock.Take(folder, cancellation);
        string stamp = Path.Combine(folder, "built");
        string output = Path.Combine(folder, "bin");
        if (File.Exists(stamp) && AdapterProgram.Find(output) is AdapterProgram built)
        {
            File.SetLastWriteTimeUtc(stamp, DateTime.UtcNow);
            return Built(project, folder, built);
        }

        begin(project);
        BuildProcess process = new(workspace, target, project, folder);
        (int? exitCode, string text) = process.Run(TimeLimit, cancellation);
        if (exitCode is not int code)
            return new BuildOutcome(RowStatus.Broken, string.Create(CultureInfo.InvariantCulture, $"the build took over {TimeLimit.TotalMinutes:0.##} min"), null);
        if (code != 0)
            return BuildAnswer.Failed(text, code);
        if (AdapterProgram.Find(output) is not AdapterProgram program)
            return new BuildOutcome(RowStatus.Broken, "the build left no program; an adapter project must be an executable", null);
        File.WriteAllText(stamp, "");
        StaleBuilds.Remove(Path.GetDirectoryName(folder)!);
        return Built(project, folder, program);
    }

    private static BuildOutcome Built(AdapterProject project, string folder, AdapterProgram program) =>
        new(RowStatus.Available, "", program) { PackageVersion = RestoredVersion.Of(Path.Combine(folder, "obj"), project.Package) };
}

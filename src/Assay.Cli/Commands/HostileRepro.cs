using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Hostile;
using Assay.Engine.Repros;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary><c>assay repro FILE</c>, where the file is an input that <c>assay conform hostile</c> saved.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="log">The log.</param>
internal sealed class HostileRepro(Workspace workspace, RunLog log)
{
    private const string Extension = ".json";

    /// <summary>Whether what stands in the place of a row is a file: no row has such a name.</summary>
    public static bool IsAsked(string name) => name.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    /// <summary>Makes the file.</summary>
    /// <param name="saved">Path of the saved input.</param>
    /// <param name="types">The user's types that the input is for; null where it is for those of a data set.</param>
    /// <param name="builds">Where packages come from.</param>
    /// <param name="file">The file.</param>
    /// <param name="cancellation">Ends it at once.</param>
    public int Execute(string saved, TypesRequest? types, BuildOptions builds, ReproFile file, CancellationToken cancellation)
    {
        SavedInput input = SavedInputs.Load(saved);
        RunRequest request = new() { Kind = RunKind.Hostile, Hostile = new AskedHostile(), Types = types, Builds = builds };
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        RunPlan plan = new ReplayPlan(workspace).Of(input, request, cancellation);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        return file.Write($"{input.Row}, {input.Workload.DataSet}, {input.Kind}: {input.What}", progress => new HostileReproMaker(
            plan, RunComposition.Services(workspace, BuildOptionSet.Feeds(builds), log, plan.Options.Profile, payloads, progress), input).Make(saved, cancellation));
    }
}

using Assay.Answers.Repros;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary><c>assay repro FILE</c>, where the file is an input that <c>assay conform hostile</c> saved.</summary>
internal sealed class HostileRepro(Workspace workspace, RunLog log)
{
    private const string Extension = ".json";

    /// <summary>Whether what stands in the place of a row is a file: no row has such a name.</summary>
    public static bool IsAsked(string name) => name.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    /// <summary>Makes the file.</summary>
    /// <param name="saved">Path of the saved input.</param>
    /// <param name="request">The user's types that the input is for, if it is for such, and where packages come from.</param>
    /// <param name="file">The file.</param>
    /// <param name="cancellation">Ends it at once.</param>
    public int Execute(string saved, RunRequest request, ReproFile file, CancellationToken cancellation)
    {
        var input = SavedInputs.Load(saved);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        var plan = new ReplayPlan(workspace).Of(input, request, cancellation);
        ReproCommand.EnsureOneLibrary(request, plan);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        return file.Write($"{input.Row}, {input.Workload.DataSet}, {input.Kind}: {input.What}", progress => new HostileReproMaker(
            plan, RunComposition.Whole(workspace, BuildPlaces.Feeds(request.Builds), log, plan.Options, payloads, progress), input)
            .Make(saved, cancellation));
    }
}

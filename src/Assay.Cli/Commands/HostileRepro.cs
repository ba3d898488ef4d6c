using Assay.Answers.Repros;
using Assay.Cli.Configuration;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary><c>assay repro FILE</c>, where the file is an input that <c>assay check hostile</c> saved.</summary>
internal sealed class HostileRepro(CommandServices services)
{
    private const string Extension = ".json";

    /// <summary>Whether what stands in the place of a row is a file: no row has such a name.</summary>
    public static bool IsAsked(string name) => name.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    /// <summary>Makes the file.</summary>
    /// <param name="saved">Path of the saved input.</param>
    /// <param name="request">The user's types that the input is for, if it is for such, and where packages come from.</param>
    public int Execute(string saved, RunRequest request, ReproFile file, CancellationToken cancellation)
    {
        var input = SavedInputs.Load(saved);
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        var plan = new ReplayPlan(services.Workspace).Of(input, request, cancellation);
        ReproCommand.EnsureOneLibrary(request, plan);
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        return file.Write($"{input.Row}, {input.Workload.DataSet}, {input.Kind}: {input.What}", progress => new HostileReproMaker(
            plan, new RunComposition(services, BuildPlaces.Feeds(request.Builds)).Whole(plan.Options, payloads, progress), input)
            .Make(saved, cancellation));
    }
}

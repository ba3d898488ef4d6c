using Assay.Cli.Scanning;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Shapes.Graph;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Checking;

/// <summary>Finds the smallest edits of a user's types. Types with members that are no data are first read from a copy of the dll that excludes these.</summary>
/// <param name="workspace">The folders.</param>
/// <param name="request">What the user asked for.</param>
/// <param name="plan">The plan of that.</param>
/// <param name="payloads">The run's folder.</param>
internal sealed class EditSearch(Workspace workspace, RunRequest request, RunPlan plan, PayloadFolder payloads)
{
    /// <summary>Tries the edits.</summary>
    /// <param name="graph">The types as they are.</param>
    /// <param name="verdicts">What the rows do with them.</param>
    /// <param name="services">What it stands on.</param>
    /// <param name="cancellation">Ends it.</param>
    public IReadOnlyList<EditOutcome> Execute(ShapeGraph graph, IReadOnlyList<RowVerdict> verdicts, RunServices services, CancellationToken cancellation)
    {
        IReadOnlyList<MemberShape> excluded = ExcludedMembers.Of(graph);
        if (excluded.Count == 0 || MarkedAssembly.Write(plan.Types!.Reference, excluded, Path.Combine(payloads.Path, "marked")) is not string copy)
            return new EditTrials(plan, services).Execute(graph, verdicts, cancellation);
        TypesRequest marked = request.Types! with { Assembly = copy, Sample = request.Types.Sample is null ? null : plan.Types.Values.Text };
        RunPlan edited = plan.BuiltFor(new OwnCode(workspace).Read(marked, WorkerFrameworks.Of(request), cancellation));
        return new EditTrials(edited, services) { Excluded = [.. excluded.Select(member => member.ToString())] }.Execute(PlannedGraph.Of(edited)[0].Graph, verdicts, cancellation);
    }
}

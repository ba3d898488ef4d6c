using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary>Plans what feeds a saved input again: its row alone, with its data set or the user's types.</summary>
internal sealed class ReplayPlan(Workspace workspace)
{
    /// <summary>The plan.</summary>
    /// <param name="request">The user's types, and where packages come from.</param>
    public RunPlan Of(SavedInput input, RunRequest request, CancellationToken cancellation)
    {
        var own = request.Types is { } given ? given with { IsRepeated = input.Workload.Size > 1 } : null;
        var types = new OwnCode(workspace).Read(own, WorkerFrameworks.Of(request), cancellation);
        var asked = request with
        {
            Rows = input.Row.Row,
            DataSets = types is null ? input.Workload.DataSet : null,
            Sizes = types is null ? SizeText.Write(input.Workload.Size) : null,
        };
        var catalogue = BuildPlaces.Catalogue(workspace, request.Builds);
        var plan = new RunPlanner(catalogue, DataSetCatalogue.All).Plan(asked, types);
        return (plan with { Rows = [new SelectedRow(input.Row, catalogue.Find(input.Row.Row))] }).BuiltFor(types);
    }
}

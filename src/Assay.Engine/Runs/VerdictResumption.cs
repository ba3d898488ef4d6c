using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Runs;

/// <summary>
/// Whether a run of verdicts may go on from its file, and with which rows. Verdicts need no clock: the machine may be another.
/// </summary>
public static class VerdictResumption
{
    /// <summary>Plans the rest of a run from its file.</summary>
    /// <param name="file">What the earlier run left.</param>
    /// <param name="path">Its path, for sentences.</param>
    /// <param name="request">The options given with <c>--resume</c>; they must agree with the file.</param>
    /// <param name="catalogue">The rows there are.</param>
    /// <param name="planner">Reads options.</param>
    /// <param name="assayVersion">The version of this program.</param>
    /// <param name="only">Those of some rows that such a run judges.</param>
    /// <exception cref="BadInputException">Another version, kind or option.</exception>
    public static RunPlan Plan(
        ResultsFile file, string path, RunRequest request, AdapterCatalogue catalogue, RunPlanner planner, string assayVersion,
        Func<IEnumerable<SelectedRow>, IEnumerable<SelectedRow>> only)
    {
        Resumption.EnsureSameProgram(file, path, request.Experiment.Command, assayVersion);
        var asked = planner.Plan(request);
        Resumption.EnsureSameOptions(file.Asked(), path, request, asked.Options with { Rows = IdsOf(only(asked.Rows)) });
        return Resumption.Plan(file, path, catalogue, request.Experiment);
    }

    /// <summary>The plan of a new run with those of its rows that are judged, each once.</summary>
    /// <param name="plan">The plan.</param>
    /// <param name="only">Those of some rows that such a run judges.</param>
    public static RunPlan Begin(RunPlan plan, Func<IEnumerable<SelectedRow>, IEnumerable<SelectedRow>> only)
    {
        SelectedRow[] judged = [.. only(plan.Rows).DistinctBy(row => row.Name)];
        return plan with
        {
            Rows = judged,
            Options = plan.Options with { Rows = IdsOf(judged), Reference = judged.FirstOrDefault()?.Label ?? "" },
        };
    }

    private static RowId[] IdsOf(IEnumerable<SelectedRow> rows) => [.. rows.DistinctBy(row => row.Name).Select(row => row.Id)];
}

using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Results;
using Assay.Engine.Runs;

namespace Assay.Validation.Measuring;

/// <summary>Measures experiments as <c>assay run</c> measures, on books of 100; nothing is simulated or shortened but what the experiment says.</summary>
/// <param name="catalogue">The rows.</param>
/// <param name="services">What runs stand on.</param>
/// <param name="assayVersion">Version of this program.</param>
/// <param name="folder">Where results files go.</param>
public sealed class EngineMeasurement(AdapterCatalogue catalogue, RunServices services, string assayVersion, string folder)
{
    private const string DataSet = "books";
    private const string Size = "100";

    /// <summary>What the programs of experiments hold.</summary>
    internal static BuiltDataSets DataSets { get; } = BuiltDataSets.For([DataSet]);

    private readonly RunPlanner planner = new(catalogue, DataSetCatalogue.All);

    /// <summary>Measures an experiment; see <see cref="MeasureExperiment"/>.</summary>
    public ResultsFile Measure(Experiment experiment, string name, CancellationToken cancellation)
    {
        RunPlan plan = Plan(experiment);
        ResultsFile start = NewResults.For(plan.Options, assayVersion, DateTimeOffset.UtcNow);
        RunResult result = new Run(plan, services, start, Path.Combine(folder, name + ".json")).Execute(cancellation);
        return result.Ending switch
        {
            RunEnding.Interrupted => throw new OperationCanceledException(cancellation),
            RunEnding.NotWritten or RunEnding.UsersCode => throw new CheckImpossibleException(result.Cause),
            _ => result.HasSamples ? result.Results : throw new CheckImpossibleException($"nothing was measured: {ReasonOf(result.Results)}"),
        };
    }

    /// <summary>The planner's own plan, with what an experiment may say and a user may not.</summary>
    internal RunPlan Plan(Experiment experiment)
    {
        RunPlan plan = planner.Plan(new RunRequest
        {
            Rows = string.Join(',', experiment.Rows),
            DataSets = DataSet,
            Sizes = Size,
            Operations = string.Join(',', experiment.Operations.Select(operation => operation.ToString().ToLowerInvariant())),
            Blocks = experiment.Blocks.ToString(System.Globalization.CultureInfo.InvariantCulture),
        });

        IReadOnlyList<SelectedRow> rows = SelectedRow.Labelled(experiment.Rows.Select(catalogue.Find));
        return (plan with
        {
            Options = plan.Options with
            {
                Rows = [.. rows.Select(row => row.Label)],
                Reference = experiment.Reference,
                Looks = experiment.Looks,
                InjectedSlowdowns = experiment.Slowdowns,
                Seed = experiment.Seed,
            },
            Rows = rows,
        }).BuiltFor(types: null);
    }

    private static string ReasonOf(ResultsFile results) =>
        results.Rows.Select(row => row.Cause).FirstOrDefault(cause => cause.Length > 0)
        ?? results.Checks.Select(check => check.Cause).FirstOrDefault(cause => cause.Length > 0)
        ?? results.Cells.Select(cell => cell.Failure).FirstOrDefault(failure => failure.Length > 0)
        ?? "no row got through, and none says why";
}

using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Running;

namespace Assay.Validation.Measuring;

/// <summary>
/// Measures experiments as <c>assay run</c> measures, on books of 100; nothing is simulated or shortened but what the experiment says.
/// </summary>
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
        var plan = Plan(experiment);
        var start = NewResults.For(plan.Options, assayVersion, DateTimeOffset.UtcNow);
        var result =
            new Run(plan, services with { BatchBegins = experiment.BatchBegins, BatchEnds = experiment.BatchEnds }, start,
                Path.Combine(folder, name + ".json")).Execute(cancellation);
        return result.Ending switch
        {
            RunEnding.Interrupted => throw new OperationCanceledException(cancellation),
            RunEnding.NotWritten or RunEnding.UserCode => throw new CheckImpossibleException(result.Cause),
            _ => result.HasSamples
                ? result.Results
                : throw new CheckImpossibleException($"nothing was measured: {ReasonOf(result.Results)}"),
        };
    }

    /// <summary>The planner's own plan, with what an experiment may say and a user may not.</summary>
    internal RunPlan Plan(Experiment experiment)
    {
        var plan = planner.Plan(new RunRequest
        {
            Rows = string.Join(',', experiment.Rows),
            DataSets = DataSet,
            Sizes = Size,
            Operations = string.Join(',', experiment.Operations.Select(operation => operation.ToString().ToLowerInvariant())),
            Blocks = experiment.Blocks.ToString(System.Globalization.CultureInfo.InvariantCulture),
        });

        var rows = SelectedRow.Numbered(experiment.Rows.Select(catalogue.Find));
        return (plan with
        {
            Options = plan.Options with
            {
                Rows = [.. rows.Select(row => row.Id)],
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
        ?? results.Cells.Select(cell => cell.Failure?.Cause).FirstOrDefault(cause => cause is not null)
        ?? "every row failed, for unknown reasons";
}

/// <summary>Finds out which rows can be measured here.</summary>
public sealed class AvailableRows(AdapterCatalogue catalogue, BuildAdapters build)
{
    /// <summary>Of some names, those of rows that exist and can be built, in their order.</summary>
    public IReadOnlyList<string> Among(IReadOnlyList<string> names, CancellationToken cancellation)
    {
        SelectedRow[] rows =
            [.. SelectedRow.Numbered(names.Where(catalogue.Contains).Select(catalogue.Find).Where(row => row.Excluded.Length == 0))
                .Select(row => row.BuiltFor(EngineMeasurement.DataSets))];
        var outcomes =
            build([.. rows.Select(row => row.Build).Distinct()], _ => { }, cancellation);
        return [.. rows.Where(row => outcomes[row.Build].Status == RowStatus.Available).Select(row => row.Name)];
    }
}

/// <summary>One run that a check asks the engine for.</summary>
/// <param name="Rows">Names of rows, in the order in which they are listed; a name again is an alias and gets the label <c>name
/// (2)</c>.</param>
/// <param name="Blocks">K; the last look where there are looks.</param>
/// <param name="Seed">Seed of the order of rows and of the content.</param>
public sealed record Experiment(IReadOnlyList<string> Rows, IReadOnlyList<Operation> Operations, int Blocks, ulong Seed)
{
    /// <summary>Label of the row that ratios refer to; the first one's where nothing is said.</summary>
    public string Reference { get; init; } = Rows[0];

    /// <summary>Numbers of blocks after which the run may end; empty for a fixed K.</summary>
    public IReadOnlyList<int> Looks { get; init; } = [];

    /// <summary>Told the label of the row whose batch begins.</summary>
    public Action<string> BatchBegins { get; init; } = static _ => { };

    /// <summary>Told the label of the row whose batch is over.</summary>
    public Action<string> BatchEnds { get; init; } = static _ => { };

    /// <summary>Extra work by label, such as 0.05.</summary>
    public IReadOnlyDictionary<string, double> Slowdowns { get; init; } = new Dictionary<string, double>();
}

/// <summary>Measures an experiment through the engine.</summary>
/// <param name="name">Name of its results file, without the ending.</param>
/// <exception cref="OperationCanceledException">It was cancelled.</exception>
/// <exception cref="CheckImpossibleException">Nothing could be measured.</exception>
public delegate ResultsFile MeasureExperiment(Experiment experiment, string name, CancellationToken cancellation);

/// <summary>A check has nothing to judge; the message is the sentence that says why.</summary>
public sealed class CheckImpossibleException : Exception
{
    /// <summary>Creates the exception with a sentence.</summary>
    public CheckImpossibleException(string message)
        : base(message)
    {
    }

    /// <summary>Creates the exception with a sentence and its cause.</summary>
    public CheckImpossibleException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>Creates the exception with a general sentence.</summary>
    public CheckImpossibleException()
        : this("There is nothing to check.")
    {
    }
}

using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Reads a request against what there is.</summary>
/// <param name="catalogue">The rows.</param>
/// <param name="dataSets">The data sets.</param>
public sealed class RunPlanner(AdapterCatalogue catalogue, IReadOnlyList<DataSetDescription> dataSets)
{
    /// <summary>The row that ratios refer to unless another is asked for, where it is among the rows: known to everyone, and steadier than a floor.</summary>
    public const string DefaultReference = "system.text.json/reflection";

    /// <summary>The floor whose payload sizes the corpus; the reference where the default one is not among the rows.</summary>
    public const string StraightLine = "reference/straight-line";

    private const int DefaultRounds = 120;
    private const int DefaultSettlingRounds = 20;
    private const int RoundsOfDeep = 300;
    private const ulong DefaultSeed = 1;

    /// <summary>Plans a run.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    public RunPlan Plan(RunRequest request)
    {
        List<SelectedRow> rows = [.. RowSelection.Select(request.Rows, catalogue)];
        string reference = ReferenceOf(request.Reference, rows);
        RunLength length = RunLength.Of(request);
        IReadOnlyList<WorkloadOptions> workloads = new WorkloadSelection(dataSets).Select(request.DataSets, request.Sizes, request.Payloads);
        EnsureDeepRows(request.Deep, rows);
        return new RunPlan(
            new RunOptions
            {
                Rows = [.. rows.Select(row => row.Label)],
                Workloads = workloads,
                Surface = request.Surface is null ? null : ReadName<Surface>("surface", request.Surface),
                Operations = OperationsOf(request.Operations),
                Blocks = length.Blocks,
                Looks = length.Looks,
                Precision = length.Precision,
                BudgetNanoseconds = length.BudgetNanoseconds,
                Profile = ProfileOf(request.Profile, workloads),
                IsDeep = request.Deep is not null,
                Rounds = request.Deep is null ? DefaultRounds : RoundsOfDeep,
                SettlingRounds = DefaultSettlingRounds,
                Reference = reference,
                Seed = DefaultSeed,
            },
            rows,
            CorpusRowOf(catalogue));
    }

    /// <summary>The row whose payload sizes the corpus of every run, so that runs of other rows rotate through as many instances.</summary>
    internal static RowDefinition? CorpusRowOf(AdapterCatalogue catalogue) => catalogue.Contains(StraightLine) ? catalogue.Find(StraightLine) : null;

    private string ReferenceOf(string? name, List<SelectedRow> rows)
    {
        name ??= rows.Exists(row => row.Label == DefaultReference) ? DefaultReference
            : catalogue.Contains(StraightLine) ? StraightLine : rows[0].Label;
        if (rows.Exists(row => string.Equals(row.Label, name, StringComparison.OrdinalIgnoreCase)))
            return rows.Find(row => string.Equals(row.Label, name, StringComparison.OrdinalIgnoreCase))!.Label;
        RowDefinition definition = catalogue.Find(name);
        rows.Add(new SelectedRow(definition.Name, definition));
        return definition.Name;
    }

    private static IReadOnlyList<Operation> OperationsOf(string? list) => list is null
        ? [Operation.Serialize, Operation.Deserialize]
        : [.. Lists.Split(list, "--operation").Select(name => ReadName<Operation>("operation", name)).Distinct().Order()];

    private static T ReadName<T>(string kind, string name)
        where T : struct, Enum
    {
        string[] valid = [.. Enum.GetNames<T>().Select(value => value.ToLowerInvariant())];
        return valid.Contains(name.ToLowerInvariant()) ? Enum.Parse<T>(name, ignoreCase: true) : throw NearestNames.Unknown(kind, name, valid);
    }

    private static RunProfile ProfileOf(string? name, IReadOnlyList<WorkloadOptions> workloads)
    {
        RunProfile profile = name is null ? RunProfile.Standard : ProfileNames.Read(name);
        bool isAlone = workloads.Select(workload => workload.DataSet).Distinct().Count() == 1;
        return profile == RunProfile.MixedTypes && isAlone
            ? throw new BadInputException("--profile mixed-types runs each row on the run's other data sets too; name two or more, such as --data-set books,northwind.")
            : profile;
    }

    private static void EnsureDeepRows(string? list, List<SelectedRow> rows)
    {
        string? unknown = string.IsNullOrEmpty(list) ? null : Lists.Split(list, "--deep").FirstOrDefault(name => !rows.Exists(row => row.Label == name));
        if (unknown is not null)
            throw NearestNames.Unknown("row to look at with --deep", unknown, rows.Select(row => row.Label));
    }
}

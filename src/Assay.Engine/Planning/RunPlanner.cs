using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Planning;

/// <summary>Reads a request against what there is.</summary>
public sealed class RunPlanner(AdapterCatalogue catalogue, IReadOnlyList<DataSetDescription> dataSets)
{
    /// <summary>
    /// The row that ratios refer to unless another is asked for, where it is among the rows: known to everyone, and steadier than a floor.
    /// </summary>
    public const string DefaultReference = ReferenceRow.Preferred;

    /// <summary>The floor whose payload sizes the corpus.</summary>
    public const string StraightLine = "reference/straight-line";

    private const ulong DefaultSeed = 1;

    /// <summary>
    /// The rows that a request asks for, in all their variants, without one that joins them for its sake as the reference.
    /// </summary>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    public IReadOnlyList<SelectedRow> Select(RunRequest request) => VariantSelection.Read(request, catalogue).Select(request, catalogue);

    /// <summary>Reads what can be read of a request before a user's types are.</summary>
    /// <returns>The plan; null where it needs the types.</returns>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    public RunPlan? Check(RunRequest request)
    {
        if (request.Types is null)
            return Plan(request);
        EnsureNoDataSets(request);
        OwnSizes.Read(request.Sizes);
        Plan(request.WithoutDataSets);
        return null;
    }

    /// <summary>Plans a run.</summary>
    /// <param name="types">The user's own types in place of data sets; null without.</param>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    public RunPlan Plan(RunRequest request, OwnTypes? types = null)
    {
        var experiment = request.Experiment;
        var variants = VariantSelection.Read(request, catalogue);
        List<SelectedRow> rows = [.. experiment.Judged([.. variants.Select(request, catalogue)], request)];
        var operations = experiment.OperationsOf(request, OperationsOf(request.Operations));
        rows.AddRange(FloorsOf(experiment.FloorOf(operations), rows));
        var asked = rows.Count;
        var reference = request.Reference is string named ? ReferenceOf(named, rows, variants) : Expected(rows);
        var length = experiment.LengthOf(request);
        var shard = RunLength.ShardOf(request);
        if (types is not null && !experiment.ChecksItself)
            EnsureNoDataSets(request);
        PlanInput input = new(request, types, dataSets);
        var workloads = experiment.WorkloadsOf(input);
        EnsureDeepRows(request.Deep, rows);
        RunOptions options = new()
        {
            Kind = experiment.Kind,
            Rows = [.. rows.Select(row => row.Id)],
            Workloads = workloads,
            Types = types?.Options,
            Surface = experiment.SurfaceOf(request),
            Operations = operations,
            Blocks = length.Blocks,
            Shard = shard,
            Looks = length.Looks,
            Precision = length.Precision,
            BudgetNanoseconds = length.BudgetNanoseconds,
            Profile = ProfileOf(request.Profile, workloads),
            IsDeep = request.Deep is not null,
            Rounds = experiment.RoundsOf(request),
            SettlingRounds = experiment.SettlingRounds,
            Reference = reference,
            IsReferenceOpen = request.Reference is null,
            Seed = DefaultSeed,
        };
        EnsureRowsOf(shard, experiment, options);
        return new RunPlan(experiment.Complete(options, input), rows, experiment.ChecksItself ? null : CorpusRowOf(catalogue, rows))
        {
            Experiment = experiment,
            Joined = rows.Count > asked ? reference : null,
        }.OfShard().BuiltFor(types);
    }

    private static void EnsureRowsOf(Shard? shard, Experiment experiment, RunOptions options)
    {
        if (shard is { IsOfRows: true } && RowsOfShard.Most(experiment, options) is var most && most < shard.Count)
            throw new BadInputException(
                $"--shard {ShardText.Write(shard)} needs a row for each shard, but the run has {Counted.Of(most, "row")}. "
                    + "Use fewer shards, or more rows.");
    }

    private static void EnsureNoDataSets(RunRequest request)
    {
        if (request.Given.Has(OptionsOfWorkloads.Others))
            throw new BadInputException("--types measures your own type instead of data sets. Omit --others.");
        if (request is not { DataSets: null, Payloads: null })
            throw new BadInputException("--types measures your own type instead of data sets. Omit --data-set and --payload.");
    }

    /// <summary>The row whose payload sizes the corpus of every run, so that runs of other rows rotate through as many instances.</summary>
    /// <param name="catalogue">The rows there are.</param>
    /// <param name="rows">The run's rows: its program is built for what the first of them is that can be built here.</param>
    internal static SelectedRow? CorpusRowOf(AdapterCatalogue catalogue, IReadOnlyList<SelectedRow> rows)
    {
        if (!catalogue.Contains(StraightLine))
            return null;
        var first = rows.OrderBy(row => row.Excluded.Length > 0).ThenBy(row => VariantSelection.IsUnlikely(row.Id)).First();
        var definition = catalogue.Find(StraightLine);
        var isElsewhere = definition.ExcludedOn(first.Target.Framework).Length > 0 && ImpossibleTarget.FailureOf(first.Target) is null;
        return new SelectedRow(isElsewhere ? new RowId(StraightLine) : BesideOf(first.Id, StraightLine), definition);
    }

    private static RowId BesideOf(RowId row, string name) => row with { Row = name, Version = null, Number = 1 };

    /// <summary>The floor of an experiment in each build that rows have, where it is not among them.</summary>
    private List<SelectedRow> FloorsOf(string? name, List<SelectedRow> rows)
    {
        if (name is null || !catalogue.Contains(name))
            return [];
        var floor = catalogue.Find(name);
        return rows.Where(row => row.Excluded.Length == 0)
            .Select(row => BesideOf(row.Id, name)).Distinct().Select(id => new SelectedRow(id, floor))
            .Where(row => row.Excluded.Length == 0 && !rows.Exists(other => other.Label == row.Label)).ToList();
    }

    /// <summary>
    /// Label of the row that ratios will refer to, as far as that is known before anything is measured; it stands in each group of rows
    /// where memory does not hold all.
    /// </summary>
    private static string Expected(List<SelectedRow> rows) => rows
        .OrderBy(row => row.Definition.Name != DefaultReference).ThenBy(row => row.Excluded.Length > 0)
        .ThenBy(row => row.Definition.IsReference)
        .ThenBy(row => VariantSelection.IsUnlikely(row.Id)).First().Label;

    /// <summary>
    /// The label of a reference that was asked for: a row of the run by its label, or by its plain name the first of its variants;
    /// otherwise a row that joins the run for it.
    /// </summary>
    private string ReferenceOf(string name, List<SelectedRow> rows, VariantSelection variants)
    {
        var among = rows.Find(row => string.Equals(row.Label, name, StringComparison.OrdinalIgnoreCase))
            ?? rows.Where(row => string.Equals(row.Definition.Name, name, StringComparison.OrdinalIgnoreCase))
                .OrderBy(row => VariantSelection.IsUnlikely(row.Id)).FirstOrDefault();
        if (among is not null)
            return among.Label;
        var definition = catalogue.Find(name);
        RowSelection.EnsureTimed([definition]);
        SelectedRow added = new(variants.First(definition), definition);
        rows.Add(added);
        return added.Label;
    }

    private static IReadOnlyList<Operation> OperationsOf(string? list) => list is null
        ? [Operation.Serialize, Operation.Deserialize]
        : [.. Lists.Split(list, "--operation").Select(name => EnumNames.Read<Operation>("operation", name)).Distinct().Order()];

    private static RunProfile ProfileOf(string? name, IReadOnlyList<WorkloadOptions> workloads)
    {
        var profile = name is null ? RunProfile.Standard : ProfileNames.Read(name);
        var isAlone = workloads.Select(workload => workload.DataSet).Distinct().Count() == 1;
        return profile == RunProfile.MixedTypes && isAlone
            ? throw new BadInputException(
                "--profile mixed-types needs two or more data sets. Name them, such as --data-set books,northwind.")
            : profile;
    }

    private static void EnsureDeepRows(string? list, List<SelectedRow> rows)
    {
        var unknown = string.IsNullOrEmpty(list)
            ? null
            : Lists.Split(list, "--deep").FirstOrDefault(name => !rows.Exists(row => row.Label == name));
        if (unknown is not null)
            throw NearestNames.Unknown("row to look at with --deep", unknown, rows.Select(row => row.Label));
    }
}

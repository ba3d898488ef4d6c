using System.Globalization;
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

    private const int DefaultBlocks = 3;
    private const int DefaultRounds = 120;
    private const int DefaultSettlingRounds = 20;
    private const int MostBlocks = 1000;
    private const ulong DefaultSeed = 1;

    /// <summary>Plans a run.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    public RunPlan Plan(RunRequest request)
    {
        List<SelectedRow> rows = [.. RowSelection.Select(request.Rows, catalogue)];
        string reference = ReferenceOf(request.Reference, rows);
        return new RunPlan(
            new RunOptions
            {
                Rows = [.. rows.Select(row => row.Label)],
                Workloads = new WorkloadSelection(dataSets).Select(request.DataSets, request.Sizes, request.Payloads),
                Surface = request.Surface is null ? null : ReadName<Surface>("surface", request.Surface),
                Operations = OperationsOf(request.Operations),
                Blocks = BlocksOf(request.Blocks),
                Rounds = DefaultRounds,
                SettlingRounds = DefaultSettlingRounds,
                Reference = reference,
                BudgetNanoseconds = BudgetOf(request.Budget),
                Seed = DefaultSeed,
            },
            rows);
    }

    private string ReferenceOf(string? name, List<SelectedRow> rows)
    {
        if (name is null)
            return rows.Exists(row => row.Label == DefaultReference) ? DefaultReference
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

    private static int BlocksOf(string? text)
    {
        if (text is null)
            return DefaultBlocks;
        bool isNumber = int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int blocks);
        return isNumber && blocks is >= 1 and <= MostBlocks
            ? blocks
            : throw new BadInputException($"--blocks takes a number from 1 to {MostBlocks}, not \"{text}\"; 3 is a screening, 9 gives narrow intervals.");
    }

    private static long? BudgetOf(string? text)
    {
        if (text is null)
            return null;
        TimeSpan budget = DurationText.Read(text)
            ?? throw new BadInputException($"--budget takes a duration such as 90s, 2m or 1h, not \"{text}\".");
        return budget.Ticks * 100;
    }
}

using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;

namespace Assay.Engine.Options;

/// <summary>Which data, in which sizes, and what is done with it.</summary>
public static class OptionsOfWorkloads
{
    /// <summary>The types whose first calls are timed where none are named: four of one shape, and a wide one.</summary>
    public const string TypesOfStartup = "books-1,books-2,books-3,books-4,large-books";

    /// <summary>Data sets.</summary>
    public static RunOption DataSets { get; } = new("--data-set", "books,northwind", "Data sets to measure. Default: books.")
    {
        Form = OptionForm.List,
        Names = static () => DataSetCatalogue.All.Select(dataSet => dataSet.Name),
        Kept = options => [options.Own?.AskedBeside()?.DataSet, .. DataSetsOf(options)],
    };

    /// <summary>Further data sets, beside those that are asked about.</summary>
    public static RunOption Others { get; } = new("--others", "a,b", "")
    {
        Names = static () => DataSetCatalogue.All.Select(dataSet => dataSet.Name),
        Kept = DataSetsOf,
    };

    /// <summary>Sizes.</summary>
    public static RunOption Sizes { get; } =
        new(
            "--size", "100,10k",
            "Sizes to measure, in units of the data set; with --types arrays of so many values. Default: each data "
                + "set's default size, or one value.")
        {
            Form = OptionForm.List,
            Kept = options => options.Workloads.Select(workload => (object)(workload.DataSet, workload.Size)).Distinct(),
        };

    /// <summary>Bytes in each unit.</summary>
    public static RunOption Payloads { get; } = new("--payload", "N", "Bytes of binary payload per unit, for data sets that have one.")
    {
        Form = OptionForm.List,
        Kept = options => options.Workloads.Select(workload => (object)(workload.DataSet, workload.PayloadBytes)).Distinct(),
    };

    /// <summary>How bytes pass.</summary>
    public static RunOption Surface { get; } = new(
        "--surface", string.Join('|', EnumNames.All<Surface>()),
        "How the caller passes bytes to the library. Default: each row's first surface.")
    {
        Names = EnumNames.All<Surface>,
        Kept = options => [options.Surface],
    };

    /// <summary>What is timed.</summary>
    public static RunOption Operations { get; } = new(
        "--operation", "serialize,deserialize",
        "What to time. read-one reads one member of the root from the full payload. open and read-all are for formats read on access. "
            + "Default: serialize,deserialize.")
    {
        Form = OptionForm.List,
        Names = EnumNames.All<Operation>,
        Kept = options => options.Operations.Cast<object>(),
    };

    /// <summary>Operations that are timed in processes of their own.</summary>
    public static RunOption OperationsApart { get; } =
        Operations with { Help = "What to time. Default: both, each in processes of its own." };

    /// <summary>The data sets of a run, each once.</summary>
    public static IEnumerable<string> DataSetsOf(RunOptions options) =>
        options.Workloads.Select(workload => workload.DataSet).Distinct();
}

/// <summary>A user's own types in the place of data sets, and their values.</summary>
public static class OptionsOfTypes
{
    /// <summary>The assembly or project.</summary>
    public static RunOption Types { get; } = new(
        "--types", "X.dll|X.csproj", "Measure your own type instead of data sets: its assembly or project. Only worker processes load it.")
    {
        IsPath = true,
        Use = "build this project or load this dll, and run its code",
    };

    /// <summary>The root type.</summary>
    public static RunOption Root { get; } = new(
        "--root", "Shop.Order",
        "Type in --types to measure. Collections such as Shop.Order[] and closed generic types work too. 'assay check' takes several, and "
            + "globs.");

    /// <summary>A file of values.</summary>
    public static RunOption Sample { get; } = new(
        "--sample", "orders.json", "JSON file with values of --root: one object, an array, or one object per line.")
    {
        IsPath = true,
        Use = "read this file",
    };

    /// <summary>A method that makes values.</summary>
    public static RunOption Factory { get; } = new(
        "--factory", "Shop.Samples.Make",
        "Static method without parameters that returns values of --root. Without --sample and --factory, values are generated.")
    {
        Use = "run this method",
    };

    /// <summary>Further types.</summary>
    public static RunOption Known { get; } = new(
        "--known", "A,B",
        "More types for members declared as base type, interface or object. Types in the root's assembly are found automatically.")
    {
        Form = OptionForm.List,
    };

    /// <summary>Whether values may stand in results.</summary>
    public static RunOption IncludeSample { get; } = new(
        "--include-sample", "",
        "Include your sample, and failure messages that may quote it, in results and reports. Without it, your values stay in the workers.")
    {
        Form = OptionForm.Flag,
        Use = "put your values into results",
    };

    /// <summary>All of them.</summary>
    public static OptionGroup All { get; } = new("Your own types", [Types, Root, Sample, Factory, Known, IncludeSample]);
}

using Assay.Conformance;
using Assay.Core.Results;
using Assay.DataSets;

namespace Assay.Engine.Options;

/// <summary>What a prediction predicts, and learns from.</summary>
public static class OptionsOfPrediction
{
    /// <summary>The largest size that is measured where none is named.</summary>
    public const string DefaultLargest = "10k";

    /// <summary>
    /// The other data sets that are measured where none are named: nested objects, numbers, texts, and types that derive from each other.
    /// </summary>
    public const string DefaultOthers = "northwind,telemetry,unicode,events";

    /// <summary>Stands for no other data set.</summary>
    public const string NoOthers = "none";

    /// <summary>The number of objects whose time is predicted.</summary>
    public static RunOption<int> Count { get; } = new(
        "--count", "1M", "Number of objects whose time is predicted.", CountOf,
        static () => throw new BadInputException("assay predict needs the number of objects to predict, such as --count 1M."))
    {
        Kept = options => [(options.Own as PredictionOptions)?.Predicted.Size],
    };

    /// <summary>Further data sets that predictions learn from.</summary>
    public static RunOption Others { get; } = new(
        "--others", "a,b",
        $"Further data sets to measure, so that the regression can separate objects, bytes and strings; '{NoOthers}' for none. Default: "
            + $"{DefaultOthers}.")
    {
        Names = static () => DataSetCatalogue.All.Select(dataSet => dataSet.Name),
        Kept = OptionsOfWorkloads.DataSetsOf,
    };

    /// <summary>Whether what is predicted is measured as well.</summary>
    public static RunOption Verify { get; } = new(
        "--verify", "", "Measure what is predicted as well, and say how wrong the prediction was. It is not learned from.")
    {
        Form = OptionForm.Flag,
        Kept = options => [options.Own is PredictionOptions { Predicted: var predicted } && options.Workloads.Contains(predicted)],
    };

    private static int CountOf(string text) => SizeText.Read(text) is int count and > 0
        ? count
        : throw new BadInputException($"--count takes a number of objects such as 100k or 1M, not \"{text}\".");
}

/// <summary>Which conformance cases are judged.</summary>
public static class OptionsOfCases
{
    /// <summary>Cases.</summary>
    public static RunOption Cases { get; } = new(
        "--case", "10,shared-*", "Cases: numbers, names or globs. Default: all. 'assay list cases' shows them.")
    {
        Names = static () => CaseCatalogue.All.Select(one => one.Name),
        Kept = OptionsOfWorkloads.DataSetsOf,
    };

    /// <summary>Whether cases that take much time and memory are among all or those of a glob.</summary>
    public static RunOption Large { get; } = new(
        "--large", "",
        "Also the cases that take minutes and gigabytes; 'assay list cases' says which. Default: only where --case gives their number or "
            + "name.")
    {
        Form = OptionForm.Flag,
        Kept = options => [OptionsOfWorkloads.DataSetsOf(options).Any(name => CaseCatalogue.Find(name)?.Large is not null)],
    };
}

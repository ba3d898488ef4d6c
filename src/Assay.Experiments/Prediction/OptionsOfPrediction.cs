using Assay.Engine;
using Assay.Engine.Options;

namespace Assay.Experiments.Prediction;

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
    public static RunOption Others { get; } = OptionsOfWorkloads.Others with
    {
        Help = $"Further data sets to measure, so that the regression can separate objects, bytes and strings; '{NoOthers}' for none. "
            + $"Default: {DefaultOthers}.",
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

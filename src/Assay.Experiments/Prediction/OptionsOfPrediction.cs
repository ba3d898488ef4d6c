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
    public static RunOption<int> Size { get; } = new(
        "--predict", "1M",
        "Predict the time of this number of objects from smaller sizes and other data, and say how far off such predictions are.", SizeOf,
        static () => throw new BadInputException("--predict needs the number of objects whose time is predicted, such as --predict 1M."))
    {
        Kept = options => [(options.Own as PredictionOptions)?.Predicted.Size],
    };

    /// <summary>Further data sets that predictions learn from.</summary>
    public static RunOption Others { get; } = OptionsOfWorkloads.Others with
    {
        Help = $"With --predict: further data sets to measure, so that the regression can separate objects, bytes and strings; "
            + $"'{NoOthers}' for none. "
            + $"Default: {DefaultOthers}.",
    };

    /// <summary>Whether what is predicted is measured as well.</summary>
    public static RunOption Verify { get; } = new(
        "--verify", "", "With --predict: measure what is predicted as well, and say how wrong the prediction was. It is not learned from.")
    {
        Form = OptionForm.Flag,
        Kept = options => [options.Own is PredictionOptions { Predicted: var predicted } && options.Workloads.Contains(predicted)],
    };

    /// <summary>Results that hold what is learned from.</summary>
    public static RunOption From { get; } = new(
        "--from", "FILE", "With --predict: predict from a results file of 'assay run' or 'assay run growth', and measure nothing. Can be "
            + "repeated.")
    {
        Form = OptionForm.Repeated,
    };

    /// <summary>What has no effect where nothing is predicted.</summary>
    internal static RunOption[] OfPredictionAlone => [Verify, Others, From];

    private static int SizeOf(string text) => SizeText.Read(text) is int count and > 0
        ? count
        : throw new BadInputException($"--predict takes a number of objects such as 100k or 1M, not \"{text}\".");
}

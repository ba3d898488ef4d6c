using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;

namespace Assay.Experiments.Prediction;

/// <summary>
/// What a prediction measures: sizes of the data set that is asked for, and other data sets, so that the regression can separate objects,
/// bytes and strings.
/// </summary>
/// <param name="Workloads">What is measured; the asked size is among it only where it is verified.</param>
public sealed record PredictionPlan(WorkloadOptions Asked, IReadOnlyList<WorkloadOptions> Workloads)
{
    /// <summary>Other data sets are measured up to this size: their times only have to be other than those of the asked one.</summary>
    private const int LargestOfOthers = 1000;

    /// <summary>Plans a prediction.</summary>
    /// <param name="types">The user's own types in place of data sets; null without.</param>
    /// <param name="dataSets">The data sets there are.</param>
    /// <exception cref="BadInputException">The data set or a size is not valid, or there are several data sets.</exception>
    public static PredictionPlan Of(RunRequest request, OwnTypes? types, IReadOnlyList<DataSetDescription> dataSets)
    {
        var count = OptionsOfPrediction.Size.In(request.Given);
        var isVerified = request.Given.Has(OptionsOfPrediction.Verify);
        if (types is not null)
            return For(types.Workload with { Size = count }, SizesUpTo(request.Sizes), [], isVerified);
        WorkloadSelection selection = new(dataSets);
        var own =
            selection.Growing(request.DataSets, request.Sizes ?? OptionsOfPrediction.DefaultLargest, request.Payloads);
        if (own.Select(workload => (workload.DataSet, workload.PayloadBytes)).Distinct().Count() > 1)
            throw new BadInputException(
                "Predictions are of one data set at a time. Name one with --data-set; --others names further ones to learn from.");
        var others = request.Given.Text(OptionsOfPrediction.Others) ?? OptionsOfPrediction.DefaultOthers;
        var learned = others == OptionsOfPrediction.NoOthers
            ? []
            : selection.DataSets(others, "--others").Where(set => set.Name != own[0].DataSet).SelectMany(SomeSizes);
        return For(own[0] with { Size = count }, SizesUpTo(request.Sizes), learned, isVerified);
    }

    private static PredictionPlan For(WorkloadOptions asked, IEnumerable<int> sizes, IEnumerable<WorkloadOptions> others, bool isVerified)
    {
        var own = sizes.Where(size => size != asked.Size).Select(size => asked with { Size = size });
        return new PredictionPlan(asked, [.. own, .. isVerified ? [asked] : Array.Empty<WorkloadOptions>(), .. others]);
    }

    /// <summary>Those of growth, with three times each between them: the nearer the sizes on both sides, the better a prediction.</summary>
    private static IEnumerable<int> SizesUpTo(string? sizes)
    {
        var powers = WorkloadSelection.SizesOfGrowth(sizes ?? OptionsOfPrediction.DefaultLargest);
        return powers.Concat(powers.Where(size => size <= powers[^1] / 3).Select(size => size * 3)).Distinct().Order();
    }

    private static IEnumerable<WorkloadOptions> SomeSizes(DataSetDescription dataSet)
    {
        int[] small = [.. dataSet.Sizes.Where(size => size <= LargestOfOthers)];
        return (small.Length == 0 ? [dataSet.DefaultSize] : new[] { small[0], small[^1] }).Distinct()
            .Select(size => new WorkloadOptions(dataSet.Name, size, dataSet.DefaultPayloadBytes, dataSet.Unit));
    }
}

using Assay.Core.Results;
using Assay.Engine.Options;

namespace Assay.Experiments.Growth;

/// <summary>What times grow with.</summary>
public static class OptionsOfGrowth
{
    /// <summary>The largest size, or all of them.</summary>
    public static RunOption Size { get; } = OptionsOfWorkloads.Sizes with
    {
        Shown = "10k",
        Help = "Largest number of objects: sizes are powers of ten from 1 on, and this one. Several with commas are just these. A row that "
            + "fails, or cannot fit in memory, keeps its smaller sizes. Default: 1M.",
        Kept = options => SizesOf(options),
    };

    /// <summary>Those of the data set that grows, without one that is predicted and may be measured as well.</summary>
    private static IEnumerable<object> SizesOf(RunOptions options)
    {
        var asked = options.Own?.AskedBeside();
        return options.Workloads.Where(workload => asked is null || (workload.DataSet == asked.DataSet && workload != asked))
            .Select(workload => (object)workload.Size).Distinct();
    }
}

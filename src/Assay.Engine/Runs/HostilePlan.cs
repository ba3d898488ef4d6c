using Assay.Analysis.Safety;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Mutations;
using Assay.Engine.Options;

namespace Assay.Engine.Runs;

/// <summary>Reads what a run of hostile input feeds.</summary>
public static class HostilePlan
{
    private const long HeapBytes = 1L << 30;
    private const long TimeLimitNanoseconds = 10_000_000_000;

    /// <summary>Shorter than that of kinds: a hang costs the time of thousands of inputs.</summary>
    private const long TimeLimitOfFuzzing = 3_000_000_000;

    /// <summary>The options of a request; null where it asks for another kind of run.</summary>
    /// <exception cref="BadInputException">One cannot be read, or names something that does not exist.</exception>
    internal static HostileOptions? Read(RunRequest request)
    {
        if (request.Kind != RunKind.Hostile)
            return null;
        ulong seed = OptionsOfHostile.Seed.In(request.Given);
        return request.IsFuzzing
            ? new HostileOptions
            {
                Kinds = [SafetyRules.Fuzz],
                Seed = seed,
                InputsPerKind = int.MaxValue,
                FuzzNanoseconds = OptionsOfHostile.Minutes.In(request.Given),
                HeapBytes = HeapBytes,
                TimeLimitNanoseconds = TimeLimitOfFuzzing,
            }
            : new HostileOptions
            {
                Kinds = [.. OptionsOfHostile.Kinds.In(request.Given).Select(kind => kind.Name)],
                Seed = seed,
                InputsPerKind = OptionsOfHostile.Inputs.In(request.Given),
                HeapBytes = HeapBytes,
                TimeLimitNanoseconds = TimeLimitNanoseconds,
            };
    }

    /// <summary>The shapes that the kinds of a run need beside its data sets: rows write such input themselves.</summary>
    internal static IEnumerable<string> ShapesOf(HostileOptions? options) => options is not { FuzzNanoseconds: 0 }
        ? []
        : options.Kinds.SelectMany(kind => HostileKind.Find(kind).Shapes);

    /// <summary>
    /// The data sets whose payloads are damaged: smaller than any that is measured, because each byte of a payload is a place for damage.
    /// </summary>
    /// <exception cref="BadInputException">There is no such data set, or the size is none.</exception>
    internal static IReadOnlyList<WorkloadOptions> WorkloadsOf(RunRequest request, IReadOnlyList<DataSetDescription> dataSets)
    {
        int size = request.Sizes is null
            ? 1
            : SizeText.Read(request.Sizes) is int asked and > 0
            ? asked
            : throw new BadInputException($"--size takes one size such as 1 or 10, not \"{Shortened.Of(request.Sizes)}\".");
        dataSets = [.. dataSets, .. DataSetCatalogue.HostileShapes.Where(shape => shape.Name == request.DataSets)];
        return [.. new WorkloadSelection(dataSets).Select(request.DataSets ?? OptionsOfHostile.UsualDataSets, null, request.Payloads)
            .Select(workload => dataSets.Any(dataSet => dataSet.Name == workload.DataSet && dataSet.Accepts(size))
                ? workload with { Size = size }
                : workload).Distinct()];
    }
}

using System.Globalization;
using Assay.Core.Results;
using Assay.Experiments.Mutations;
using Assay.Report;

namespace Assay.Experiments.Hostile;

/// <summary>Where hostile inputs came from, in words.</summary>
internal static class SafetyNotes
{
    /// <summary>The sentences of a run.</summary>
    public static IEnumerable<string> OfInputs(
        ResultsFile file, HostileOptions options) => options.FuzzNanoseconds > 0 ? OfFuzzing(file, options) : [OfKinds(options)];

    private static string OfKinds(HostileOptions options) => string.Create(
        CultureInfo.InvariantCulture,
        $"Inputs are made from a payload that the row itself wrote: at most {options.InputsPerKind} of a kind, seed {options.Seed}. "
            + $"{LimitsOf(options)}");

    private static IEnumerable<string> OfFuzzing(ResultsFile file, HostileOptions options)
    {
        yield return string.Create(
            CultureInfo.InvariantCulture,
            $"Inputs are random changes of what the row itself wrote: {Units.Time(options.FuzzNanoseconds)} for each row and data set, "
                + $"seed {options.Seed}. {LimitsOf(options)}");
        foreach (var result in file.SamplesOf<HostileSamples>().Inputs)
        {
            foreach (var kind in result.Kinds.Where(kind => kind.Kind == InputKinds.Fuzz))
            {
                var coverage = kind.WithoutCoverage.Length > 0
                    ? Plain.Line(kind.WithoutCoverage)
                    : $"Guided by coverage: {Units.Whole(kind.Branches)} branches passed.";
                var end = kind.IsCutShort ? ", ended before its time" : "";
                yield return $"{result.Row}, {result.Workload.DataSet}: {Units.Whole(kind.Inputs)} inputs in "
                    + $"{Units.Time(result.ElapsedNanoseconds)}{end}. {coverage}";
            }
        }
    }

    private static string LimitsOf(HostileOptions options) =>
        $"Each call may use {Units.Size(options.HeapBytes)} of heap and {Units.Time(options.TimeLimitNanoseconds)}.";
}

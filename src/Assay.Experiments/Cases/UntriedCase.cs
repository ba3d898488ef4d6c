using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Experiments.Cases;

/// <summary>A case that cannot be judged, because the row does not carry in ordinary use what the case is made of.</summary>
internal static class UntriedCase
{
    /// <summary>Its verdict: not judged.</summary>
    /// <param name="ordinary">What became of ordinary use.</param>
    /// <param name="why">The beginning of the reason, up to the verdict of ordinary use.</param>
    public static CheckedRow Of(CheckedRow ordinary, string why) => ordinary with
    {
        Result = new CheckResult
        {
            Row = ordinary.Result.Row,
            Workload = ordinary.Result.Workload,
            Surface = ordinary.Result.Surface,
            Verdict = ordinary.Result.Verdict == Verdict.AssayError ? Verdict.AssayError : Verdict.NotJudged,
            Judge = Judge.Assay,
            Cause = $"{why} {ordinary.Result.Verdict.ToString().ToLowerInvariant()}: "
                + $"{(ordinary.Result.Cause.Length > 0 ? ordinary.Result.Cause : ordinary.Result.Differences[0])}",
            Instances = ordinary.Result.Instances,
        },
    };
}

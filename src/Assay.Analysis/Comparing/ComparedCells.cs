using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Comparing;

/// <summary>Takes what two lines of reports say of one operation.</summary>
internal static class ComparedCells
{
    /// <summary>The cell, with the ratio of the two times and without an interval.</summary>
    /// <param name="old">The line before, which has the operation.</param>
    /// <param name="now">The line after, which has the operation.</param>
    /// <param name="workload">The data set and size.</param>
    public static ComparedCell Of(ReportLine old, ReportLine now, WorkloadOptions workload, Operation operation)
    {
        var (before, after) = (old.Of(operation)!, now.Of(operation)!);
        return new ComparedCell
        {
            Row = old.Label,
            DataSet = workload.DataSet,
            Size = workload.Size,
            Operation = operation,
            Before = VersionOf(old),
            After = VersionOf(now),
            NanosecondsBefore = before.NanosecondsPerOperation,
            NanosecondsAfter = after.NanosecondsPerOperation,
            Ratio = after.NanosecondsPerOperation / before.NanosecondsPerOperation,
            Lower = null,
            Upper = null,
            Change = Change.Undecided,
            BlocksBefore = before.Blocks,
            BlocksAfter = after.Blocks,
            BytesBefore = old.PayloadBytes,
            BytesAfter = now.PayloadBytes,
            AllocatedBefore = before.AllocatedBytesPerOperation,
            AllocatedAfter = after.AllocatedBytesPerOperation,
            KeptBefore = old.Keeps,
            KeptAfter = now.Keeps,
        };
    }

    // What is built into .NET changes with the runtime.
    private static string VersionOf(ReportLine line) => line.PackageVersion.Length > 0 ? line.PackageVersion : line.Runtime;
}

using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Runs;

/// <summary>
/// What the smaller sizes of a row say of a larger one, in a run of growth or memory: what failed with fewer objects is not tried with more, and what cannot fit in memory is refused before it starts.
/// </summary>
/// <param name="limits">What a worker may use, by workload.</param>
internal sealed class SmallerSizes(Func<WorkloadOptions, WorkerLimits> limits)
{
    /// <summary>Below this size, what a process takes by itself hides what the data take.</summary>
    private const int LeastSize = 10_000;

    private readonly Lock adding = new();
    private readonly List<CheckedRow> checks = [];

    /// <summary>Notes a check that ended.</summary>
    public void Add(CheckedRow check)
    {
        lock (adding)
            checks.Add(check);
    }

    /// <summary>The verdict of a row that is not tried; null where it is.</summary>
    public CheckedRow? Refuse(CheckTask task)
    {
        CheckedRow[] smaller = Smaller(task);
        if (smaller.FirstOrDefault(check => !check.IsTimed) is CheckedRow failed)
            return Ended(task, failed.Result.Verdict, $"not tried, because it failed with {SizeText.Write(failed.Task.Workload.Size)}: {failed.Result.Cause}");
        return TooLarge(task, smaller) is string reason ? Ended(task, Verdict.Rejected, reason) : null;
    }

    /// <summary>The arithmetic of a size that cannot fit: what the last two sizes took, carried on in a straight line.</summary>
    private string? TooLarge(CheckTask task, CheckedRow[] smaller)
    {
        if (smaller is not [.., CheckedRow before, CheckedRow last] || last.Task.Workload.Size < LeastSize)
            return null;
        (long peakBefore, long peak, int size) = (before.Result.PeakResidentBytes, last.Result.PeakResidentBytes, last.Task.Workload.Size);
        double each = (double)Math.Max(0, peak - peakBefore) / (size - before.Task.Workload.Size);
        double needed = peak + (each * (task.Workload.Size - size));
        long allowed = limits(task.Workload).ResidentBytes;
        return needed <= allowed
            ? null
            : $"not tried, because it would take about {Gigabytes(needed)}: {Gigabytes(peak)} with {SizeText.Write(size)} and {Gigabytes(each * 1e6)} for each further million; a worker may take {Gigabytes(allowed)}";
    }

    private CheckedRow[] Smaller(CheckTask task)
    {
        lock (adding)
        {
            return [.. checks.Where(check => check.Task.Name == task.Name && check.Task.Workload.DataSet == task.Workload.DataSet && check.Task.Workload.PayloadBytes == task.Workload.PayloadBytes
                && check.Task.Workload.Size < task.Workload.Size).OrderBy(check => check.Task.Workload.Size)];
        }
    }

    private static CheckedRow Ended(CheckTask task, Verdict verdict, string cause) => new(
        task,
        new CheckResult { Row = task.Name, Workload = task.Workload, Surface = task.Surface, Verdict = verdict, Cause = cause },
        new JobFrame(task.Row.Name, task.Workload.DataSet, default, 1, task.Surface, Operation.Serialize, ""),
        "");

    private static string Gigabytes(double bytes) => string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{bytes / 1e9:0.0} GB");
}

using Assay.DataSets;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>
/// Finds the size of a data set whose payload is nearest to a message's, before anything is measured. The straight-line row writes two
/// sizes; between and beyond them its payload grows evenly, as each further object is another of the same kind.
/// </summary>
/// <param name="plan">A plan of that one data set.</param>
public sealed class NearestSize(RunPlan plan, RunServices services)
{
    private const int LargestProbe = 1000;

    private readonly CheckStage checks = new(plan, services, CheckRules.OfMeasuring, null);

    /// <summary>
    /// The size, with the bytes of the straight-line payload; null where the data set has one size, or the straight-line row is not
    /// available or does not carry it.
    /// </summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public SizeOfMessage? Find(DataSetDescription dataSet, double messageBytes, CancellationToken cancellation)
    {
        int[] sizes = [.. dataSet.Sizes.Order()];
        if (sizes.Length < 2
            || plan.CorpusRow is not SelectedRow row
            || services.Build([row.Build], static _ => { }, cancellation)[row.Build].Program is not AdapterProgram program)
            return null;
        (var small, var large) =
            (sizes[0], Array.FindLast(sizes, size => size <= LargestProbe) is int found && found > sizes[0] ? found : sizes[1]);
        if (BytesAt(small) is not double first || BytesAt(large) is not double second)
            return null;
        var perObject = (second - first) / (large - small);
        return sizes.Select(size => new SizeOfMessage(size, first + (perObject * (size - small))))
            .MinBy(size => Math.Abs(Math.Log(size.Bytes / messageBytes)));

        double? BytesAt(int size) =>
            checks.Check(row, program, plan.Options.Workloads[0] with { Size = size }, 1,
                cancellation).Result is { PayloadBytes: > 0 and long bytes } ? bytes : null;
    }
}

/// <summary>A size of a data set, and about how large its payload is.</summary>
/// <param name="Bytes">Bytes of the straight-line payload: fields one after another, without names.</param>
public sealed record SizeOfMessage(int Size, double Bytes);

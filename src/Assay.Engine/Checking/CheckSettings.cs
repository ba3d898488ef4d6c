using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Processes;

namespace Assay.Engine.Checking;

/// <summary>What all checks of a run share.</summary>
/// <param name="Seed">Seed of the generators.</param>
/// <param name="PayloadFolder">Where payload files go; they stay until the run ends, because timed workers read them.</param>
/// <param name="Limits">What a worker may use, by workload.</param>
public sealed record CheckSettings(ulong Seed, string PayloadFolder, Func<WorkloadOptions, WorkerLimits> Limits)
{
    /// <summary>The conditions of timing: one of them takes a larger corpus.</summary>
    public RunProfile Profile { get; init; }

    /// <summary>What the run times; what is neither serialize nor deserialize has a check of its own.</summary>
    public IReadOnlyList<Operation> Operations { get; init; } = [];

    /// <summary>What the values of a user's root type are made from.</summary>
    public ValueSource Values { get; init; } = ValueSource.DataSet;

    /// <summary>The payload file of a row and workload.</summary>
    public string PayloadFileOf(CheckTask task)
    {
        string name = string.Create(
            CultureInfo.InvariantCulture,
            $"{task.Name}-{task.Workload.DataSet}-{task.Workload.Size}-{task.Workload.PayloadBytes}-{task.Surface}");
        return Path.Combine(PayloadFolder, FileNames.Of(name, ".payloads"));
    }
}

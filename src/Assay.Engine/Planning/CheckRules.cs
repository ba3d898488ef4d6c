using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Planning;

/// <summary>How rows of an experiment are checked.</summary>
/// <param name="MostInstances">Instances that a check writes at most, unless a user has more values.</param>
public sealed record CheckRules(int MostInstances)
{
    /// <summary>Before something is measured: with all that is measured.</summary>
    public static CheckRules OfMeasuring { get; } = new(int.MaxValue);

    /// <summary>
    /// Where verdicts are what somebody waits for. A run writes and reads all that it will time, which may be thousands, and they tell
    /// nothing else of a verdict. Where the straight-line row cannot carry the data, such as objects that contain themselves, fewer are
    /// enough to meet what few samples hold.
    /// </summary>
    public static CheckRules OfVerdicts { get; } = new(256) { InstancesUnprobed = 64, AreWaitedFor = true, AreEarly = true };

    /// <summary>Instances where the straight-line row does not tell how many there are; null where other rows are asked.</summary>
    public int? InstancesUnprobed { get; init; }

    /// <summary>Whether rows are checked while others are built.</summary>
    public bool AreEarly { get; init; }

    /// <summary>
    /// Whether verdicts are what somebody waits for: they are told and kept as soon as they are there, and a row that is too slow is
    /// stopped and says so.
    /// </summary>
    public bool AreWaitedFor { get; init; }

    /// <summary>Units of one instance of a workload, where too slow rows are stopped; null where they are not.</summary>
    /// <param name="values">What a user's values are; null for data sets.</param>
    internal Func<WorkloadOptions, double>? UnitsOf(ValuesResult? values) =>
        AreWaitedFor ? workload => workload.Size * (values?.ObjectCount ?? WorkerLimits.UnitsOf(workload)) : null;

    /// <summary>The rules with all values that a user has.</summary>
    internal CheckRules With(ValuesResult? values) =>
        AreWaitedFor && values is not null ? this with { MostInstances = Math.Max(MostInstances, values.Count) } : this;
}

using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>Limits of checks that somebody waits for: a row that is too slow is stopped, and says so.</summary>
internal static class CheckLimits
{
    /// <summary>The services with these limits.</summary>
    /// <param name="services">What a run stands on.</param>
    /// <param name="units">Units of all values of a workload.</param>
    public static RunServices Of(RunServices services, Func<WorkloadOptions, double> units) =>
        services with { Limits = workload => services.Limits(workload).OfCheck(units(workload)) };
}

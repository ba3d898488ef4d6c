using Assay.Core.Protocol;

namespace Assay.Worker.Starting;

/// <summary>When the main method of this process began.</summary>
internal static class MainStamp
{
    /// <summary>Nanoseconds of the clock that all processes of the machine share.</summary>
    public static long At { get; private set; }

    /// <summary>Looks at the clock; the first thing that a worker does.</summary>
    public static void Take() => At = MonotonicClock.Nanoseconds();
}

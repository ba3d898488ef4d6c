using System.Runtime.InteropServices;
using Assay.Core.Protocol;
using Assay.Core.Workloads;

namespace Assay.Worker;

/// <summary>
/// Keeps whose code the worker is in, and tells the engine before it changes: the last phase told is what a dead worker leaves behind.
/// </summary>
internal sealed class PhaseLine(FrameChannel channel)
{
    private WorkerPhase told = WorkerPhase.Idle;

    /// <summary>Whose code runs now; an exception is charged to it.</summary>
    public WorkerPhase Current { get; private set; } = WorkerPhase.Idle;

    /// <summary>Enters a phase and tells the engine when it is another one than told last. Never called inside a timed loop.</summary>
    public void Enter(WorkerPhase phase)
    {
        Current = phase;
        if (phase == told)
            return;
        channel.Send(FrameKind.Phase, [(byte)phase]);
        told = phase;
    }

    /// <summary>Enters the making of values, which is the user's where a factory makes them.</summary>
    public void EnterMaking(ValueOrigin origin) => Enter(origin == ValueOrigin.Factory ? WorkerPhase.UserFactory : WorkerPhase.Generating);

    /// <summary>
    /// Charges exceptions to a phase without a frame: for short code of ours between two calls of a library, which cannot take the process
    /// down.
    /// </summary>
    public void Assume(WorkerPhase phase) => Current = phase;
}

/// <summary>The runtime that runs this program, as results name it.</summary>
internal static class RuntimeName
{
    /// <summary>Such as <c>.NET 10.0.12</c>; Mono adds in brackets when and where it was made, which is left out.</summary>
    public static string Text { get; } = RuntimeInformation.FrameworkDescription.Split('(')[0].TrimEnd();
}

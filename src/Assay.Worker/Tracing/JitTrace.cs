using System.Diagnostics;
using System.Diagnostics.Tracing;
using System.Reflection.Emit;
using System.Runtime;
using Assay.Core.Protocol;

namespace Assay.Worker.Tracing;

/// <summary>Names the methods that the runtime compiles in and between batches. A native program has all of them compiled.</summary>
internal sealed class JitTrace : IDisposable
{
    private const string Marker = "AssayTraceMarker";
    private const int MarkersOfTier = 40;
    private const int Tiers = 3;
    private const int CollectionsOfMarkers = 3;
    private static readonly string[] OwnNamespaces = ["Assay.Worker.Tracing.", "System.Diagnostics.Tracing."];
    private static readonly TimeSpan QuietPause = TimeSpan.FromMilliseconds(50);
    private static readonly TimeSpan LongestDelay = TimeSpan.FromSeconds(2);
    private readonly CompiledMethods methods = new();
    private readonly CompiledMethods markers = new();
    private readonly JitListener? listener;

    // The runtime reckons the times of its events from one reading of the calendar and a clock that never steps; so does this.
    private readonly DateTime origin;
    private readonly long originTimestamp;
    private int markersMade;
    private int markersHeard;

    /// <summary>Begins to listen, and lets the code that delivers and keeps events reach its last tier before it can disturb.</summary>
    public JitTrace()
    {
        if (NativeProgram.IsThis)
            return;
        listener = new JitListener(Hear);
        origin = DateTime.UtcNow;
        originTimestamp = Stopwatch.GetTimestamp();
        for (int tier = 0; tier < Tiers; tier++)
        {
            for (int i = 0; i < MarkersOfTier; i++)
                Rehearse();
            AwaitMarkers();
            AwaitQuiet();
        }

        // A method made at run time outlives the collection that finds it by another one.
        for (int i = 0; i < CollectionsOfMarkers; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
    }

    /// <summary>A batch begins.</summary>
    public void BeginBatch() => methods.BeginBatch(Now);

    /// <summary>A batch ended.</summary>
    public void EndBatch() => methods.EndBatch(Now);

    /// <summary>The methods compiled since the first batch began or since they were last asked for.</summary>
    public TracedFrame Take()
    {
        if (listener is null)
            return new TracedFrame([], [], []);
        CompileMarker();
        AwaitMarkers();
        return methods.Take(Now);
    }

    /// <summary>Ends listening.</summary>
    public void Dispose() => listener?.Dispose();

    private DateTime Now => origin + Stopwatch.GetElapsedTime(originTimestamp);

    private void Hear(DateTime time, string name, uint flags)
    {
        if (!MethodTier.IsCompiled(flags) || Array.Exists(OwnNamespaces, own => name.StartsWith(own, StringComparison.Ordinal)))
            return;
        bool isMarker = name.EndsWith(Marker, StringComparison.Ordinal);
        (isMarker ? markers : methods).Add(time, name, MethodTier.NameOf(flags));
        if (isMarker)
            Interlocked.Increment(ref markersHeard);
    }

    private void Rehearse()
    {
        markers.BeginBatch(Now);
        CompileMarker();
        markers.EndBatch(Now);
    }

    // Events arrive in the order of their times: once that of a new method is heard, so are all before it.
    private void CompileMarker()
    {
        DynamicMethod method = new(Marker, typeof(void), null);
        method.GetILGenerator().Emit(OpCodes.Ret);
        method.CreateDelegate<Action>()();
        markersMade++;
    }

    // What waits to be compiled would be compiled in the first batches, and keep waiting what the first batches call.
    private static void AwaitQuiet()
    {
        long begin = Stopwatch.GetTimestamp(), compiled;
        do
        {
            compiled = JitInfo.GetCompiledMethodCount();
            Thread.Sleep(QuietPause);
        }
        while (JitInfo.GetCompiledMethodCount() != compiled && Stopwatch.GetElapsedTime(begin) < LongestDelay);
    }

    private void AwaitMarkers() => SpinWait.SpinUntil(() => Volatile.Read(ref markersHeard) >= markersMade, LongestDelay);
}

/// <summary>Hears from the runtime which methods it compiles, with the time of each.</summary>
/// <param name="onCompiled">Told time, full name and flags, on a thread of the runtime's.</param>
internal sealed class JitListener(Action<DateTime, string, uint> onCompiled) : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const EventKeywords Jit = (EventKeywords)0x10;
    private const int MethodLoadVerbose = 143;
    private const int Flags = 5;
    private const int Namespace = 6;
    private const int Name = 7;

    /// <inheritdoc/>
    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        // Names come at the level of the greatest detail only.
        if (eventSource.Name == Runtime)
            EnableEvents(eventSource, EventLevel.Verbose, Jit);
    }

    /// <inheritdoc/>
    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventId == MethodLoadVerbose && eventData.Payload is { Count: > Name } fields && fields[Flags] is uint flags)
            onCompiled(eventData.TimeStamp, $"{fields[Namespace]}.{fields[Name]}", flags);
    }
}

/// <summary>Reads the flags of the runtime's event <c>MethodLoadVerbose</c>.</summary>
internal static class MethodTier
{
    private const uint Jitted = 0x8;
    private const int Shift = 7;
    private const uint Mask = 0x7;

    // The names of the runtime's enum JitOptimizationTier, in its order.
    private static readonly string[] Names =
        ["Unknown", "MinOptJitted", "Optimized", "QuickJitted", "OptimizedTier1", "OptimizedTier1OSR", "QuickJittedInstrumented", "OptimizedTier1Instrumented"];

    /// <summary>Whether the method was compiled now, not found in a precompiled image.</summary>
    public static bool IsCompiled(uint flags) => (flags & Jitted) != 0;

    /// <summary>The tier that the method was compiled to, as the runtime names it.</summary>
    public static string NameOf(uint flags) => Names[(flags >> Shift) & Mask];
}

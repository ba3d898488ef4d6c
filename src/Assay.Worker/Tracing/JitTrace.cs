using System.Diagnostics;
using System.Diagnostics.Tracing;
using System.Reflection.Emit;
using System.Runtime;
using Assay.Core.Protocol;

namespace Assay.Worker.Tracing;

/// <summary>
/// Names the methods that the runtime compiles in and between batches, and keeps the newest code of those that are called often. A native
/// program has all of them compiled.
/// </summary>
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
    private readonly HotCode hot = new();
    private readonly ProcessTrace process = new();
    private readonly ProcessTrace rehearsed = new();
    private readonly JitListener? listener;

    // The runtime reckons the times of its events from one reading of the calendar and a clock that never steps; so does this.
    private readonly DateTime origin;
    private readonly long originTimestamp;
    private int markersMade;
    private int markersHeard;

    /// <summary>Begins to listen: what the warm-up compiles is the code that is timed.</summary>
    public JitTrace()
    {
        if (NativeProgram.IsThis)
            return;
        listener = new JitListener(Hear);
        origin = DateTime.UtcNow;
        originTimestamp = Stopwatch.GetTimestamp();
    }

    /// <summary>Ends the warm-up: lets the code that delivers and keeps events reach its last tier before it can disturb.</summary>
    public void Settle()
    {
        if (listener is null)
            return;
        for (var tier = 0; tier < Tiers; tier++)
        {
            for (var i = 0; i < MarkersOfTier; i++)
                Rehearse();
            AwaitMarkers();
            AwaitQuiet();
        }

        // A method made at run time outlives the collection that finds it by another one.
        for (var i = 0; i < CollectionsOfMarkers; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
    }

    public void BeginBatch()
    {
        process.BeginBatch();
        methods.BeginBatch(Now);
    }

    public void EndBatch()
    {
        process.EndBatch();
        methods.EndBatch(Now);
    }

    /// <summary>The methods compiled since the first batch began or since they were last asked for, and what the process is like.</summary>
    /// <param name="first">The corpus's first payload or object; null for none.</param>
    public TracedFrame Take(object? first)
    {
        if (listener is null)
            return new TracedFrame([], [], []) { Facts = process.Facts([], first) };
        CompileMarker();
        AwaitMarkers();
        return methods.Take(Now) with { Facts = process.Facts(hot.Methods, first) };
    }

    /// <summary>Ends listening.</summary>
    public void Dispose() => listener?.Dispose();

    private DateTime Now => origin + Stopwatch.GetElapsedTime(originTimestamp);

    private void Hear(LoadedMethod method)
    {
        if (!MethodTier.IsCompiled(method.Flags)
            || Array.Exists(OwnNamespaces, own => method.Name.StartsWith(own, StringComparison.Ordinal)))
            return;
        var isMarker = method.Name.EndsWith(Marker, StringComparison.Ordinal);
        (isMarker ? markers : methods).Add(method.Time, method.Name, MethodTier.NameOf(method.Flags));
        if (isMarker)
            Interlocked.Increment(ref markersHeard);
        else
            hot.Add(method);
    }

    private void Rehearse()
    {
        rehearsed.BeginBatch();
        markers.BeginBatch(Now);
        CompileMarker();
        rehearsed.EndBatch();
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

/// <summary>A method whose code the runtime loaded.</summary>
/// <param name="Id">The runtime's number of the method; code of several tiers has one.</param>
/// <param name="Flags">Flags of the event, which <see cref="MethodTier"/> reads.</param>
/// <param name="Address">Where the code begins.</param>
/// <param name="CodeBytes">Size of the code in bytes.</param>
internal readonly record struct LoadedMethod(DateTime Time, ulong Id, string Name, uint Flags, ulong Address, uint CodeBytes);

/// <summary>Hears from the runtime which methods it compiles, with the time of each.</summary>
/// <param name="onCompiled">Told the method, on a thread of the runtime's.</param>
internal sealed class JitListener(Action<LoadedMethod> onCompiled) : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const EventKeywords Jit = (EventKeywords)0x10;
    private const int MethodLoadVerbose = 143;
    private const int Id = 0;
    private const int Address = 2;
    private const int CodeBytes = 3;
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
        if (eventData.EventId == MethodLoadVerbose && eventData.Payload is { Count: > Name } fields
            && fields[Flags] is uint flags && fields[Id] is ulong id && fields[Address] is ulong address && fields[CodeBytes] is uint bytes)
            onCompiled(new LoadedMethod(eventData.TimeStamp, id, $"{fields[Namespace]}.{fields[Name]}", flags, address, bytes));
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
        ["Unknown", "MinOptJitted", "Optimized", "QuickJitted", "OptimizedTier1", "OptimizedTier1OSR", "QuickJittedInstrumented",
            "OptimizedTier1Instrumented"];

    /// <summary>Whether the method was compiled now, not found in a precompiled image.</summary>
    public static bool IsCompiled(uint flags) => (flags & Jitted) != 0;

    /// <summary>The tier that the method was compiled to, as the runtime names it.</summary>
    public static string NameOf(uint flags) => Names[(flags >> Shift) & Mask];

    /// <summary>Whether the code is more than the first quick one: optimised, or instrumented because the method is called often.</summary>
    public static bool IsHot(uint flags) => ((flags >> Shift) & Mask) is 2 or >= 4;
}

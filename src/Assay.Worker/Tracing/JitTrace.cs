using System.Diagnostics;
using System.Reflection.Emit;
using System.Runtime;
using Assay.Core.Protocol;

namespace Assay.Worker.Tracing;

/// <summary>Names the methods that the runtime compiles in and between batches.</summary>
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
    private readonly JitListener listener;

    // The runtime reckons the times of its events from one reading of the calendar and a clock that never steps; so does this.
    private readonly DateTime origin;
    private readonly long originTimestamp;
    private int markersMade;
    private int markersHeard;

    /// <summary>Begins to listen, and lets the code that delivers and keeps events reach its last tier before it can disturb.</summary>
    public JitTrace()
    {
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
        CompileMarker();
        AwaitMarkers();
        return methods.Take(Now);
    }

    /// <summary>Ends listening.</summary>
    public void Dispose() => listener.Dispose();

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

using System.Diagnostics.Tracing;

namespace Assay.Worker.Tracing;

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

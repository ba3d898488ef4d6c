using Assay.Core.Results;

namespace Assay.Core.Protocol;

/// <summary>Call without a break, after a warm-up.</summary>
/// <param name="Threads">Threads that call.</param>
/// <param name="Nanoseconds">For how long; each thread ends the call that it is in.</param>
/// <param name="SharesAdapter">Whether all call one adapter.</param>
public sealed record SpanRequest(int Threads, long Nanoseconds, bool SharesAdapter) : Request<SpanFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 24;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override SpanFrame ReadAnswer(BinaryReader reader) => SpanFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override long PlannedNanoseconds => Nanoseconds;

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
    {
        writer.Write(Threads);
        writer.Write(Nanoseconds);
        writer.Write(SharesAdapter);
    }

    /// <summary>Reads the fields.</summary>
    public static SpanRequest ReadFrom(BinaryReader reader) => new(reader.ReadInt32(), reader.ReadInt64(), reader.ReadBoolean());
}

/// <summary>What calls without a break did.</summary>
/// <param name="Span">The facts, as results keep them.</param>
public sealed record SpanFrame(CallSpan Span) : IFrameBody
{
    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Span.Threads);
        writer.Write(Span.Calls);
        writer.Write(Span.ThreadNanoseconds);
        Span.Collections.WriteTo(writer);
        writer.WriteNumbers(Span.HeldBytes);
        writer.WriteNumbers(Span.HeldCalls);
        writer.WriteNumbers(Span.LatencyNanoseconds);
        writer.WriteNumbers(Span.LatencyCounts);
        writer.Write(Span.LongestNanoseconds);
        writer.Write(Span.Failure);
    }

    /// <summary>Reads the fields.</summary>
    public static SpanFrame ReadFrom(BinaryReader reader) => new(new CallSpan
    {
        Threads = reader.ReadInt32(),
        Calls = reader.ReadInt64(),
        ThreadNanoseconds = reader.ReadInt64(),
        Collections = CollectionFields.ReadFrom(reader),
        HeldBytes = reader.ReadNumbers(),
        HeldCalls = reader.ReadNumbers(),
        LatencyNanoseconds = reader.ReadNumbers(),
        LatencyCounts = reader.ReadNumbers(),
        LongestNanoseconds = reader.ReadInt64(),
        Failure = reader.ReadString(),
    });
}

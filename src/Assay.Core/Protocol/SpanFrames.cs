using Assay.Core.Results;

namespace Assay.Core.Protocol;

/// <summary>Calls without a break.</summary>
/// <param name="Threads">Threads that call.</param>
/// <param name="Nanoseconds">For how long; each thread ends the call that it is in.</param>
/// <param name="SharesAdapter">Whether all call one adapter.</param>
public readonly record struct SpanRequest(int Threads, long Nanoseconds, bool SharesAdapter)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
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
public sealed record SpanFrame(CallSpan Span)
{
    /// <summary>Writes the fields.</summary>
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

/// <summary>What graphs hold.</summary>
/// <param name="Graphs">The facts, as results keep them.</param>
public sealed record WeighedFrame(HeldGraphs Graphs)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Graphs.Graphs);
        writer.Write(Graphs.HeldBytes);
        writer.Write(Graphs.PlainHeldBytes);
        writer.Write(Graphs.LargeObjectBytes ?? double.NaN);
    }

    /// <summary>Reads the fields.</summary>
    public static WeighedFrame ReadFrom(BinaryReader reader)
    {
        HeldGraphs graphs = new(reader.ReadInt32(), reader.ReadInt64(), reader.ReadInt64(), reader.ReadDouble());
        return new WeighedFrame(double.IsNaN(graphs.LargeObjectBytes!.Value) ? graphs with { LargeObjectBytes = null } : graphs);
    }
}

/// <summary>A cache to use.</summary>
/// <param name="Form">What its entries are kept as.</param>
/// <param name="Entries">How many.</param>
/// <param name="Nanoseconds">For how long it is used.</param>
public readonly record struct CacheRequest(EntryForm Form, int Entries, long Nanoseconds)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Form);
        writer.Write(Entries);
        writer.Write(Nanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static CacheRequest ReadFrom(BinaryReader reader) => new((EntryForm)reader.ReadByte(), reader.ReadInt32(), reader.ReadInt64());
}

/// <summary>What the use of a cache did.</summary>
/// <param name="Cache">The facts, as results keep them.</param>
public sealed record CacheFrame(EntryCache Cache)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write(Cache.Entries);
        writer.Write(Cache.HeldBytes);
        writer.Write(Cache.Hits);
        writer.Write(Cache.HitNanoseconds);
        writer.Write(Cache.Replacements);
        writer.Write(Cache.ElapsedNanoseconds);
        Cache.Collections.WriteTo(writer);
        writer.Write(Cache.FullCollectionNanoseconds);
    }

    /// <summary>Reads the fields.</summary>
    public static CacheFrame ReadFrom(BinaryReader reader) => new(new EntryCache
    {
        Entries = reader.ReadInt32(),
        HeldBytes = reader.ReadInt64(),
        Hits = reader.ReadInt64(),
        HitNanoseconds = reader.ReadInt64(),
        Replacements = reader.ReadInt64(),
        ElapsedNanoseconds = reader.ReadInt64(),
        Collections = CollectionFields.ReadFrom(reader),
        FullCollectionNanoseconds = reader.ReadInt64(),
    });
}

/// <summary>Facts on collections in a frame's body.</summary>
internal static class CollectionFields
{
    public static void WriteTo(this CollectionFacts facts, BinaryWriter writer)
    {
        writer.Write(facts.IsServer);
        writer.Write(facts.Gen0);
        writer.Write(facts.Gen1);
        writer.Write(facts.Gen2);
        writer.Write(facts.PauseNanoseconds);
        writer.Write(facts.LongestPauseNanoseconds);
        writer.Write(facts.UnseenPauses);
        writer.Write(facts.AllocatedBytes);
        writer.WriteBudget(facts.Gen0BudgetBytes);
        writer.Write(facts.ResidentBytes);
        writer.Write(facts.PeakResidentBytes);
    }

    public static CollectionFacts ReadFrom(BinaryReader reader) => new()
    {
        IsServer = reader.ReadBoolean(),
        Gen0 = reader.ReadInt64(),
        Gen1 = reader.ReadInt64(),
        Gen2 = reader.ReadInt64(),
        PauseNanoseconds = reader.ReadInt64(),
        LongestPauseNanoseconds = reader.ReadInt64(),
        UnseenPauses = reader.ReadInt64(),
        AllocatedBytes = reader.ReadInt64(),
        Gen0BudgetBytes = reader.ReadBudget(),
        ResidentBytes = reader.ReadInt64(),
        PeakResidentBytes = reader.ReadInt64(),
    };

    /// <summary>Writes a budget of generation 0; none is a negative number.</summary>
    public static void WriteBudget(this BinaryWriter writer, long? bytes) => writer.Write(bytes ?? -1);

    /// <summary>Reads one.</summary>
    public static long? ReadBudget(this BinaryReader reader) => reader.ReadInt64() is >= 0 and long bytes ? bytes : null;
}

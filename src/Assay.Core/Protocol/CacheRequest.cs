using Assay.Core.Results;

namespace Assay.Core.Protocol;

/// <summary>Use a cache, after a warm-up.</summary>
/// <param name="Form">What its entries are kept as.</param>
/// <param name="Entries">How many.</param>
/// <param name="Nanoseconds">For how long it is used.</param>
public sealed record CacheRequest(EntryForm Form, int Entries, long Nanoseconds) : Request<CacheFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 26;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override CacheFrame ReadAnswer(BinaryReader reader) => CacheFrame.ReadFrom(reader);

    /// <inheritdoc/>
    public override long PlannedNanoseconds => Nanoseconds;

    /// <inheritdoc/>
    public override void WriteTo(BinaryWriter writer)
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
public sealed record CacheFrame(EntryCache Cache) : IFrameBody
{
    /// <inheritdoc/>
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

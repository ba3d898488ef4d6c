using Assay.Core.Results;

namespace Assay.Core.Protocol;

/// <summary>Name the methods compiled since the warm-up or the last trace, of a job that traces.</summary>
public sealed record TraceRequest : Request<TracedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 10;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override TracedFrame ReadAnswer(BinaryReader reader) => TracedFrame.ReadFrom(reader);
}

/// <summary>Methods that the runtime compiled since the trace began or was last asked for, in order; parallel lists.</summary>
/// <param name="Batches">The batch in which each was compiled, from 0, counted from the warm-up's end.</param>
/// <param name="Names">Their full names.</param>
/// <param name="Tiers">Their tiers as the runtime names them.</param>
public sealed record TracedFrame(IReadOnlyList<int> Batches, IReadOnlyList<string> Names, IReadOnlyList<string> Tiers) : IFrameBody
{
    /// <summary>What the process is like; null where the runtime does not tell.</summary>
    public ProcessFacts? Facts { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.WriteIntegers(Batches);
        writer.WriteStrings(Names);
        writer.WriteStrings(Tiers);
        writer.Write(Facts is not null);
        if (Facts is not null)
            Write(writer, Facts);
    }

    /// <summary>Reads the fields.</summary>
    public static TracedFrame ReadFrom(BinaryReader reader)
    {
        TracedFrame frame = new(reader.ReadIntegers(), reader.ReadStrings(), reader.ReadStrings());
        return reader.ReadBoolean() ? frame with { Facts = ReadFacts(reader) } : frame;
    }

    private static void Write(BinaryWriter writer, ProcessFacts facts)
    {
        writer.Write(facts.Methods.Count);
        foreach (var method in facts.Methods)
        {
            writer.Write(method.Name);
            writer.Write(method.Tier);
            writer.Write(method.CodeBytes);
            writer.Write(method.Address);
        }

        writer.WriteIntegers(facts.BatchesOfProcessors);
        writer.Write(facts.StackAddress);
        writer.Write(facts.DataAddress);
        writer.Write(facts.ResidentBytes);
        writer.Write(facts.HugePageBytes);
    }

    private static ProcessFacts ReadFacts(BinaryReader reader)
    {
        var methods = new HotMethod[reader.ReadInt32()];
        for (var i = 0; i < methods.Length; i++)
            methods[i] = new HotMethod(reader.ReadString(), reader.ReadString(), reader.ReadInt32(), reader.ReadInt64());
        return new ProcessFacts
        {
            Methods = methods,
            BatchesOfProcessors = reader.ReadIntegers(),
            StackAddress = reader.ReadInt64(),
            DataAddress = reader.ReadInt64(),
            ResidentBytes = reader.ReadInt64(),
            HugePageBytes = reader.ReadInt64(),
        };
    }
}

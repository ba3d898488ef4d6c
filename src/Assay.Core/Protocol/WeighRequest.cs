using Assay.Core.Results;

namespace Assay.Core.Protocol;

/// <summary>Weigh what deserialized graphs hold, after a warm-up.</summary>
public sealed record WeighRequest : Request<WeighedFrame>
{
    /// <summary>The number of the verb.</summary>
    public const byte Number = 25;

    /// <inheritdoc/>
    public override byte Verb => Number;

    /// <inheritdoc/>
    public override WeighedFrame ReadAnswer(BinaryReader reader) => WeighedFrame.ReadFrom(reader);
}

/// <summary>What graphs hold.</summary>
/// <param name="Graphs">The facts, as results keep them.</param>
public sealed record WeighedFrame(HeldGraphs Graphs) : IFrameBody
{
    /// <inheritdoc/>
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

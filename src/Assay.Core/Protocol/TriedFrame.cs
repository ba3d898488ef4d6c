namespace Assay.Core.Protocol;

/// <summary>What a trial found.</summary>
/// <param name="Outcome">What it saw.</param>
/// <param name="Detail">The first difference as a path and a kind, the type of the exception and when it came, or why there is nothing to try; never a value.</param>
public sealed record TriedFrame(TrialOutcome Outcome, string Detail)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Outcome);
        writer.Write(Detail);
    }

    /// <summary>Reads the fields.</summary>
    public static TriedFrame ReadFrom(BinaryReader reader) => new((TrialOutcome)reader.ReadByte(), reader.ReadString());
}

using Assay.Core.Workloads;

namespace Assay.Core.Protocol;

/// <summary>A source of values in a frame's body.</summary>
internal static class ValueSourceFields
{
    public static void WriteTo(this ValueSource source, BinaryWriter writer)
    {
        writer.Write((byte)source.Origin);
        writer.Write(source.Text);
        writer.WriteStrings(source.Known);
    }

    public static ValueSource ReadFrom(BinaryReader reader) =>
        new((ValueOrigin)reader.ReadByte(), reader.ReadString()) { Known = reader.ReadStrings() };
}

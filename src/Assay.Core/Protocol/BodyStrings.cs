namespace Assay.Core.Protocol;

/// <summary>Lists of strings in a frame's body: Int32 count, then length-prefixed UTF-8.</summary>
public static class BodyStrings
{
    /// <summary>Writes a list.</summary>
    public static void WriteStrings(this BinaryWriter writer, IReadOnlyList<string> values)
    {
        writer.Write(values.Count);
        foreach (string value in values)
            writer.Write(value);
    }

    /// <summary>Reads a list.</summary>
    public static IReadOnlyList<string> ReadStrings(this BinaryReader reader)
    {
        string[] values = new string[reader.ReadInt32()];
        for (int i = 0; i < values.Length; i++)
            values[i] = reader.ReadString();
        return values;
    }
}

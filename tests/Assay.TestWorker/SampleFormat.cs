namespace Assay.TestWorker;

/// <summary>A plain binary format.</summary>
internal static class SampleFormat
{
    public static void Write(Sample value, Stream destination)
    {
        using BinaryWriter writer = new(destination, System.Text.Encoding.UTF8, leaveOpen: true);
        writer.Write(value.Name is not null);
        writer.Write(value.Name ?? "");
        writer.Write(value.Numbers.Count);
        foreach (var number in value.Numbers)
            writer.Write(number);
    }

    public static Sample Read(Stream source)
    {
        using BinaryReader reader = new(source, System.Text.Encoding.UTF8, leaveOpen: true);
        var name = ReadName(reader);
        var numbers = new int[reader.ReadInt32()];
        for (var i = 0; i < numbers.Length; i++)
            numbers[i] = reader.ReadInt32();
        return new Sample { Name = name, Numbers = numbers };
    }

    public static string? ReadName(Stream source)
    {
        using BinaryReader reader = new(source, System.Text.Encoding.UTF8, leaveOpen: true);
        return ReadName(reader);
    }

    private static string? ReadName(BinaryReader reader)
    {
        var hasName = reader.ReadBoolean();
        var name = reader.ReadString();
        return hasName ? name : null;
    }
}

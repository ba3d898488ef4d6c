using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>What rows are called with in every way: values of different numbers differ in every member.</summary>
public sealed class Note
{
    /// <summary>A number.</summary>
    public int Number { get; set; }

    /// <summary>A text, much longer in the second note than in the first.</summary>
    public string Text { get; set; } = "";
}

/// <summary>The data set <c>notes</c>, which stands for a case about calls.</summary>
[DataSet("notes", "case", 1)]
public sealed class NoteDataSet : DataSet<Note>
{
    /// <inheritdoc/>
    public override Note Generate(in Recipe recipe) => new()
    {
        Number = 1_000_003 * (recipe.Instance + 1),
        Text = string.Concat(
            Enumerable.Repeat(string.Create(CultureInfo.InvariantCulture, $"note {recipe.Instance} "), 2 + (recipe.Instance * 50))),
    };
}

/// <summary>A number, the length of a text, the text.</summary>
internal static class NoteFormat
{
    public const int HeadLength = 8;

    public static byte[] Write(int number, string text)
    {
        var payload = new byte[HeadLength + Encoding.UTF8.GetByteCount(text)];
        BinaryPrimitives.WriteInt32LittleEndian(payload, number);
        BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(4), payload.Length - HeadLength);
        Encoding.UTF8.GetBytes(text, payload.AsSpan(HeadLength));
        return payload;
    }

    /// <summary>The whole length of a message with this head.</summary>
    public static int LengthOf(ReadOnlySpan<byte> head) =>
        BinaryPrimitives.ReadInt32LittleEndian(head[4..HeadLength]) is >= 0 and < 1 << 20 and int length
        ? HeadLength + length
        : throw new FormatException("No note is so long.");

    public static Note Read(ReadOnlySpan<byte> payload)
    {
        if (payload.Length < HeadLength || payload.Length < LengthOf(payload))
            throw new FormatException("The note is cut.");
        return new Note
        {
            Number = BinaryPrimitives.ReadInt32LittleEndian(payload),
            Text = Encoding.UTF8.GetString(payload[HeadLength..LengthOf(payload)]),
        };
    }
}

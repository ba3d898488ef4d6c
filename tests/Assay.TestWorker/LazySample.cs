using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Text;

namespace Assay.TestWorker;

/// <summary>
/// A format that is read on access: a table of where each member begins (0 for null), then the members, each after its length. Opening it
/// keeps the payload and looks at nothing.
/// </summary>
/// <param name="payload">One payload.</param>
internal readonly struct LazySample(byte[] payload)
{
    private const int NameEntry = 0;
    private const int NumbersEntry = sizeof(int);
    private const int TableBytes = 2 * sizeof(int);

    public string? Name =>
        Begin(NameEntry) is int begin and > 0 ? Encoding.UTF8.GetString(payload, begin + sizeof(int), Number(begin)) : null;

    public int[] Numbers => MemoryMarshal.Cast<byte, int>(
        payload.AsSpan(Begin(NumbersEntry) + sizeof(int), Number(Begin(NumbersEntry)) * sizeof(int))).ToArray();

    public static byte[] Write(string? name, IReadOnlyList<int> numbers)
    {
        var nameBytes = name is null ? 0 : sizeof(int) + Encoding.UTF8.GetByteCount(name);
        var payload = new byte[TableBytes + nameBytes + ((1 + numbers.Count) * sizeof(int))];
        if (name is not null)
        {
            Write(payload, NameEntry, TableBytes);
            Write(payload, TableBytes, Encoding.UTF8.GetBytes(name, payload.AsSpan(TableBytes + sizeof(int))));
        }

        Write(payload, NumbersEntry, TableBytes + nameBytes);
        Write(payload, TableBytes + nameBytes, numbers.Count);
        for (var i = 0; i < numbers.Count; i++)
            Write(payload, TableBytes + nameBytes + ((i + 1) * sizeof(int)), numbers[i]);
        return payload;
    }

    private int Begin(int entry) => Number(entry);

    private int Number(int position) => BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(position));

    private static void Write(
        byte[] payload, int position, int number) => BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(position), number);
}

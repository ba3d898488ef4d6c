using System.Text;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>
/// Streams: it writes and reads one booking after the other. The classes derived from it each do one thing wrong, most of them only with a
/// large document.
/// </summary>
internal class LedgerAdapter : SerializerAdapter<TestLedger>, IBytesSurface<TestLedger>, IStreamSurface<TestLedger>
{
    private protected const int Many = 1_000;

    public byte[] Serialize(TestLedger value)
    {
        using MemoryStream written = new();
        Write(value, written);
        return written.ToArray();
    }

    public TestLedger Deserialize(byte[] payload)
    {
        using MemoryStream source = new(payload);
        return Read(source);
    }

    public virtual void Serialize(TestLedger value, Stream destination) => Write(value, destination);

    public virtual TestLedger Deserialize(Stream source) => Read(source);

    private protected static void Write(TestLedger value, Stream destination)
    {
        using BufferedStream buffered = new(destination, 4096);
        using BinaryWriter writer = new(buffered, Encoding.UTF8, leaveOpen: true);
        writer.Write(value.Bookings.Count);
        foreach (var booking in value.Bookings)
        {
            writer.Write(booking.Number);
            writer.Write(booking.Cents);
            writer.Write(booking.Text);
        }
    }

    private protected virtual TestLedger Read(Stream source)
    {
        using BinaryReader reader = new(source, Encoding.UTF8, leaveOpen: true);
        var count = reader.ReadInt32();
        TestLedger read = new();
        for (var i = 0; i < count; i++)
        {
            Look(i);
            read.Bookings.Add(new TestBooking { Number = reader.ReadInt64(), Cents = reader.ReadInt64(), Text = reader.ReadString() });
        }

        return read;
    }

    private protected virtual void Look(int booking)
    {
    }

    private protected static MemoryStream Copied(Stream source)
    {
        MemoryStream copy = new();
        source.CopyTo(copy);
        copy.Position = 0;
        return copy;
    }
}

/// <summary>Takes arrays alone.</summary>
internal sealed class LedgersInArrays : SerializerAdapter<TestLedger>, IBytesSurface<TestLedger>
{
    private readonly LedgerAdapter inner = new();

    public byte[] Serialize(TestLedger value) => inner.Serialize(value);

    public TestLedger Deserialize(byte[] payload) => inner.Deserialize(payload);
}

/// <summary>Reads a stream to its end before it makes the first object.</summary>
internal sealed class HoldsToRead : LedgerAdapter
{
    public override TestLedger Deserialize(Stream source)
    {
        using var copy = Copied(source);
        return Read(copy);
    }
}

/// <summary>Makes the whole document before it writes the first byte.</summary>
internal sealed class HoldsToWrite : LedgerAdapter
{
    public override void Serialize(TestLedger value, Stream destination) => destination.Write(Serialize(value));
}

/// <summary>Makes objects as the document comes, but keeps all of it beside them.</summary>
internal sealed class KeepsWhatItRead : LedgerAdapter
{
    private List<byte[]> kept = [];

    private protected override TestLedger Read(Stream source)
    {
        var read = base.Read(source);
        kept = [];
        return read;
    }

    private protected override void Look(int booking) => kept.Add(new byte[200]);
}

/// <summary>Loses the last booking of many.</summary>
internal sealed class LosesTheLast : LedgerAdapter
{
    private protected override TestLedger Read(Stream source)
    {
        var read = base.Read(source);
        if (read.Bookings.Count > Many)
            read.Bookings.RemoveAt(read.Bookings.Count - 1);
        return read;
    }
}

/// <summary>Reads no more than so many.</summary>
internal sealed class TiresOfMany : LedgerAdapter
{
    private protected override void Look(int booking)
    {
        if (booking == Many)
            throw new InvalidOperationException("The ledger is too long.");
    }
}

/// <summary>Ends the process when there are many.</summary>
internal sealed class DiesOfMany : LedgerAdapter
{
    private protected override void Look(int booking)
    {
        if (booking == Many)
            Misdeeds.Overflow();
    }
}

/// <summary>Takes all memory when there are many.</summary>
internal sealed class ExhaustsWithMany : LedgerAdapter
{
    private protected override void Look(int booking)
    {
        if (booking == Many)
            Misdeeds.Exhaust();
    }
}

/// <summary>The rows of the data set <c>ledgers</c>.</summary>
internal static class LedgerRows
{
    public static SerializerAdapter<TestLedger>? Find(string row) => row switch
    {
        "ledgers" => new LedgerAdapter(),
        "arrays" => new LedgersInArrays(),
        "holds-to-read" => new HoldsToRead(),
        "holds-to-write" => new HoldsToWrite(),
        "keeps-what-it-read" => new KeepsWhatItRead(),
        "loses-the-last" => new LosesTheLast(),
        "tires-of-many" => new TiresOfMany(),
        "dies-of-many" => new DiesOfMany(),
        "exhausts-with-many" => new ExhaustsWithMany(),
        _ => null,
    };
}

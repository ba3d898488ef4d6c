using Assay.Core.Adapters;
using Assay.DataSets.HostileShapes;
using Assay.Worker.Rows;

namespace Assay.TestWorker;

/// <summary>
/// Rows that write payloads of hostile shapes: <c>careful</c> reads them with limits. The others differ from it in one thing:
/// <c>recurses</c> calls itself for each object of a chain, <c>numbers</c> too, and writes the number of each object, so that no level is
/// like another, <c>writes-flat</c> refuses to write chains, <c>trusts-count</c> makes as many objects as a list announces, <c>follows</c>
/// a reference to wherever it leads.
/// </summary>
internal static class HostileShapeRows
{
    public static IReadOnlyList<string> Names { get; } = ["recurses", "numbers", "writes-flat", "trusts-count", "follows"];

    public static RowProgram? Find(string row, string dataSet) => dataSet switch
    {
        "hostile-chain" when row is "careful" or "recurses" or "numbers" or "writes-flat" =>
            new RowProgram<ChainNode, ChainNode>(new ChainDataSet(), new PlainContract<ChainNode>(), new ChainAdapter(row)),
        "hostile-empty-objects" when row is "careful" or "trusts-count" => new RowProgram<EmptyObjects, EmptyObjects>(
            new EmptyObjectsDataSet(), new PlainContract<EmptyObjects>(), new EmptyObjectsAdapter(row)),
        "hostile-shared-items" when row is "careful" or "follows" => new RowProgram<SharedItems, SharedItems>(
            new SharedItemsDataSet(), new PlainContract<SharedItems>(), new SharedItemsAdapter(row)),
        _ => null,
    };
}

/// <summary>Writes a byte of 1 for each object that holds another one, and 0 for the last.</summary>
internal sealed class ChainAdapter(string fault) : SerializerAdapter<ChainNode>, IBytesSurface<ChainNode>
{
    private const int MostObjects = 1000;

    private bool HasNumbers => fault == "numbers";

    public byte[] Serialize(ChainNode value)
    {
        if (fault == "writes-flat" && value.Next is not null)
            throw new BadgeException("A chain is not flat.");
        List<byte> payload = [];
        for (var node = value.Next; node is not null; node = node.Next)
        {
            payload.Add(1);
            if (HasNumbers)
                payload.Add((byte)payload.Count);
        }

        return [.. payload, 0];
    }

    public ChainNode Deserialize(byte[] payload) => fault is "recurses" or "numbers" ? Dive(payload, 0) : Walk(payload);

    private ChainNode Dive(byte[] payload, int at) => payload[at] == 0 ? new ChainNode() : new ChainNode
    {
        Next = Dive(payload, at + (HasNumbers ? 2 : 1)),
    };

    private static ChainNode Walk(byte[] payload)
    {
        if (payload.Length > MostObjects)
            throw new BadgeException("Nobody has so many objects.");
        ChainNode first = new();
        for (var i = 1; i < payload.Length; i++)
            first = new ChainNode { Next = first };
        return first;
    }
}

/// <summary>Writes how many objects there are, as four bytes, and nothing for each.</summary>
internal sealed class EmptyObjectsAdapter(string fault) : SerializerAdapter<EmptyObjects>, IBytesSurface<EmptyObjects>
{
    private const int MostObjects = 1000;

    public byte[] Serialize(EmptyObjects value) => BitConverter.GetBytes(value.Items.Count);

    public EmptyObjects Deserialize(byte[] payload)
    {
        var count = payload.Length < sizeof(int) ? 0 : BitConverter.ToInt32(payload);
        if (fault != "trusts-count" && count is < 0 or > MostObjects)
            throw new BadgeException("Nobody has so many objects.");
        List<EmptyObject> items = [];
        for (var i = 0; i < count; i++)
            items.Add(new EmptyObject());
        return new EmptyObjects { Items = items };
    }
}

/// <summary>Writes an object as its number, and a reference as 0 and which one of the members it is.</summary>
internal sealed class SharedItemsAdapter(string fault) : SerializerAdapter<SharedItems>, IBytesSurface<SharedItems>
{
    private const byte First = 1;
    private const byte Second = 2;
    private const byte Third = 3;

    public byte[] Serialize(SharedItems value) =>
        [.. BitConverter.GetBytes(value.First.Number), .. BitConverter.GetBytes(value.Second.Number), 0,
            ReferenceEquals(value.Third, value.First) ? First : Second, .. BitConverter.GetBytes(value.Last.Number)];

    public SharedItems Deserialize(byte[] payload)
    {
        (var first, var second) = (Read(payload, 0), Read(payload, sizeof(int)));
        var reference = payload[9];
        // The third member is the one behind it, which is the third member.
        if (fault == "follows" && reference >= Third)
            Misdeeds.Wait();

        var third = reference is First or Second
            ? (reference == First ? first : second)
            : throw new BadgeException("There is no such object yet.");
        return new SharedItems
        {
            Other = new OtherItem { Text = "other" },
            First = first,
            Second = second,
            Third = third,
            Last = Read(payload, 10),
        };
    }

    private static SharedItem Read(byte[] payload, int at) =>
        payload.Length < at + sizeof(int) ? throw new BadgeException("A number is missing.") : new SharedItem
        {
            Number = BitConverter.ToInt32(payload, at),
        };
}

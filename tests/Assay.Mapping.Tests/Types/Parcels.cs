using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Assay.Mapping.Tests.Types;

public class Parcel
{
    public JsonElement Body;
    private IPAddress? _sender;
    public JsonNode? Label { get; set; }
    public List<Encoding> Encodings = [];
    public Dictionary<string, Index> Places { get; } = [];
    public System.IO.Stream? Content { get; set; }
    public List<System.IO.Stream>? Contents;
    public System.Threading.CancellationToken Token;
    public int Weight { get; init; }

    public IPAddress? Sent() => _sender;

    public static Parcel Make() => new()
    {
        Body = JsonDocument.Parse("""{ "a": [1, null] }""").RootElement,
        _sender = IPAddress.Loopback,
        Label = JsonNode.Parse("[1]"),
        Encodings = [Encoding.UTF8, Encoding.Latin1],
        Places = { ["end"] = ^1 },
        Weight = 3,
    };
}

public class Shelf : List<Chain>
{
    public string? Name;
    public int Adds;

    public new void Add(Chain item)
    {
        Adds++;
        base.Add(item);
    }
}

public class LongShelf : Shelf
{
    public int Length { get; set; }
}

public class Register : System.Collections.ObjectModel.Collection<Chain>
{
    public int Inserted { get; private set; }

    protected override void InsertItem(int index, Chain item)
    {
        Inserted++;
        base.InsertItem(index, item);
    }
}

public class ShelfIndex : Dictionary<string, ShelfIndex>
{
    public ShelfIndex()
        : base(System.StringComparer.OrdinalIgnoreCase)
    {
    }

    public Shelf? Shelf;
    public Register? Register;
}

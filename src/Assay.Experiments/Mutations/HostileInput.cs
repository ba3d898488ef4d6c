using Assay.Core.Workloads;
using Assay.Engine;

namespace Assay.Experiments.Mutations;

/// <summary>Bytes that no row wrote.</summary>
/// <param name="What">What was done, in a few words that name positions and values.</param>
/// <param name="StackBytes">Stack of the thread that reads them; 0 for the worker's own.</param>
public sealed record HostileInput(string What, byte[] Payload, int StackBytes = 0);

/// <summary>What inputs are made from.</summary>
/// <param name="Payload">A payload that the row wrote.</param>
/// <param name="Format">Its format, such as <c>JSON</c>; empty for a library's own.</param>
/// <param name="Seed">Seed of what is sampled.</param>
/// <param name="Most">Inputs of a kind at most; where more are possible, a sample is taken.</param>
public sealed record HostileSource(byte[] Payload, string Format, ulong Seed, int Most)
{
    /// <summary>
    /// The numbers from 0, all of them or a sample in ascending order: the first ones, where headers lie, and a seeded choice of the
    /// others.
    /// </summary>
    /// <param name="count">How many there are.</param>
    /// <param name="first">How many of the first are always taken.</param>
    internal IEnumerable<int> Sample(int count, int first = 32)
    {
        if (count <= Most)
            return Enumerable.Range(0, count);
        SortedSet<int> chosen = [.. Enumerable.Range(0, Math.Min(first, Most / 2)), count - 1];
        var random = StableRandom.ForInstance(Seed, count);
        while (chosen.Count < Most)
            chosen.Add(random.Below(count));
        return chosen;
    }

    /// <summary>A copy of the payload that something is done to.</summary>
    internal byte[] Changed(Action<byte[]> change)
    {
        byte[] copy = [.. Payload];
        change(copy);
        return copy;
    }
}

/// <summary>A kind of hostile input.</summary>
/// <param name="Name">Its name on the command line and in results.</param>
/// <param name="Make">Makes the inputs, one at a time: some are large.</param>
public sealed record HostileKind(string Name, string Sentence, Func<HostileSource, IEnumerable<HostileInput>> Make)
{
    /// <summary>The shape whose objects hold one of their own type.</summary>
    internal const string ChainShape = "hostile-chain";

    /// <summary>The shape whose members may be one object.</summary>
    internal const string SharedShape = "hostile-shared-items";

    /// <summary>The shape that holds a list of objects without members.</summary>
    internal const string EmptyObjects = "hostile-empty-objects";

    /// <summary>The shapes that hold a list, with what its elements are.</summary>
    internal static IReadOnlyDictionary<string, string> ListShapes { get; } = new Dictionary<string, string>
    {
        [EmptyObjects] = "empty objects",
        ["hostile-empty-structs"] = "empty structs",
        ["hostile-large-structs"] = "structs of 512 bytes",
    };

    /// <summary>The shapes that hold keys, with what these are.</summary>
    internal static IReadOnlyDictionary<string, string> KeyShapes { get; } = new Dictionary<string, string>
    {
        ["hostile-long-keys"] = "long keys",
        ["hostile-double-keys"] = "double keys",
        ["hostile-text-keys"] = "text keys",
        ["hostile-long-set"] = "long elements of a set",
    };

    /// <summary>The name of the kind whose inputs ask for much.</summary>
    internal const string Bomb = "bomb";

    /// <summary>The name of the kind whose inputs are compressed.</summary>
    internal const string Inflate = "inflate";

    /// <summary>All kinds, in the order of tables.</summary>
    public static IReadOnlyList<HostileKind> All { get; } =
    [
        new(InputKinds.Cut, "the payload cut at every byte", Damages.Cuts),
        new("flip", "every bit flipped", Damages.Flips),
        new("length", "lengths and counts maximal, negative or overflowing, wherever one may stand", Lengths.Of)
        {
            Shapes = [.. ListShapes.Keys],
        },
        new("value", "bytes that are no bool, decimal or date, at each position", Damages.Values),
        new("text", "bytes that are no UTF-8, in each text", Damages.Texts),
        new("tail", "more bytes behind the payload", Damages.Tails),
        new("member", "duplicate and unknown members", Members.Of),
        new("depth", "nesting from 100 to a million and more, on small stacks too", Depths.Of) { Shapes = [ChainShape] },
        new(Bomb, "little that asks for much, in the form of the format", Bombs.Of) { Shapes = [EmptyObjects] },
        new("type", "names of types that are unknown, foreign, nested, long or many", TypeNames.Of),
        new("reference", "references forward, to itself, out of range and to a wrong type", References.Of) { Shapes = [SharedShape] },
        new("noise", "random bytes", Damages.Noise),
        new(InputKinds.Collide, "keys of one hash code, compared with as many ordinary ones", ByRows) { Shapes = [.. KeyShapes.Keys] },
        new(Inflate, "a payload that the row compressed to a hundredth", ByRows) { Shapes = ["hostile-repeated-text"] },
    ];

    /// <summary>The hostile shapes whose payloads rows write for it, next to those of data sets.</summary>
    public IReadOnlyList<string> Shapes { get; private init; } = [];

    /// <summary>Whether the inputs of a kind are valid payloads of values made for it, which rows write themselves.</summary>
    public static bool IsWrittenByRows(string name) => name is InputKinds.Collide or Inflate;

    /// <summary>Whether a data set is a shape of some kind.</summary>
    public static bool IsShape(string dataSet) => All.Any(kind => kind.Shapes.Contains(dataSet));

    private static IEnumerable<HostileInput> ByRows(HostileSource source) => [];

    /// <summary>Reads a list of names.</summary>
    /// <exception cref="BadInputException">There is no such kind; the sentence names the nearest.</exception>
    public static IReadOnlyList<HostileKind> Read(string? list) => list is null
        ? All
        : [.. Lists.Split(list, "--kind").Select(Find).Distinct()];

    /// <summary>The kind of a name.</summary>
    /// <exception cref="BadInputException">There is none; the sentence names the nearest.</exception>
    public static HostileKind Find(string name) =>
        All.FirstOrDefault(kind => string.Equals(kind.Name, name, StringComparison.OrdinalIgnoreCase))
            ?? throw NearestNames.Unknown("kind of hostile input", name, All.Select(kind => kind.Name));
}

/// <summary>Names of formats, as adapters state them, and those that a payload shows.</summary>
public static class FormatNames
{
    internal const string Json = "JSON";
    internal const string Xml = "XML";
    internal const string Yaml = "YAML";
    internal const string MessagePack = "MessagePack";
    internal const string Cbor = "CBOR";
    internal const string Protobuf = "Protocol Buffers";
    internal const string Bson = "BSON";
    internal const string Avro = "Avro";
    internal const string ThriftBinary = "Thrift (binary)";
    internal const string ThriftCompact = "Thrift (compact)";
    internal const string Nrbf = "NRBF";
    internal const string Lz4 = "MessagePack in LZ4";
    private const string Thrift = "Thrift";

    /// <summary>
    /// The header of a stream of the .NET Remoting Binary Format: record type 0, then root and header number 1 and -1. Source: [MS-NRBF]
    /// 2.6.1.
    /// </summary>
    private static readonly byte[] NrbfHead = [0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0];

    /// <summary>The format of a payload.</summary>
    /// <param name="declared">What the row's project states; empty where it states none.</param>
    /// <param name="row">The row's name: that of Thrift tells which of its protocols it speaks.</param>
    /// <param name="payload">What the row wrote.</param>
    public static string Of(string declared, string row, byte[] payload) => declared switch
    {
        Thrift when row.Contains("compact", StringComparison.Ordinal) => ThriftCompact,
        Thrift when row.Contains("json", StringComparison.Ordinal) => Json,
        Thrift => ThriftBinary,
        "" when payload.AsSpan().StartsWith(NrbfHead) => Nrbf,
        "" when payload is [(byte)'{' or (byte)'[', ..] && payload[^1] is (byte)'}' or (byte)']' => Json,
        "" when payload is [(byte)'<', ..] => Xml,
        "" when IsLz4(payload) => Lz4,
        _ => declared,
    };

    /// <summary>An array that begins with an extension of type 98. Source: MessagePack-CSharp, README, LZ4 compression.</summary>
    private static bool IsLz4(byte[] payload) =>
        payload is [>= 0x92 and <= 0x9F, 0xC7, _, 98, ..] or [>= 0x92 and <= 0x9F, >= 0xD4 and <= 0xD8, 98, ..];
}

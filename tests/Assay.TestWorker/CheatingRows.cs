using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>
/// Rows that look fast: <c>stale</c> gives the bytes or the graph of its first call again once it was called often; <c>by-object</c> keeps
/// bytes and graphs by the object that it is given; <c>same-graph</c> gives one graph for each payload; <c>changes-input</c> and
/// <c>changes-payload</c> change what they are given. <c>salted</c> is honest: its bytes differ from call to call. <c>fails-late</c> throws
/// once an object comes that the corpus does not have.
/// </summary>
internal static class CheatingRows
{
    public const int HonestCalls = 100;

    public static SerializerAdapter<Sample>? Find(string row) => row switch
    {
        "stale" => new StaleAdapter(),
        "by-object" => new ByObjectAdapter(),
        "same-graph" => new SameGraphAdapter(),
        "changes-input" => new ChangingInputAdapter(),
        "changes-payload" => new ChangingPayloadAdapter(),
        "salted" => new SaltedAdapter(),
        "fails-late" => new FailingLateAdapter(),
        _ => null,
    };
}

internal sealed class StaleAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private byte[]? bytes;
    private Sample? graph;
    private int calls;

    public byte[] Serialize(Sample value) => ++calls > CheatingRows.HonestCalls ? bytes! : bytes = good.Serialize(value);

    public Sample Deserialize(byte[] payload) =>
        ++calls > CheatingRows.HonestCalls && graph is not null ? graph : graph = good.Deserialize(payload);
}

internal sealed class ByObjectAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private readonly ConditionalWeakTable<Sample, byte[]> written = [];
    private readonly ConditionalWeakTable<byte[], byte[]> read = [];

    public byte[] Serialize(Sample value) => written.GetValue(value, good.Serialize);

    public Sample Deserialize(byte[] payload) => good.Deserialize(read.GetValue(payload, static first => [.. first]));
}

internal sealed class SameGraphAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private readonly Dictionary<string, Sample> graphs = [];

    public byte[] Serialize(Sample value) => good.Serialize(value);

    public Sample Deserialize(byte[] payload)
    {
        var key = Convert.ToHexString(SHA256.HashData(payload));
        if (!graphs.TryGetValue(key, out var graph))
            graphs[key] = graph = good.Deserialize(payload);
        return graph;
    }
}

internal sealed class ChangingInputAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value)
    {
        var payload = good.Serialize(value);
        value.Numbers = [];
        return payload;
    }

    public Sample Deserialize(byte[] payload) => good.Deserialize(payload);
}

internal sealed class ChangingPayloadAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value) => good.Serialize(value);

    public Sample Deserialize(byte[] payload)
    {
        var sample = good.Deserialize(payload);
        payload[^1] ^= 1;
        return sample;
    }
}

internal sealed class SaltedAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private const int SaltBytes = 8;
    private readonly OkAdapter good = new();

    public byte[] Serialize(Sample value) => [.. RandomNumberGenerator.GetBytes(SaltBytes), .. good.Serialize(value)];

    public Sample Deserialize(byte[] payload) => good.Deserialize(payload[SaltBytes..]);
}

internal sealed class FailingLateAdapter : SerializerAdapter<Sample>, IBytesSurface<Sample>
{
    private readonly OkAdapter good = new();
    private readonly HashSet<string> seen = [];
    private int calls;

    public byte[] Serialize(Sample value) => seen.Add(value.Name!) && calls > CheatingRows.HonestCalls
        ? throw new FormatException("The test row is full.")
        : Counted(good.Serialize(value));

    public Sample Deserialize(byte[] payload) => good.Deserialize(payload);

    private byte[] Counted(byte[] payload)
    {
        calls++;
        return payload;
    }
}

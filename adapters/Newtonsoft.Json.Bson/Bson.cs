using Assay.Core.Adapters;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Newtonsoft.Json.Serialization;

namespace Assay.Adapters.NewtonsoftJsonBson;

/// <summary>Json.NET writing BSON.</summary>
internal sealed class Bson<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private readonly JsonSerializer serializer = new() { MaxDepth = 512 };
    private bool rootIsArray;

    // A BSON document does not say whether it is an object or an array: the reader has to be told.
    public override void Prepare(Companions companions) =>
        rootIsArray = serializer.ContractResolver.ResolveContract(typeof(T)) is JsonArrayContract;

    public void Serialize(T value, Stream destination)
    {
        using var writer = new BsonDataWriter(destination) { CloseOutput = false };
        serializer.Serialize(writer, value);
    }

    public T Deserialize(Stream source)
    {
        using var reader = new BsonDataReader(source, rootIsArray, DateTimeKind.Utc) { CloseInput = false };
        return serializer.Deserialize<T>(reader)!;
    }
}

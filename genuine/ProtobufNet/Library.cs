global using AdoptAttribute = ProtoBuf.ProtoContractAttribute;
global using ItemAttribute = ProtoBuf.ProtoMemberAttribute;
global using MakerAttribute = System.ObsoleteAttribute;
global using SkipAttribute = ProtoBuf.ProtoIgnoreAttribute;

using ProtoBuf.Meta;

internal static class Library
{
    public static object? RoundTrip(object value)
    {
        using MemoryStream stream = new();
        RuntimeTypeModel model = RuntimeTypeModel.Default;
        model.Serialize(stream, value);
        stream.Position = 0;
        return model.Deserialize(stream, null, value.GetType());
    }
}

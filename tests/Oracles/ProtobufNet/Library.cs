global using AdoptAttribute = ProtoBuf.ProtoContractAttribute;
global using DatumAttribute = Neutral.DatumAttribute;
global using ItemAttribute = ProtoBuf.ProtoMemberAttribute;
global using MakerAttribute = Neutral.MakerAttribute;
global using SkipAttribute = ProtoBuf.ProtoIgnoreAttribute;

using System.Reflection;
using OwnClasses;
using ProtoBuf.Meta;

/// <summary>
/// With attributes, and with what the documentation says of types without a parameterless constructor and of derived types.
/// </summary>
internal static class Library
{
    private static readonly RuntimeTypeModel Model = MakeModel();

    public static object? RoundTrip(object value)
    {
        using MemoryStream stream = new();
        Model.Serialize(stream, value);
        stream.Position = 0;
        return Model.Deserialize(stream, null, value.GetType());
    }

    private static RuntimeTypeModel MakeModel()
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create();
        model.Add(typeof(Page<int>)).AddSubType(100, typeof(NumberedPage));
        foreach (Type type in Samples.All.Select(sample => sample.GetType()).Where(type => type.IsClass))
        {
            if (type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, Type.EmptyTypes) is null)
                model.Add(type).UseConstructor = false;
        }

        return model;
    }
}

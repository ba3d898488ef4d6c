global using AdoptAttribute = ProtoBuf.ProtoContractAttribute;
global using DatumAttribute = Neutral.DatumAttribute;
global using ItemAttribute = ProtoBuf.ProtoMemberAttribute;
global using MakerAttribute = Neutral.MakerAttribute;
global using SkipAttribute = ProtoBuf.ProtoIgnoreAttribute;

using OwnClasses;
using ProtoBuf.Meta;

/// <summary>With attributes, and with what the documentation says of types without a parameterless constructor and of derived types; the argument "overwrite" stands for the cure of collections that grow.</summary>
internal static class Library
{
    private static readonly RuntimeTypeModel Model = MakeModel(Environment.GetCommandLineArgs().Contains("overwrite"));

    public static object? RoundTrip(object value)
    {
        using MemoryStream stream = new();
        Model.Serialize(stream, value);
        stream.Position = 0;
        return Model.Deserialize(stream, null, value.GetType());
    }

    private static RuntimeTypeModel MakeModel(bool overwrites)
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create();
        model.Add(typeof(Page<int>)).AddSubType(100, typeof(NumberedPage));
        foreach (Type type in Samples.All.Select(sample => sample.GetType()).Concat([typeof(Couple<string, int>), typeof(Page<int>), typeof(Highest<string>), typeof(Highest<int>), typeof(Ordered)]).Where(type => type.IsClass))
        {
            if (!overwrites && type.GetConstructor(Type.EmptyTypes) is not null)
                continue;
            MetaType contract = model.Add(type);
            contract.UseConstructor = false;
            foreach (ValueMember member in contract.GetFields().Where(member => overwrites && member.ItemType is not null))
                member.OverwriteList = true;
        }

        return model;
    }
}

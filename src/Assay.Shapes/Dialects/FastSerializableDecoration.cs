using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Writes <c>ToStream</c> and <c>FromStream</c> as people write them by hand.</summary>
internal sealed class FastSerializableDecoration(ContractNaming naming) : ContractDecoration
{
    private readonly StorageAccess _storage = new(naming);

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"] : [];

    /// <inheritdoc/>
    public override IEnumerable<string> InterfacesOf(ObjectShape type) =>
        type.Kind == ObjectKind.Interface || type.Base is not null ? [] : ["global::FastSerialization.IFastSerializable"];

    /// <summary>The library asks for one: "a type can opt in by implementing IFastSerializable and a default constructor".</summary>
    public override Access? AddedParameterlessConstructor(ObjectShape type) => type.Kind is ObjectKind.Class or ObjectKind.Record ? Access.Public : null;

    /// <inheritdoc/>
    public override void WriteMembers(ObjectShape type, ContractNaming naming, CodeWriter writer)
    {
        WriteMethod(type, writer, "ToStream", "Serializer serializer", member => new FastValueWriter(naming, writer, naming.MemberNameOf(member)).Write(member.Shape, _storage.Read(member)));
        WriteMethod(type, writer, "FromStream", "Deserializer deserializer", member =>
            writer.Line(_storage.Set(member, new FastValueReader(naming, writer, naming.MemberNameOf(member)).Read(member.Shape))));
        _storage.WriteAccessors(type, writer);
    }

    private static void WriteMethod(ObjectShape type, CodeWriter writer, string name, string parameter, Action<MemberShape> writeMember)
    {
        var slot = type.Base is not null ? "override " : type.IsSealed || type.IsValueType ? "" : "virtual ";
        writer.Line();
        using (writer.Block($"public {slot}void {name}(global::FastSerialization.{parameter})"))
        {
            if (type.Base is not null)
                writer.Line($"base.{name}({parameter.Split(' ')[1]});");
            foreach (var member in type.Members.Where(member => !member.IsNonSerialized))
                writeMember(member);
        }
    }
}

using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>
/// <c>[Serializable]</c> on every type; the contract's companions hold its types, for serializers that want to be told. Types that all have
/// the attribute are taken as they are.
/// </summary>
public sealed class SerializableDialect : SerializableCopyDialect
{
    /// <inheritdoc/>
    public override string Name => "serializable";

    /// <inheritdoc/>
    protected override string? Mark => "System.SerializableAttribute";

    /// <inheritdoc/>
    public override bool IsLeftOut(MemberShape member) => member.IsNonSerialized;

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.Serializable;

    private protected override string? Refuse(
        ShapeGraph graph, ContractNaming naming) => SelfWritten.Refuse(graph.Objects);
}

/// <summary><c>[Serializable]</c>, in copies always, for a tool that reads them from the adapter's own assembly.</summary>
public class SerializableCopyDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "serializable-copy";

    /// <inheritdoc/>
    public override string Prefix => "Serializable";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.XmlSerializer;

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new BoundSerializableDialect(graph, naming);
}

/// <summary>Emits the copies' types beside them.</summary>
internal sealed class BoundSerializableDialect(
    ShapeGraph graph, ContractNaming naming) : BoundMappedDialect(graph, naming, new SerializableDecoration())
{
    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(EmissionContext context) =>
        [(ConcreteTypes.CompanionOf(Graph, Naming), null)];
}

/// <summary>Marks types as serializable and keeps what the user excluded.</summary>
internal class SerializableDecoration : ContractDecoration
{
    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) =>
        type.Kind == ObjectKind.Interface ? [] : ["[global::System.Serializable]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"] : [];
}

/// <summary><c>[Serializable]</c>, <c>ISerializable</c> with its constructor: every type writes its own members by name.</summary>
public sealed class SerializationInfoDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "iserializable";

    /// <inheritdoc/>
    public override string Prefix => "SelfSerializable";

    /// <inheritdoc/>
    public override Honoured Honoured => Honoured.Serializable;

    private protected override bool IsAdopted(ObjectShape type) =>
        type.Attributes.Contains("System.SerializableAttribute") && type.IsSelfWritten;

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming) =>
        Finding.FirstType(graph, type => type.Collected is not null) is { } derived
            ? $"Assay cannot emit this yet: {derived} derives from {derived.RuntimeBase}, and would write its members alone."
            : SelfWritten.Refuse(graph.Objects);

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new SerializationInfoDecoration(naming));
}

/// <summary>Writes <c>GetObjectData</c> and the deserialization constructor as people write them by hand.</summary>
internal sealed class SerializationInfoDecoration(ContractNaming naming) : SerializableDecoration
{
    private const string Interface = "global::System.Runtime.Serialization.ISerializable";
    private const string Parameters =
        "global::System.Runtime.Serialization.SerializationInfo info, global::System.Runtime.Serialization.StreamingContext context";
    private readonly StorageAccess storage = new(naming);

    /// <inheritdoc/>
    public override IReadOnlyList<string> DisabledWarnings => ["SYSLIB0050", "SYSLIB0051"];

    /// <inheritdoc/>
    public override IEnumerable<string> InterfacesOf(ObjectShape type) =>
        type.Base is not null || !IsWrittenHere(type) ? [] : [Interface];

    /// <inheritdoc/>
    public override int WrittenConstructors(ObjectShape type) => IsWrittenHere(type) ? 1 : 0;

    /// <inheritdoc/>
    public override void WriteMembers(ObjectShape type, ContractNaming naming, CodeWriter writer)
    {
        if (!IsWrittenHere(type))
            return;
        WriteConstructor(type, writer);
        WriteGetObjectData(type, writer);
        storage.WriteAccessors(type, writer);
    }

    private void WriteConstructor(ObjectShape type, CodeWriter writer)
    {
        var access = type.IsSealed || type.IsValueType ? "private" : "protected";
        var name = CSharpIdentifier.Escape(naming.FindName(type)!.Path[^1]);
        writer.Line();
        if (type.AllMembers.Any(member => member.IsRequired))
            writer.Line("[global::System.Diagnostics.CodeAnalysis.SetsRequiredMembers]");
        using (writer.Block($"{access} {name}({Parameters}){(type.Base is null ? "" : " : base(info, context)")}"))
            writer.Lines(Stored(type).Select(member => storage.Set(member, Getting(member))));
    }

    private void WriteGetObjectData(ObjectShape type, CodeWriter writer)
    {
        var slot = type.Base is not null ? "override " : type.IsSealed || type.IsValueType ? "" : "virtual ";
        writer.Line();
        using (writer.Block($"public {slot}void GetObjectData({Parameters})"))
        {
            if (type.Base is not null)
                writer.Line("base.GetObjectData(info, context);");
            writer.Lines(Stored(type).Select(Adding));
        }
    }

    // The user's own code does it otherwise.
    private static bool IsWrittenHere(ObjectShape type) => type.Kind != ObjectKind.Interface && !type.IsSelfWritten;

    private static IEnumerable<MemberShape> Stored(ObjectShape type) => type.Members.Where(member => !member.IsNonSerialized);

    private string Adding(MemberShape member)
    {
        var value = storage.Read(member);
        return IsPointer(member.Shape) ? $"info.AddValue({KeyOf(member)}, (long){value});"
            : Getter(member.Shape) is null ? $"info.AddValue({KeyOf(member)}, {value}, typeof({naming.TypeNameOf(member.Shape)}));"
            : $"info.AddValue({KeyOf(member)}, {value});";
    }

    private string Getting(MemberShape member) => Getter(member.Shape) is { } getter
        ? $"info.{getter}({KeyOf(member)})"
        : IsPointer(member.Shape) ? $"({naming.TypeNameOf(member.Shape)})info.GetInt64({KeyOf(member)})"
        : $"({naming.TypeNameOf(member.Shape)})info.GetValue({KeyOf(member)}, typeof({naming.TypeNameOf(member.Shape)}))";

    // No object holds a pointer; whoever writes this by hand writes its address.
    private static bool IsPointer(Shape shape) => shape is UnsupportedShape { IsPointer: true };

    // A name that a base class has taken gets the type's name in front: SerializationInfo takes each name once.
    private string KeyOf(MemberShape member)
    {
        var isTaken = member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name) == true;
        var name = naming.MemberNameOf(member);
        return CSharpText.Literal(isTaken ? $"{member.DeclaringShape.TypeName.Name}.{name}" : name);
    }

    private static string? Getter(Shape shape) => shape is PrimitiveShape primitive
        ? primitive.Kind switch
        {
            PrimitiveKind.Boolean
                or PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Char or PrimitiveKind.Int16 or PrimitiveKind.UInt16
                or PrimitiveKind.Int32
                or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.Single or PrimitiveKind.Double
                or PrimitiveKind.Decimal or PrimitiveKind.DateTime or PrimitiveKind.String => $"Get{primitive.Kind}",
            _ => null,
        }
        : null;
}

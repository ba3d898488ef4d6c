using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.ProtobufNet;

/// <summary>The attributes of protobuf-net.</summary>
internal sealed class ProtobufNetDecoration(ShapeGraph graph, ContractNaming naming) : ContractDecoration
{
    private const string Space = "global::ProtoBuf.";
    private const int FirstInclude = 100;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type)
    {
        // Of members and derived types no two may share a number.
        var first = Math.Max(FirstInclude, type.Members.Count + 1);
        return type.Derived.Where(naming.IsNameable)
            .Where(derived => !derived.IsValueType)
            .OrderBy(naming.TypeNameOf, StringComparer.Ordinal)
            .Select((derived, index) => string.Create(CultureInfo.InvariantCulture, $"[{Space}ProtoInclude({first + index}, typeof({naming.TypeNameOf(derived)}))]"))
            .Prepend($"[{Space}ProtoContract{(type.Kind == ObjectKind.Interface || ProtobufNetValues.IsConstructed(type) ? "" : "(SkipConstructor = true)")}]");
    }

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [$"[{Space}ProtoContract]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (!IsCarried(member))
            yield break;
        var required = ProtobufNetValues.HasSeveralZeros(member.Shape) ? ", IsRequired = true" : "";
        yield return string.Create(CultureInfo.InvariantCulture, $"[{Space}ProtoMember({NumberOf(member)}{required})]");
        if (ProtobufNetValues.IsCollection(member.Shape) && InitializerOf(member) is null)
            yield return $"[{Space}NullWrappedCollection]";
        if (ProtobufNetValues.HoldsNulls(member.Shape))
            yield return $"[{Space}NullWrappedValue]";
    }

    /// <summary>
    /// A collection that is declared never to be null begins empty, as people write it for this library: nothing of an empty one is sent. One that may be null gets a message around it.
    /// </summary>
    public override string? InitializerOf(MemberShape member) =>
        !member.IsNullable && IsCarried(member) && ProtobufNetValues.IsConstructed(member.DeclaringShape) ? ProtobufNetValues.EmptyOf(member.Shape, naming) : null;

    private int NumberOf(MemberShape member) => member.DeclaringShape == graph.Root && graph.Origin is { } origin
        ? IndexOf(origin.Member)
        : IndexOf(member);

    private static int IndexOf(MemberShape member) => member.DeclaringShape.Members.Where(IsCarried).TakeWhile(other => other != member).Count() + 1;

    // What overrides a property of the base is written with that one.
    private static bool IsCarried(MemberShape member) =>
        member is { HasPlace: true, IsNonSerialized: false }
        && !(member.IsOverride && member.DeclaringShape.Base?.AllMembers.Any(other => other.Name == member.Name && other.IsVirtual) == true);
}

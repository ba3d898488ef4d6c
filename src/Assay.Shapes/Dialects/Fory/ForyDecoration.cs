using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Fory;

/// <summary>Fory's attributes.</summary>
internal sealed class ForyDecoration : ContractDecoration
{
    private const string Space = "global::Apache.Fory.";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? [] : [$"[{Space}ForyStruct]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(EnumShape type) => [$"[{Space}ForyEnum]"];

    /// <summary>What the whole assembly may set is seen without a word; of structs nothing else can be seen, and readonly and init-only members never are.</summary>
    public override IEnumerable<string> AttributesOf(MemberShape member)
    {
        if (member.IsNonSerialized)
            return [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"];
        var isHidden = member.Access < Access.Internal || member.SetAccess < Access.Internal;
        return isHidden && IsSettable(member) && !member.DeclaringShape.IsValueType ? [$"[{Space}ForyField]"] : [];
    }

    /// <summary>The generated code calls it.</summary>
    public override Access? AddedParameterlessConstructor(ObjectShape type) => type.Kind is ObjectKind.Class or ObjectKind.Record && !type.IsAbstract ? Access.Public : null;

    /// <summary>Whether Fory sets the member.</summary>
    internal static bool IsSettable(MemberShape member) => member is { IsReadOnly: false, IsInitOnly: false, SetAccess: not null };
}

using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Marks types as serializable and keeps what the user excluded.</summary>
internal class SerializableDecoration : ContractDecoration
{
    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) => type.Kind == ObjectKind.Interface ? [] : ["[global::System.Serializable]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}global::System.NonSerialized]"] : [];
}

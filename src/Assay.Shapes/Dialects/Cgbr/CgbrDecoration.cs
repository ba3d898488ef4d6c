using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Cgbr;

/// <summary>The attributes of data contracts, each by its short name and on a line of its own: the generator reads no other.</summary>
/// <param name="space">What stands before a name; empty where the generator reads it.</param>
internal sealed class CgbrDecoration(string space) : ContractDecoration
{
    /// <summary>What stands before the names of attributes elsewhere.</summary>
    public const string Space = "global::System.Runtime.Serialization.";

    public override bool IsPartial => true;

    public override IEnumerable<string> AttributesOf(ObjectShape type) => [$"[{space}DataContract]"];

    public override IEnumerable<string> AttributesOf(MemberShape member) => member.IsNonSerialized ? [$"[{(member.IsProperty ? "field: " : "")}NonSerialized]"] : [$"[{space}DataMember]"];
}

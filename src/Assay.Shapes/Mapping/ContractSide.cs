using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>The contract types. Their properties are emitted and do nothing but store.</summary>
internal sealed class ContractSide(IContractNames names) : MapperSide
{
    public override string FieldsClass => "ContractFields";

    public override string TypeNameOf(Shape shape) => names.TypeNameOf(shape);

    public override string StorageFieldOf(MemberShape member) => names.StorageFieldOf(member);

    public override bool IsDirect(MemberShape member) =>
        // A virtual property would reach the value that a derived type stores under the same name.
        member.IsPublicReadWrite && !member.IsVirtual && (!member.IsProperty || names.IsEmitted(member.DeclaringShape));

    protected override bool IsOwnNameable(Shape shape) => names.IsNameable(shape);

    protected override string ReflectionNameOf(Shape shape) => names.ReflectionNameOf(shape);
}

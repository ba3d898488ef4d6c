using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>The user's own types. Properties are never called: a setter may do more than store.</summary>
internal sealed class PlainSide : MapperSide
{
    public override string FieldsClass => "PlainFields";

    public override string TypeNameOf(Shape shape) => shape.TypeName.CSharpName;

    public override string StorageFieldOf(MemberShape member) => member.StorageField;

    public override bool IsDirect(MemberShape member) => !member.IsProperty && member.IsPublicReadWrite;

    protected override bool IsOwnNameable(Shape shape) => shape switch
    {
        ObjectShape type => type.IsNameable,
        EnumShape type => type.IsNameable,
        _ => true,
    };

    protected override string ReflectionNameOf(Shape shape) => shape.TypeName.ReflectionName;
}

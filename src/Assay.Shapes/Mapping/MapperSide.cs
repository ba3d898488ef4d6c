using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>One of the two type worlds that a mapper ties: the plain types or their contracts.</summary>
internal abstract class MapperSide
{
    /// <summary>The class of the mapper that holds this side's accessors.</summary>
    public abstract string FieldsClass { get; }

    /// <summary>How C# names the type here.</summary>
    public abstract string TypeNameOf(Shape shape);

    /// <summary>How C# names the type of a member here.</summary>
    public virtual string TypeNameOf(MemberShape member) => TypeNameOf(member.Shape);

    /// <summary>The member's name here.</summary>
    public abstract string NameOf(MemberShape member);

    /// <summary>The field here that stores the member.</summary>
    public abstract string StorageFieldOf(MemberShape member);

    /// <summary>Whether the member may be read and written by its name: storage and nothing else stands behind it.</summary>
    public abstract bool IsDirect(MemberShape member);

    /// <summary>Whether emitted code may name the type.</summary>
    public bool IsNameable(Shape shape) => shape switch
    {
        CollectionShape collection => IsNameable(collection.Element),
        DictionaryShape dictionary => IsNameable(dictionary.Key) && IsNameable(dictionary.Value),
        NullableShape nullable => IsNameable(nullable.Element),
        TupleShape tuple => tuple.Elements.All(IsNameable),
        _ => IsOwnNameable(shape),
    };

    public string TypeExpressionOf(Shape shape) => IsNameable(shape)
        ? $"typeof({TypeNameOf(shape)})"
        : $"global::System.Type.GetType({CSharpText.Literal(ReflectionNameOf(shape))}, true)";

    protected abstract bool IsOwnNameable(Shape shape);

    protected abstract string ReflectionNameOf(Shape shape);
}

/// <summary>The user's own types. Properties are never called: a setter may do more than store.</summary>
internal sealed class PlainSide : MapperSide
{
    public override string FieldsClass => "PlainFields";

    public override string TypeNameOf(Shape shape) => shape.TypeName.CSharpName;

    public override string TypeNameOf(MemberShape member) => member.UntypedName ?? base.TypeNameOf(member);

    public override string NameOf(MemberShape member) => member.Name;

    public override string StorageFieldOf(MemberShape member) => member.StorageField;

    // A name that no source may hold was replaced.
    public override bool IsDirect(MemberShape member) =>
        member is { IsProperty: false, IsPublicReadWrite: true, IsOpened: false } && member.Name == member.StorageField;

    protected override bool IsOwnNameable(Shape shape) => shape switch
    {
        ObjectShape type => type.IsNameable,
        EnumShape type => type.IsNameable,
        UnsupportedShape type => type.IsNameable,
        _ => true,
    };

    protected override string ReflectionNameOf(Shape shape) => shape.TypeName.ReflectionName;
}

/// <summary>
/// The contract types. Emitted properties do nothing but store, unless they have the user's own accessors: those are never called.
/// </summary>
internal sealed class ContractSide(IContractNames names) : MapperSide
{
    public override string FieldsClass => "ContractFields";

    public override string TypeNameOf(Shape shape) => names.TypeNameOf(shape);

    public override string NameOf(MemberShape member) => names.MemberNameOf(member);

    public override string StorageFieldOf(MemberShape member) => names.StorageFieldOf(member);

    public override bool IsDirect(MemberShape member) =>
        // A virtual property would reach the value that a derived type stores under the same name.
        member.IsPublicReadWrite
            && !member.IsVirtual && member.Accessors is null && (!member.IsProperty || names.IsEmitted(member.DeclaringShape));

    protected override bool IsOwnNameable(Shape shape) => names.IsNameable(shape);

    protected override string ReflectionNameOf(Shape shape) => names.ReflectionNameOf(shape);
}

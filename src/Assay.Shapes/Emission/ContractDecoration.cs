using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>What a dialect adds to the copies of the plain types. The copy itself keeps kind, accessibility, constructors and inheritance.</summary>
public abstract class ContractDecoration
{
    /// <summary>Whether types are declared <c>partial</c>, containing types too.</summary>
    public virtual bool IsPartial => false;

    /// <summary>Ids of warnings that the added code causes, such as <c>SYSLIB0050</c>.</summary>
    public virtual IReadOnlyList<string> DisabledWarnings => [];

    /// <summary>Attributes of a class, struct or interface, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(ObjectShape type) => [];

    /// <summary>Those of <see cref="AttributesOf(ObjectShape)"/> that somebody who adopts the library has to write: the others say what holds without them.</summary>
    public virtual IEnumerable<string> NeededAttributesOf(ObjectShape type) => AttributesOf(type);

    /// <summary>Attributes of an enum, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(EnumShape type) => [];

    /// <summary>Attributes of a named value of an enum, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(EnumShape type, EnumValue value) => [];

    /// <summary>Attributes of a member, each in brackets; <c>[field: ...]</c> where a property's field is meant.</summary>
    public virtual IEnumerable<string> AttributesOf(MemberShape member) => [];

    /// <summary>Attributes of a constructor, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) => [];

    /// <summary>Interfaces to implement, as C# names them.</summary>
    public virtual IEnumerable<string> InterfacesOf(ObjectShape type) => [];

    /// <summary>Whether the type gets a parameterless constructor of its own that the library documents as necessary; null for none, else its accessibility.</summary>
    public virtual Access? AddedParameterlessConstructor(ObjectShape type) => null;

    /// <summary>Whether a property without a setter gets a <c>private init</c> that the library documents as necessary.</summary>
    public virtual bool AddsPrivateInit(MemberShape member) => false;

    /// <summary>
    /// What a member begins with where the library makes objects by their constructors, as an expression; null for nothing. The mapper runs no constructor.
    /// </summary>
    public virtual string? InitializerOf(MemberShape member) => null;

    /// <summary>Whether a property gets the word <c>virtual</c> that the library documents as necessary.</summary>
    public virtual bool AddsVirtual(MemberShape member) => false;

    /// <summary>How many constructors are among what <see cref="WriteMembers"/> writes.</summary>
    public virtual int WrittenConstructors(ObjectShape type) => 0;

    /// <summary>Writes further members at the end of the type.</summary>
    public virtual void WriteMembers(ObjectShape type, ContractNaming naming, CodeWriter writer)
    {
    }
}

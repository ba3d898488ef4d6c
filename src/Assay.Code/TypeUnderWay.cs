using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>The code of one type while it is collected.</summary>
internal sealed class TypeUnderWay(ObjectShape shape, INamedTypeSymbol symbol)
{
    /// <summary>The closed type in the decompiled source.</summary>
    public INamedTypeSymbol Symbol => symbol;

    public Dictionary<string, string> Initializers { get; } = new(StringComparer.Ordinal);

    public Dictionary<string, ConstructorCode> Constructors { get; } = new(StringComparer.Ordinal);

    public Dictionary<string, PropertyCode> Properties { get; } = new(StringComparer.Ordinal);

    public List<MemberCode> Members { get; } = [];

    public List<InterfaceCode> Interfaces { get; } = [];

    public HashSet<ISymbol> Taken { get; } = new(SymbolEqualityComparer.Default);

    public bool HasCode => Initializers.Count + Constructors.Count + Properties.Count + Members.Count + Interfaces.Count > 0;

    public MemberShape? FindStored(string name) => shape.Members.FirstOrDefault(member => member.IsProperty && member.Name == name);

    /// <summary>Whether contracts have the member as data.</summary>
    public bool Stores(string name) =>
        shape.Members.Any(member => member.HasPlace && (member.StorageField == name || (member.IsProperty && member.Name == name)));

    public CodeOfType ToCode() => new(shape.TypeName.CSharpName)
    {
        Initializers = Initializers,
        Constructors = Constructors,
        Properties = Properties,
        Members = Members,
        Interfaces = Interfaces,
    };
}

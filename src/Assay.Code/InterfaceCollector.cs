using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>Gives types the interfaces that their contracts must have, with the members that implement them.</summary>
internal sealed class InterfaceCollector(TypeMarks marks, Action<TypeUnderWay, ISymbol> take)
{
    private readonly HashSet<INamedTypeSymbol> taken = new(SymbolEqualityComparer.Default);

    /// <summary>Takes the interfaces of .NET by which others call members of a type.</summary>
    /// <param name="isOwn">Whether an assembly of the types themselves declares an interface.</param>
    public void TakeCalled(TypeUnderWay type, Func<ISymbol, bool> isOwn)
    {
        foreach (var face in NewOnesOf(type.Symbol).Where(face => CalledMembers.IsCalledThrough(face) && !isOwn(face)))
            Take(type, face);
    }

    /// <summary>Takes an interface of the user's own that is no type of the graph, because code takes types for it.</summary>
    public void TakeOwn(INamedTypeSymbol used, IEnumerable<TypeUnderWay> types)
    {
        if (used.TypeKind != TypeKind.Interface || !taken.Add(used))
            return;
        foreach (var type in types.ToList())
        {
            foreach (var face in NewOnesOf(type.Symbol)
                .Where(face => SymbolEqualityComparer.Default.Equals(face.OriginalDefinition, used)))
                Take(type, face);
        }
    }

    /// <summary>Takes an interface with type arguments that is none of the graph's, though another with its definition is.</summary>
    public void TakeClosed(INamedTypeSymbol closed, IEnumerable<TypeUnderWay> types)
    {
        foreach (var type in types.Where(type => NewOnesOf(type.Symbol).Contains(closed, SymbolEqualityComparer.Default)).ToList())
            Take(type, closed);
    }

    private void Take(TypeUnderWay type, INamedTypeSymbol face)
    {
        List<ISymbol> own = [.. face.AllInterfaces.Prepend(face).SelectMany(part => part.GetMembers())
            .Select(type.Symbol.FindImplementationForInterfaceMember)
            .OfType<ISymbol>()
            .Select(member => (member as IMethodSymbol)?.AssociatedSymbol ?? member)
            .Where(member => SymbolEqualityComparer.Default.Equals(member.ContainingType, type.Symbol) && !type.Stores(member.Name))
            .Distinct(SymbolEqualityComparer.Default)];
        foreach (var member in own)
            take(type, member);
        type.Interfaces.Add(new InterfaceCode(marks.Of(face), [.. own.Select(TypeMarks.ShortNameOf)]));
    }

    // Those that its base does not have; of records IEquatable is the compiler's.
    private static IEnumerable<INamedTypeSymbol> NewOnesOf(INamedTypeSymbol type) => type.AllInterfaces
        .Where(face => type.BaseType?.AllInterfaces.Contains(face, SymbolEqualityComparer.Default) != true)
        .Where(face => !(type.IsRecord && face.Name == nameof(IEquatable<int>)));
}

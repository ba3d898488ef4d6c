using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Code;

/// <summary>
/// Finds the closed types of the user's source: what is not generic, and the closed generic types that members are declared as.
/// </summary>
internal sealed class ClosedTypes
{
    private readonly TypeMarks marks;
    private readonly Dictionary<string, INamedTypeSymbol> found = new(StringComparer.Ordinal);

    private ClosedTypes(TypeMarks marks) => this.marks = marks;

    /// <summary>All of them, by the names that C# gives them.</summary>
    public static IReadOnlyDictionary<string, INamedTypeSymbol> Of(CSharpCompilation compilation, TypeMarks marks)
    {
        ClosedTypes types = new(marks);
        foreach (var type in DeclaredIn(compilation.Assembly.GlobalNamespace).Where(type => !IsOpen(type)))
            types.Add(type);
        return types.found;
    }

    /// <summary>The definitions of all types in a namespace or type.</summary>
    public static IEnumerable<INamedTypeSymbol> DeclaredIn(INamespaceOrTypeSymbol container) =>
        container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(member => member is INamedTypeSymbol type ? DeclaredIn(type).Prepend(type) : DeclaredIn(member));

    private static bool IsOpen(INamedTypeSymbol type) =>
        type.TypeArguments.Any(argument => argument is ITypeParameterSymbol) || (type.ContainingType is { } outer && IsOpen(outer));

    // A generic type may hold itself with ever longer arguments: the graph's reader ends there, and so does this.
    private void Add(ITypeSymbol? type, int depth = 0)
    {
        const int Deepest = 12;
        if (type is IArrayTypeSymbol array)
            Add(array.ElementType, depth + 1);
        if (type is not INamedTypeSymbol named || depth > Deepest)
            return;
        foreach (var argument in named.TypeArguments)
            Add(argument, depth + 1);
        if (!marks.IsDeclaredHere(named) || !found.TryAdd(TypeMarks.PlainNameOf(named), named))
            return;
        Add(named.BaseType, depth + 1);
        foreach (var member in named.GetMembers())
            Add(member is IFieldSymbol field ? field.Type : (member as IPropertySymbol)?.Type, depth + 1);
    }
}

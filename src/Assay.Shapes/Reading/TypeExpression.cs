namespace Assay.Shapes.Reading;

/// <summary>A type as a person writes it, such as <c>Shop.Page&lt;Order&gt;[]</c>.</summary>
/// <param name="Name">The definition's name: nested types with a dot, generic parts with the mark of their arity, such as <c>Shop.Page`1</c>.</param>
/// <param name="Arguments">Type arguments of all parts, in order.</param>
/// <param name="Suffixes">What follows: 0 for a question mark, else the rank of an array.</param>
internal sealed record TypeExpression(string Name, IReadOnlyList<TypeExpression> Arguments, IReadOnlyList<int> Suffixes);

namespace Assay.Core.Adapters;

/// <summary>
/// The concrete types that a contract's values may be made of, found among its companions: for serializers that want to be told types before the first
/// call, in one order on both sides. Dialects that copy nothing, or little, state them.
/// </summary>
/// <param name="types">Gives them, the root first, in one order for one contract; asked only where an adapter wants to know.</param>
public sealed class ContractTypes(Func<Type[]> types)
{
    /// <summary>
    /// Classes, structs, enums, tuples and collections; of an interface of collections an array and the most ordinary implementation. No primitives, no
    /// abstract types, and nothing for a member of type <see cref="object"/> that is not declared elsewhere.
    /// </summary>
    public IReadOnlyList<Type> All => [.. types().Distinct()];
}

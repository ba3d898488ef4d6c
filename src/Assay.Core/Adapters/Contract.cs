using System.Diagnostics.CodeAnalysis;

namespace Assay.Core.Adapters;

/// <summary>
/// The tie between a plain type and the type a serializer works on. Emitted, one for each dialect and data set; it only copies.
/// </summary>
/// <typeparam name="TPlain">The user's own type.</typeparam>
/// <typeparam name="TContract">The type that the serializer sees.</typeparam>
public abstract class Contract<TPlain, TContract>
{
    /// <summary>Copies a plain graph into a contract graph.</summary>
    public abstract TContract ToContract(TPlain plain);

    /// <summary>Copies a contract graph back into a plain graph.</summary>
    public abstract TPlain ToPlain(TContract contract);

    /// <summary>
    /// Members whose representation the dialect had to change, as <c>Type.Member</c>; empty for a mapper that only copies.
    /// </summary>
    public virtual IReadOnlyList<string> ConvertedMembers => [];

    /// <summary>What was emitted beside the contract types.</summary>
    public virtual Companions Companions => Companions.None;
}

/// <summary>The contract of the plain dialect: the serializer sees the user's own type, nothing is copied.</summary>
/// <typeparam name="T">The user's own type.</typeparam>
/// <param name="types">Gives the concrete types that its values may be made of.</param>
public class PlainContract<T>(Func<Type[]> types) : Contract<T, T>
{
    /// <summary>Makes the contract of a type whose adapters need not know more than the type.</summary>
    public PlainContract()
        : this(static () => [typeof(T)])
    {
    }

    /// <inheritdoc/>
    public override Companions Companions { get; } = new(new ContractTypes(types));

    /// <inheritdoc/>
    public sealed override T ToContract(T plain) => plain;

    /// <inheritdoc/>
    public sealed override T ToPlain(T contract) => contract;
}

/// <summary>What a dialect emitted beside its contract types (a source-generated context, a codec), found by type.</summary>
public sealed class Companions(params object[] items)
{
    /// <summary>No companions.</summary>
    public static Companions None { get; } = new();

    /// <summary>Finds the companion of a type.</summary>
    /// <exception cref="InvalidOperationException">The row's dialect emits no such companion.</exception>
    [SuppressMessage("Style", "IDE0305", Justification = "A loop-free query reads best here.")]
    public TCompanion Get<TCompanion>() =>
        items.OfType<TCompanion>().FirstOrDefault()
        ?? throw new InvalidOperationException(
            $"The row's dialect does not emit {typeof(TCompanion)}. Use a dialect that does in the row's AssayRow item.");
}

/// <summary>
/// The concrete types that a contract's values may be made of, found among its companions: for serializers that want to be told types
/// before the first call, in one order on both sides. Dialects that copy nothing, or little, state them.
/// </summary>
/// <param name="types">Gives them, the root first, in one order for one contract; asked only where an adapter wants to know.</param>
public sealed class ContractTypes(Func<Type[]> types)
{
    /// <summary>
    /// Classes, structs, enums, tuples and collections; of an interface of collections an array and the most ordinary implementation. No
    /// primitives, no abstract types, and nothing for a member of type <see cref="object"/> that is not declared elsewhere.
    /// </summary>
    public IReadOnlyList<Type> All => [.. types().Distinct()];
}

namespace Assay.Core.Adapters;

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

namespace Assay.Core.Adapters;

/// <summary>The contract of the plain dialect: the serializer sees the user's own type, nothing is copied.</summary>
/// <typeparam name="T">The user's own type.</typeparam>
public class PlainContract<T> : Contract<T, T>
{
    /// <inheritdoc/>
    public sealed override T ToContract(T plain) => plain;

    /// <inheritdoc/>
    public sealed override T ToPlain(T contract) => contract;
}

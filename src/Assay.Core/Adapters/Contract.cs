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

    /// <summary>Members whose representation the dialect had to change, as <c>Type.Member</c>; empty for a mapper that only copies.</summary>
    public virtual IReadOnlyList<string> ConvertedMembers => [];

    /// <summary>What was emitted beside the contract types.</summary>
    public virtual Companions Companions => Companions.None;
}

using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>MessagePack-CSharp with attributed types.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Annotated<T>() : MessagePackAdapter<T>(
    KindKeepingResolver<StandardResolverAllowPrivate>.OptionsWith(StandardResolverAllowPrivate.Instance));

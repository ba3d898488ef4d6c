using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>MessagePack-CSharp with attributed types.</summary>
internal sealed class Annotated<T>() : MessagePackAdapter<T>(
    KindKeepingResolver<StandardResolverAllowPrivate>.OptionsWith(StandardResolverAllowPrivate.Instance));

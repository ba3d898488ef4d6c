using MessagePack;
using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>MessagePack-CSharp with attributed types and the security that its documentation names for data that is not trusted.</summary>
internal sealed class Untrusted<T>()
    : MessagePackAdapter<T>(
        KindKeepingResolver<StandardResolverAllowPrivate>.OptionsWith(StandardResolverAllowPrivate.Instance)
            .WithSecurity(MessagePackSecurity.UntrustedData));

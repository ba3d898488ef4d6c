using MessagePack;
using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>MessagePack-CSharp with attributed types, compressed block by block.</summary>
internal sealed class Compressed<T>()
    : MessagePackAdapter<T>(
        KindKeepingResolver<StandardResolverAllowPrivate>.OptionsWith(StandardResolverAllowPrivate.Instance)
            .WithCompression(MessagePackCompression.Lz4BlockArray));

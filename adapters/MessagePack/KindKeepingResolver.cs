using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>
/// Dates as .NET has them, everything else by another resolver; formatters are kept by type, as the documentation writes resolvers.
/// </summary>
internal sealed class KindKeepingResolver<TResolver> : IFormatterResolver
    where TResolver : IFormatterResolver
{
    private static IFormatterResolver s_other = null!;

    private KindKeepingResolver()
    {
    }

    public static MessagePackSerializerOptions OptionsWith(TResolver other)
    {
        s_other = other;
        return MessagePackSerializerOptions.Standard.WithResolver(new KindKeepingResolver<TResolver>());
    }

    public IMessagePackFormatter<T>? GetFormatter<T>() => Kept<T>.Formatter;

    private static class Kept<T>
    {
        public static readonly IMessagePackFormatter<T>? Formatter = NativeDateTimeResolver.Instance.GetFormatter<T>()
            ?? s_other.GetFormatter<T>();
    }
}

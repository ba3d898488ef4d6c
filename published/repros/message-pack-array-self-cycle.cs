#:package MessagePack@2.5.307
#:property PublishAot=false
#:property ManagePackageVersionsCentrally=false
#:property TreatWarningsAsErrors=false
#:property GenerateDocumentationFile=false
#:property RunAnalyzers=false

// Expected: An object that holds itself comes back so.
// MessagePack 2.5.307: crash, Stack overflow
// Settings: [Key(n)]; NativeDateTimeResolver, which keeps DateTime.Kind, before StandardResolverAllowPrivate
// Found by Assay as message-pack/array@2.5.307#self-cycle. This file needs the .NET 10 SDK and nothing of Assay: dotnet run FILE

using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;

var value = Make();
var serializer = new Annotated<Loop>();

byte[] payload = serializer.Serialize(value);
var copy = serializer.Deserialize(payload);

Console.WriteLine("HOLDS: written and read without an error.");
return 0;

static Loop Make()
{
    Loop loop = new();
    loop.Self = loop;
    return loop;
}

[MessagePackObject]
public partial class Loop
{
    [Key(1)]
    public Loop? Self { get; set; }
}

sealed class Annotated<T>() : MessagePackAdapter<T>(KindKeepingResolver<StandardResolverAllowPrivate>.OptionsWith(StandardResolverAllowPrivate.Instance));

sealed class KindKeepingResolver<TResolver> : IFormatterResolver
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
        public static readonly IMessagePackFormatter<T>? Formatter = NativeDateTimeResolver.Instance.GetFormatter<T>() ?? s_other.GetFormatter<T>();
    }
}

abstract class MessagePackAdapter<T>(MessagePackSerializerOptions options)
{
    public byte[] Serialize(T value) => MessagePackSerializer.Serialize(value, options);

    public T Deserialize(byte[] payload) => MessagePackSerializer.Deserialize<T>(payload, options);
}

using Assay.Core.Adapters;
using Ceras;

namespace Assay.Adapters.CerasRows;

/// <summary>Ceras on plain types, with all their fields; one serializer is kept, which its documentation lets one thread use.</summary>
internal abstract class CerasAdapter<T> : SerializerAdapter<T>, IBytesSurface<T>, IReusedSurface<T>
{
    private CerasSerializer serializer = null!;

    public override void Prepare(Companions companions)
    {
        SerializerConfig config = CarryingEverything();
        Configure(config, companions);
        serializer = new CerasSerializer(config);
    }

    public byte[] Serialize(T value) => serializer.Serialize(value);

    public T Deserialize(byte[] payload) => serializer.Deserialize<T>(payload);

    // Where there is none yet, or where it is too small, the library puts a larger one in its place; it makes nothing larger of none.
    public int Serialize(T value, ref byte[] buffer)
    {
        if (buffer.Length == 0)
            buffer = null!;
        return serializer.Serialize(value, ref buffer);
    }

    public T Deserialize(ArraySegment<byte> payload)
    {
        var value = default(T)!;
        var offset = payload.Offset;
        serializer.Deserialize(ref value, payload.Array, ref offset, payload.Count);
        return value;
    }

    /// <summary>Adds the row's settings.</summary>
    protected virtual void Configure(SerializerConfig config, Companions companions)
    {
    }

    private static SerializerConfig CarryingEverything()
    {
        var config = new SerializerConfig { DefaultTargets = TargetMember.AllFields };
        config.Advanced.SkipCompilerGeneratedFields = false;
        config.Advanced.ReadonlyFieldHandling = ReadonlyFieldHandling.ForcedOverwrite;
        config.Warnings.ExceptionOnStructWithAutoProperties = false;
        config.OnConfigNewType = type =>
        {
            // Collections and other types of the runtime have formatters of the library's.
            if (type.Type is { IsClass: true, IsAbstract: false } user
                && user.Assembly != typeof(object).Assembly && user.Namespace?.StartsWith("System", StringComparison.Ordinal) != true)
                type.TypeConstruction = TypeConstruction.ByUninitialized();
        };
        return config;
    }
}

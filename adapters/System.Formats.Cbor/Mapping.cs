using System.Collections.Concurrent;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using Assay.Core.Workloads;

namespace Assay.Adapters.Cbor;

/// <summary>How values of one declared type stand in CBOR. Nothing has a limit but the stack: what is nested deeper is rejected.</summary>
internal abstract class Mapping
{
    private static readonly ConcurrentDictionary<Type, Mapping> Known = new();

    /// <summary>Whether null may stand in the place of a value.</summary>
    protected abstract bool AllowsNull { get; }

    /// <summary>The mapping of a type.</summary>
    /// <exception cref="LimitOfAssayException">There is none.</exception>
    public static Mapping Of(Type type) => Known.GetOrAdd(type, Make);

    /// <summary>Writes a value.</summary>
    public void Write(CborWriter writer, object? value)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (value is null)
            writer.WriteNull();
        else
            WriteValue(writer, value);
    }

    /// <summary>Reads a value. Tag 55799 gives its content no other meaning; all other tags are left to the mapping.</summary>
    public object? Read(CborReader reader)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        while (reader.PeekState() == CborReaderState.Tag && reader.PeekTag() == CborTag.SelfDescribeCbor)
            reader.ReadTag();
        if (!AllowsNull || reader.PeekState() != CborReaderState.Null)
            return ReadValue(reader);
        reader.ReadNull();
        return null;
    }

    protected abstract void WriteValue(CborWriter writer, object value);

    protected abstract object ReadValue(CborReader reader);

    private static Mapping Make(Type type) =>
        Scalars.Find(type)
        ?? (Nullable.GetUnderlyingType(type) is { } underlying ? new NullableMapping(Of(underlying)) : null)
        ?? (type.IsEnum ? new EnumMapping(type) : null)
        ?? Collections.Find(type)
        ?? new ObjectMapping(type);
}

/// <summary>A value, or null.</summary>
internal sealed class NullableMapping(Mapping content) : Mapping
{
    protected override bool AllowsNull => true;

    protected override void WriteValue(CborWriter writer, object value) => content.Write(writer, value);

    protected override object ReadValue(CborReader reader) => content.Read(reader)!;
}

/// <summary>An enum as its number.</summary>
internal sealed class EnumMapping(Type type) : Mapping
{
    private readonly Type number = Enum.GetUnderlyingType(type);

    protected override bool AllowsNull => false;

    protected override void WriteValue(CborWriter writer, object value) => Of(number).Write(writer, Convert.ChangeType(value, number));

    protected override object ReadValue(CborReader reader) => Enum.ToObject(type, Of(number).Read(reader)!);
}

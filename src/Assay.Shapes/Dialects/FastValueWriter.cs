using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Emits the statements that write one value with FastSerialization's <c>Serializer</c>.</summary>
internal sealed class FastValueWriter(ContractNaming naming, CodeWriter writer, string prefix)
{
    private int locals;

    /// <summary>Writes a value that an expression gives.</summary>
    public void Write(Shape shape, string value)
    {
        switch (shape)
        {
            case PrimitiveShape primitive:
                WriteScalar(primitive.Kind, value);
                break;
            case UnsupportedShape:
                writer.Line($"serializer.Write(global::Assay.Worker.Conversion.RuntimeStrings.Of({value}));");
                break;
            case EnumShape enumeration:
                WriteScalar(enumeration.Underlying, $"(({Spelling.Of(enumeration.Underlying)}){value})");
                break;
            case NullableShape nullable:
                writer.Line($"serializer.Write({value}.HasValue);");
                using (writer.Block($"if ({value}.HasValue)"))
                    Write(nullable.Element, $"{value}.GetValueOrDefault()");
                break;
            case ObjectShape { IsValueType: true }:
                writer.Line($"{value}.ToStream(serializer);");
                break;
            case ObjectShape:
                writer.Line($"serializer.Write((global::FastSerialization.IFastSerializable){value});");
                break;
            case TupleShape tuple:
                WriteTuple(tuple, value);
                break;
            case DictionaryShape dictionary:
                WriteDictionary(dictionary, value);
                break;
            case CollectionShape collection:
                WriteCollection(collection, value);
                break;
        }
    }

    private void WriteScalar(PrimitiveKind kind, string value)
    {
        if (kind == PrimitiveKind.Decimal)
            value = Declare($"decimal.GetBits({value})");
        writer.Lines(
            FastScalars.Find(kind)!.Write
                .Select(argument => $"serializer.Write({string.Format(CultureInfo.InvariantCulture, argument, value)});"));
    }

    private void WriteTuple(TupleShape tuple, string value)
    {
        if (tuple.IsValueType)
        {
            WriteElements(tuple, value);
            return;
        }
        writer.Line($"serializer.Write({value} is not null);");
        using (writer.Block($"if ({value} is not null)"))
            WriteElements(tuple, value);
    }

    private void WriteElements(TupleShape tuple, string value)
    {
        for (var i = 0; i < tuple.Elements.Count; i++)
            Write(tuple.Elements[i], $"{value}.{TupleElements.NameOf(tuple.Kind, i)}");
    }

    private void WriteDictionary(DictionaryShape dictionary, string value)
    {
        var type =
            $"global::System.Collections.Generic.KeyValuePair<{naming.TypeNameOf(dictionary.Key)}, {naming.TypeNameOf(dictionary.Value)}>";
        OpenItems(type, value, item =>
        {
            Write(dictionary.Key, $"{item}.Key");
            Write(dictionary.Value, $"{item}.Value");
        });
    }

    // A stack enumerates from its top, and is read by pushing: it is written from the bottom.
    private void WriteCollection(CollectionShape collection, string value)
    {
        var element = naming.TypeNameOf(collection.Element);
        if (collection.Kind == CollectionKind.Stack)
            value = Declare(
                $"{value} is null ? null : global::System.Linq.Enumerable.ToArray(global::System.Linq.Enumerable.Reverse({value}))");
        OpenItems(element, value, item => Write(collection.Element, item));
    }

    private void OpenItems(string type, string value, Action<string> writeItem)
    {
        var (items, item) = (Local(), Local());
        using (writer.Block($"if ({value} is {{ }} {items})"))
        {
            writer.Line($"serializer.Write(global::System.Linq.Enumerable.Count({items}));");
            using (writer.Block($"foreach ({type} {item} in {items})"))
                writeItem(item);
        }
        using (writer.Block("else"))
            writer.Line("serializer.Write(-1);");
    }

    private string Declare(string expression)
    {
        var local = Local();
        writer.Line($"var {local} = {expression};");
        return local;
    }

    private string Local() => $"{prefix}_{locals++}";
}

/// <summary>
/// How a primitive becomes calls of FastSerialization's own primitives: bool, byte, short, int, long, float, double, Guid, string.
/// What has none goes as its own round-trip text. A Guid is read by a statement, a decimal written from its four integers.
/// </summary>
/// <param name="Write">Arguments of the calls of <c>serializer.Write</c>, with <c>{0}</c> for the value.</param>
/// <param name="Read">The expression that reads it back, with <c>{0}</c> for a new local name.</param>
internal sealed record FastScalars(IReadOnlyList<string> Write, string Read)
{
    private const string Bits = "global::System.BitConverter.";

    private static readonly Dictionary<PrimitiveKind, FastScalars> Known = new()
    {
        [PrimitiveKind.Boolean] = new(["{0}"], "deserializer.ReadBool()"),
        [PrimitiveKind.Byte] = new(["{0}"], "deserializer.ReadByte()"),
        [PrimitiveKind.SByte] = new(["unchecked((byte){0})"], "unchecked((sbyte)deserializer.ReadByte())"),
        [PrimitiveKind.Char] = new(["unchecked((short){0})"], "unchecked((char)deserializer.ReadInt16())"),
        [PrimitiveKind.Int16] = new(["{0}"], "deserializer.ReadInt16()"),
        [PrimitiveKind.UInt16] = new(["unchecked((short){0})"], "unchecked((ushort)deserializer.ReadInt16())"),
        [PrimitiveKind.Int32] = new(["{0}"], "deserializer.ReadInt()"),
        [PrimitiveKind.UInt32] = new(["unchecked((int){0})"], "unchecked((uint)deserializer.ReadInt())"),
        [PrimitiveKind.Int64] = new(["{0}"], "deserializer.ReadInt64()"),
        [PrimitiveKind.UInt64] = new(["unchecked((long){0})"], "unchecked((ulong)deserializer.ReadInt64())"),
        [PrimitiveKind.Int128] = new(["unchecked((long)({0} >> 64))", "unchecked((long){0})"], WideFrom("Int128")),
        [PrimitiveKind.UInt128] = new(["unchecked((long)({0} >> 64))", "unchecked((long){0})"], WideFrom("UInt128")),
        [PrimitiveKind.Half] = new([$"{Bits}HalfToInt16Bits({{0}})"], $"{Bits}Int16BitsToHalf(deserializer.ReadInt16())"),
        [PrimitiveKind.Single] = new(["{0}"], "deserializer.ReadFloat()"),
        [PrimitiveKind.Double] = new(["{0}"], "deserializer.ReadDouble()"),
        [PrimitiveKind.Decimal] = new(
            ["{0}[0]", "{0}[1]", "{0}[2]", "{0}[3]"],
            "new decimal(new int[] { deserializer.ReadInt(), deserializer.ReadInt(), deserializer.ReadInt(), deserializer.ReadInt() })"),
        [PrimitiveKind.String] = new(["{0}"], "deserializer.ReadString()"),
        [PrimitiveKind.DateTime] = new(["{0}.Ticks", "(byte){0}.Kind"],
            "new global::System.DateTime(deserializer.ReadInt64(), (global::System.DateTimeKind)deserializer.ReadByte())"),
        [PrimitiveKind.DateTimeOffset] = new(
            ["{0}.Ticks", "{0}.Offset.Ticks"],
            "new global::System.DateTimeOffset(deserializer.ReadInt64(), new global::System.TimeSpan(deserializer.ReadInt64()))"),
        [PrimitiveKind.TimeSpan] = new(["{0}.Ticks"], "new global::System.TimeSpan(deserializer.ReadInt64())"),
        [PrimitiveKind.DateOnly] = new(["{0}.DayNumber"], "global::System.DateOnly.FromDayNumber(deserializer.ReadInt())"),
        [PrimitiveKind.Guid] = new(["{0}"], "global::System.Guid.Empty"),
        [PrimitiveKind.BigInteger] = new(
            ["{0}.ToString(\"R\", global::System.Globalization.CultureInfo.InvariantCulture)"],
            "global::System.Numerics.BigInteger.Parse(deserializer.ReadString(), "
                + "global::System.Globalization.CultureInfo.InvariantCulture)"),
        [PrimitiveKind.Uri] = new(
            ["{0}?.OriginalString"],
            "deserializer.ReadString() is { } {0} ? new global::System.Uri({0}, global::System.UriKind.RelativeOrAbsolute) : null"),
        [PrimitiveKind.Version] = new(
            ["{0}?.ToString()"], "deserializer.ReadString() is { } {0} ? global::System.Version.Parse({0}) : null"),
        [PrimitiveKind.TimeOnly] = new(["{0}.Ticks"], "new global::System.TimeOnly(deserializer.ReadInt64())"),
    };

    /// <summary>The calls for a primitive; null where there are none.</summary>
    public static FastScalars? Find(PrimitiveKind kind) => Known.GetValueOrDefault(kind);

    private static string WideFrom(string type) =>
        $"new global::System.{type}(unchecked((ulong)deserializer.ReadInt64()), unchecked((ulong)deserializer.ReadInt64()))";
}

using System.Collections;
using System.Dynamic;
using System.Globalization;
using System.Numerics;
using System.Text.Json;
using Assay.Worker.Feeding;

namespace Assay.Worker.Tests.Feeding;

/// <summary>How values are written that a library read without a declared type.</summary>
public class ValueTextTests
{
    [Theory]
    [InlineData("{\"a\":[1,\"b\",null,true],\"c\":{\"d\":1.50}}", "{\"a\": [1, \"b\", null, true], \"c\": {\"d\": 1.50}}")]
    [InlineData("1e400", "1e400")]
    [InlineData("\"\\u00e9\"", "\"\\u00e9\"")]
    [InlineData("null", "null")]
    [InlineData("[]", "[]")]
    [InlineData(
        "[\"\\ud800\",{\"\\ud800\":\"\"}]", "[(a text that throws when it is read), {\"(a text that throws when it is read)\": \"\"}]")]
    public void An_element_of_a_document_is_its_value(string json, string text)
    {
        using var document = JsonDocument.Parse(json);

        Assert.Equal(text, ValueText.Of(document.RootElement));
    }

    [Fact]
    public void Documents_of_other_libraries_are_known_by_interfaces_of_the_runtime()
    {
        IDictionary<string, object?> expando = new ExpandoObject();
        expando["a"] = new Node(5L);

        Assert.Equal("{\"a\": 5}", ValueText.Of(expando));
        Assert.Equal("[\"x\", null, 1234567890123456789012]",
            ValueText.Of(
                new Nodes(
                new Node("x"), new Node(null), new Node(BigInteger.Parse("1234567890123456789012", CultureInfo.InvariantCulture)))));
        Assert.Equal("{\"\": [true]}", ValueText.Of(new Described(new KeyValuePair<string, Nodes>("", new Nodes(new Node(true))))));
    }

    [Fact]
    public void A_class_with_members_is_written_by_them() => Assert.Equal("{Item: 5}", ValueText.Of(new Plain { Item = 5 }));

    private sealed class Plain
    {
        public int Item { get; set; }
    }

    /// <summary>As the scalar of Json.NET's documents: a list of nothing that converts to what it holds.</summary>
    private sealed class Node(object? value) : IConvertible, IEnumerable
    {
        public TypeCode GetTypeCode() =>
            value is null ? TypeCode.Empty : value is IConvertible simple ? simple.GetTypeCode() : TypeCode.Object;

        public IEnumerator GetEnumerator() => Array.Empty<object>().GetEnumerator();

        public override string ToString() => value?.ToString() ?? "";

        public bool ToBoolean(IFormatProvider? provider) => Convert.ToBoolean(value, provider);

        public byte ToByte(IFormatProvider? provider) => Convert.ToByte(value, provider);

        public char ToChar(IFormatProvider? provider) => Convert.ToChar(value, provider);

        public DateTime ToDateTime(IFormatProvider? provider) => Convert.ToDateTime(value, provider);

        public decimal ToDecimal(IFormatProvider? provider) => Convert.ToDecimal(value, provider);

        public double ToDouble(IFormatProvider? provider) => Convert.ToDouble(value, provider);

        public short ToInt16(IFormatProvider? provider) => Convert.ToInt16(value, provider);

        public int ToInt32(IFormatProvider? provider) => Convert.ToInt32(value, provider);

        public long ToInt64(IFormatProvider? provider) => Convert.ToInt64(value, provider);

        public sbyte ToSByte(IFormatProvider? provider) => Convert.ToSByte(value, provider);

        public float ToSingle(IFormatProvider? provider) => Convert.ToSingle(value, provider);

        public string ToString(IFormatProvider? provider) => Convert.ToString(value, provider) ?? "";

        public object ToType(Type conversionType, IFormatProvider? provider) => Convert.ChangeType(value!, conversionType, provider);

        public ushort ToUInt16(IFormatProvider? provider) => Convert.ToUInt16(value, provider);

        public uint ToUInt32(IFormatProvider? provider) => Convert.ToUInt32(value, provider);

        public ulong ToUInt64(IFormatProvider? provider) => Convert.ToUInt64(value, provider);
    }

    /// <summary>As an array of such a document.</summary>
    private sealed class Nodes(params Node[] nodes) : IEnumerable
    {
        public IEnumerator GetEnumerator() => nodes.GetEnumerator();
    }

    /// <summary>As an object of such a document: enumerating it gives something else than its names and values.</summary>
    private sealed class Described(params KeyValuePair<string, Nodes>[] members) : IEnumerable<KeyValuePair<string, Nodes>>
    {
        IEnumerator IEnumerable.GetEnumerator() => Array.Empty<object>().GetEnumerator();

        IEnumerator<KeyValuePair<string, Nodes>> IEnumerable<KeyValuePair<string, Nodes>>.GetEnumerator() => members.AsEnumerable()
            .GetEnumerator();
    }
}

using System.Formats.Cbor;
using System.Formats.Nrbf;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Xml;
using Assay.Experiments.Formats;

namespace Assay.Engine.Tests.Formats;

/// <summary>
/// Every payload is read by a reader that knows nothing of Assay: those of .NET, and small ones of the tests where .NET has none. What must
/// be read is read as its value, what must be rejected is rejected; a payload with a slip in it would fail here. YAML has no second reader
/// in .NET.
/// </summary>
public class IndependentReadingTests
{
    private static readonly Dictionary<string, byte[]> Places = new()
    {
        ["open"] = [],
        ["root"] = "Root"u8.ToArray(),
        ["member"] = "Value"u8.ToArray(),
        ["id"] = [9, 0, 0, 0],
        ["first"] = [10, 0, 0, 0],
        ["second"] = [11, 0, 0, 0],
        ["inner"] = [1, (byte)'D', 1, 0, 0, 0, 5, .. "Value"u8, 0, 8, 2, 0, 0, 0],
    };

    /// <summary>
    /// CborReader leaves the content of tags to its caller, and NrbfDecoder says that it supports no array with a lower bound.
    /// </summary>
    private static readonly HashSet<string> Unchecked = ["CBOR tag-1-on-text", "NRBF binary-array-with-lower-bound-0"];

    public static IEnumerable<TheoryDataRow<string, string>> Cases() => FormatCatalogue.All
        .Where(format => format.Format is not "YAML")
        .SelectMany(
            format => format.Cases.Where(one => one.Layout != "container" && !Unchecked.Contains($"{format.Format} {one.Name}"))
                .Select(one => new TheoryDataRow<string, string>(format.Format, one.Name)));

    [Theory]
    [MemberData(nameof(Cases))]
    public void A_payload_is_what_its_case_says(string format, string name)
    {
        var one = FormatCatalogue.All.Where(cases => cases.Format == format).SelectMany(cases => cases.Cases)
            .Single(found => found.Name == name);
        var value = TryRead(format, one, out var failure);

        if (one.Expected == FormatExpectation.Accept)
            Assert.True(
                value is not null && one.Values.Contains(value), $"read as {value ?? failure}, not as {string.Join(" or ", one.Values)}");
        else if (one.Expected == FormatExpectation.Reject)
            Assert.True(value is null, $"read as {value}, and should be rejected");
    }

    private static string? TryRead(string format, FormatCase one, out string failure)
    {
        try
        {
            failure = "";
            return Read(format, one);
        }
        catch (Exception exception) when (exception is not (NotSupportedException { Source: "Assay.Engine.Tests" } or KeyNotFoundException))
        {
            failure = $"{exception.GetType().Name}: {exception.Message}";
            return null;
        }
    }

    private static string Read(string format, FormatCase one) => format switch
    {
        "JSON" => ReadJson(one.Payload.Fill(Places)),
        "MessagePack" => new MessagePackReader(one.Payload.Fill(With("open", [0x91]))).Read(),
        "CBOR" => ReadCbor(one.Payload.Fill(Places), one.Shape),
        "Protocol Buffers" => new ProtobufReader(one.Payload.Fill(Places), one.Shape).Read(),
        "BSON" => new BsonReader(one.Payload.Fill(Places)).Read(),
        "Avro" => new AvroReader(one.Payload.Fill(Places), one.Shape).Read(),
        "Thrift" when one.Layout == "binary" => new ThriftBinaryReader(one.Payload.Fill(Places)).Read(),
        "Thrift" => new ThriftCompactReader(one.Payload.Fill(Places)).Read(),
        "XML" => ReadXml(one.Payload.Fill(With("open", "Root"u8.ToArray())), one.Shape),
        "NRBF" => ReadNrbf(one.Payload.Fill(With("class", NrbfClass(one.Shape)))),
        _ => throw new NotSupportedException(format),
    };

    private static Dictionary<string, byte[]> With(string place, byte[] bytes) => new(Places) { [place] = bytes };

    private static string ReadJson(byte[] payload)
    {
        using var document = JsonDocument.Parse(payload);
        return JsonText(document.RootElement.GetProperty("Value"));
    }

    private static string JsonText(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Number => element.GetDouble().ToString("R", CultureInfo.InvariantCulture),
        JsonValueKind.String => BytesReader.Quoted(element.GetString()!),
        JsonValueKind.Array => $"[{string.Join(", ", element.EnumerateArray().Select(JsonText))}]",
        JsonValueKind.Object => $"{{Value: {JsonText(element.GetProperty("Value"))}}}",
        _ => element.GetRawText(),
    };

    private static string ReadCbor(byte[] payload, string shape)
    {
        CborReader reader = new(payload, CborConformanceMode.Lax);
        while (reader.PeekState() == CborReaderState.Tag)
            reader.ReadTag();
        reader.ReadStartMap();
        string? value = null;
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            if (reader.ReadTextString() == "Value")
                value = CborText(reader, shape);
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return reader.BytesRemaining == 0 && value is not null
            ? value
            : throw new InvalidDataException("Something follows, or there is no value.");
    }

    private static string CborText(CborReader reader, string shape)
    {
        while (reader.PeekState() == CborReaderState.Tag)
            reader.ReadTag();
        switch (reader.PeekState())
        {
            case CborReaderState.UnsignedInteger or CborReaderState.NegativeInteger:
                return reader.ReadInt64().ToString(CultureInfo.InvariantCulture);
            case CborReaderState.HalfPrecisionFloat or CborReaderState.SinglePrecisionFloat or CborReaderState.DoublePrecisionFloat:
                return reader.ReadDouble().ToString("R", CultureInfo.InvariantCulture);
            case CborReaderState.TextString or CborReaderState.StartIndefiniteLengthTextString:
                return BytesReader.Quoted(reader.ReadTextString());
            case CborReaderState.ByteString or CborReaderState.StartIndefiniteLengthByteString:
                return "0x" + Convert.ToHexString(reader.ReadByteString());
            case CborReaderState.Boolean:
                return reader.ReadBoolean() ? "true" : "false";
            case CborReaderState.StartArray:
                List<string> items = [];
                reader.ReadStartArray();
                while (reader.PeekState() != CborReaderState.EndArray)
                    items.Add(CborText(reader, shape));
                reader.ReadEndArray();
                return $"[{string.Join(", ", items)}]";
            default:
                reader.ReadNull();
                return "null";
        }
    }

    private static string ReadXml(byte[] payload, string shape)
    {
        using var reader = XmlReader.Create(new MemoryStream(payload), new XmlReaderSettings
        {
            DtdProcessing = DtdProcessing.Prohibit,
            XmlResolver = null,
        });
        reader.ReadToFollowing("Value");
        var isNil = reader.GetAttribute("nil", "http://www.w3.org/2001/XMLSchema-instance") is string nil && XmlConvert.ToBoolean(nil);
        var text = reader.ReadElementContentAsString();
        while (reader.Read())
        {
            // To the end, because what is wrong may come late.
        }

        return isNil ? "null" : shape switch
        {
            "int" => XmlConvert.ToInt32(text).ToString(CultureInfo.InvariantCulture),
            "double" => XmlConvert.ToDouble(text).ToString("R", CultureInfo.InvariantCulture),
            "bool" => XmlConvert.ToBoolean(text) ? "true" : "false",
            "date-time" => BytesReader.Date(XmlConvert.ToDateTime(text, XmlDateTimeSerializationMode.Utc)),
            _ => BytesReader.Quoted(text),
        };
    }

    private static string ReadNrbf(byte[] payload)
    {
        var record = NrbfDecoder.DecodeClassRecord(new MemoryStream(payload));
        return record.GetRawValue("Value") switch
        {
            null => "null",
            int number => number.ToString(CultureInfo.InvariantCulture),
            string text => BytesReader.Quoted(text),
            ClassRecord inner => $"{{Value: {inner.GetInt32("Value")}}}",
            SZArrayRecord<int> numbers => $"[{string.Join(", ", numbers.GetArray())}]",
            SZArrayRecord<string> texts =>
                $"[{string.Join(", ", texts.GetArray().Select(text => text is null ? "null" : BytesReader.Quoted(text)))}]",
            var other => throw new InvalidDataException($"It holds {other}."),
        };
    }

    /// <summary>A library and a class with one member, as [MS-NRBF] 2.3.2.1 and 2.6.2 describe them.</summary>
    private static byte[] NrbfClass(string shape)
    {
        byte[] type =
            shape switch { "int" => [0, 8], "string" => [1], "ints" => [7, 8], "nested" => [4, 1, (byte)'D', 2, 0, 0, 0], _ => [6] };
        return
        [
            12, 2, 0, 0, 0, 1, (byte)'A',
            5, 1, 0, 0, 0, 1, (byte)'C', 1, 0, 0, 0, 5, .. Encoding.ASCII.GetBytes("Value"), .. type, 2, 0, 0, 0,
        ];
    }
}

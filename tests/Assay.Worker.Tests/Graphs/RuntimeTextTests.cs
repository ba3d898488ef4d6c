using System.Data;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Net.Http.Headers;
using System.Net.Mail;
using System.Net.Mime;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Tests.Values;

namespace Assay.Worker.Tests.Graphs;

public sealed class RuntimeTextTests
{
    public static TheoryData<Type> Types =>
    [
        typeof(JsonDocument), typeof(JsonElement), typeof(JsonNode), typeof(JsonObject), typeof(JsonArray), typeof(JsonValue),
        typeof(XmlDocument), typeof(XmlElement), typeof(XmlNode),
        typeof(XDocument), typeof(XElement), typeof(XmlQualifiedName), typeof(DataTable), typeof(DataSet), typeof(CultureInfo),
        typeof(TimeZoneInfo), typeof(Encoding), typeof(StringBuilder),
        typeof(Regex), typeof(IPAddress), typeof(IPEndPoint), typeof(IPNetwork), typeof(PhysicalAddress), typeof(MailAddress),
        typeof(HttpMethod), typeof(MediaTypeHeaderValue),
        typeof(EntityTagHeaderValue), typeof(ContentType), typeof(ReadOnlyMemory<byte>), typeof(Memory<byte>), typeof(FileInfo),
        typeof(DirectoryInfo), typeof(Rune), typeof(Index), typeof(Range),
        typeof(System.Drawing.Point), typeof(PointF), typeof(Size), typeof(SizeF), typeof(Rectangle), typeof(RectangleF), typeof(Color),
        typeof(Complex), typeof(Vector2), typeof(Vector3), typeof(Vector4),
        typeof(Quaternion),
    ];

    [Theory]
    [MemberData(nameof(Types))]
    public void A_text_says_all_that_a_value_is(Type type)
    {
        var text = RuntimeText.Find(type)!;
        string[] examples = [.. Enumerable.Range(0, 4).Select(turn => text.Example($"abc{(char)('d' + turn)}", turn))];

        foreach (var example in examples)
        {
            var value = text.Parse(type, example)!;
            Assert.True(type.IsInstanceOfType(value));
            Assert.Equal(example, text.Of(value));
            Assert.Empty(Differences.CompareAnything(value, text.Parse(type, example)!));
        }

        Assert.True(examples.Distinct().Count() > 1 == (type != typeof(CultureInfo) && type != typeof(TimeZoneInfo)));
        if (examples[0] != examples[1])
            Assert.Equal(["another value"],
                Differences.CompareAnything(text.Parse(type, examples[0])!, text.Parse(type, examples[1])!)
                    .Select(found => found.Split(": ")[^1]));
    }

    // The others are types of packages.
    [Fact]
    public void Every_name_has_a_text() => Assert.Equal(
        ["Newtonsoft.Json.Linq.JArray", "Newtonsoft.Json.Linq.JObject", "Newtonsoft.Json.Linq.JToken", "Newtonsoft.Json.Linq.JValue",
            "System.BinaryData"],
        RuntimeValues.Names.Except(Types.Select(row => RuntimeValues.NameOf(row.Data))).Order(StringComparer.Ordinal));

    [Fact]
    public void Classes_that_the_runtime_derives_from_them_have_the_same_text()
    {
        Assert.Equal("5", RuntimeText.Find(JsonValue.Create(5).GetType())!.Of(JsonValue.Create(5)));
        Assert.Equal("utf-8", RuntimeText.Find(Encoding.UTF8.GetType())!.Of(Encoding.UTF8));
        Assert.Null(RuntimeText.Find(typeof(Stream)));
    }

    [Fact]
    public void Generated_values_have_them_and_leave_empty_what_nobody_looks_into()
    {
        var envelope = Made.Generated<Envelope>();

        Assert.Equal(JsonValueKind.Object, envelope.Body.ValueKind);
        Assert.NotNull(envelope.Sender);
        Assert.NotEmpty(envelope.Formats!);
        Assert.Null(envelope.Content);
        Assert.Null(envelope.Contents);
    }

    [Fact]
    public void A_member_of_a_derived_class_gets_values_of_that_class_or_stays_empty()
    {
        var charsets = Made.Generated<List<Charset>>();

        Assert.All(charsets, charset => Assert.NotNull(charset.Text));
        Assert.All(charsets, charset => Assert.Null(charset.Note));
        Assert.Contains(
            "is not an UTF8Encoding, such as utf-8", Made.Refusal<Charset>("""{"Text": "us-ascii"}"""), StringComparison.Ordinal);
    }

    [Fact]
    public void A_sample_has_them_as_texts_and_JSON_as_it_is()
    {
        var envelope = Made.From<Envelope>("""{"Sender": "10.0.0.1", "Body": {"a": ["x", 1.50, null]}, "Formats": ["1 ^a$"]}""");

        Assert.Equal(IPAddress.Parse("10.0.0.1"), envelope.Sender);
        Assert.Equal("""{"a":["x",1.50,null]}""", envelope.Body.GetRawText());
        Assert.Equal(RegexOptions.IgnoreCase, envelope.Formats![0].Options);
        Assert.Contains(
            "is not an IPAddress, such as 10.0.0.1", Made.Refusal<Envelope>("""{"Sender": "here"}"""), StringComparison.Ordinal);
    }

    [Fact]
    public void A_value_that_nobody_looks_into_is_a_limit_of_Assay()
    {
        using MemoryStream content = new();

        Assert.Contains("MemoryStream",
            Assert.Throws<LimitOfAssayException>(() => GraphHash.Of(new Envelope { Content = content })).Message, StringComparison.Ordinal);
    }

    internal sealed class Charset
    {
        public UTF8Encoding? Text { get; set; }

        public XmlText? Note { get; set; }
    }

    internal sealed class Envelope
    {
        public JsonElement Body { get; set; }

        public IPAddress? Sender { get; set; }

        public List<Regex>? Formats { get; set; }

        public Stream? Content { get; set; }

        public List<Stream>? Contents { get; set; }
    }
}

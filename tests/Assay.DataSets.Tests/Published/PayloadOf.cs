using System.IO.Compression;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Formatters.Binary;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml.Serialization;
using Assay.DataSets.Tests.Formats;
using Newtonsoft.Json;

namespace Assay.DataSets.Tests.Published;

/// <summary>
/// Payloads of the articles' serializers: by the library where it is built into .NET or referenced, by the format's rules where not.
/// </summary>
internal static class PayloadOf
{
    /// <summary>What the serializer that an article calls so writes of a value.</summary>
    public static byte[] Serializer(string name, object plain) => name switch
    {
        "Avro" => new AvroWriter().Write(plain),
        "MessagePack" => new MessagePackWriter().Write(plain),
        "Proto3" or "ProtocolBuffers" => new ProtobufWriter().Write(plain),
        "ThriftBinary" or "Thrift" => new ThriftBinaryWriter().Write(plain),
        "ThriftCompact" => new ThriftCompactWriter().Write(plain),
        "BondUnsafeSimpleCopied" => new BondSimpleWriter().Write(plain),
        "BondUnsafeCompactReused" => new BondCompactWriter().Write(plain),
        "NewtonsoftJsonReusedSerializer" or "JSON.NET" => Json(plain),
        "JavascriptSerializer" => Json(WithNumbersForBytes(plain)),
        "DataContractJsonSerializer" => Written(stream => new DataContractJsonSerializer(plain.GetType()).WriteObject(stream, plain)),
        "DataContractSerializer" => Written(stream => new DataContractSerializer(plain.GetType()).WriteObject(stream, plain)),
        "Xml" => Written(stream => new XmlSerializer(plain.GetType()).Serialize(stream, plain)),
        "BinaryFormatter" => Written(stream => new BinaryFormatter().Serialize(stream, Attributed(plain))),
        _ => throw new ArgumentException(name),
    };

    /// <summary>Deflate at its optimal level.</summary>
    public static byte[] Deflate(byte[] payload) => Written(stream =>
    {
        using var deflate = new DeflateStream(stream, CompressionLevel.Optimal, leaveOpen: true);
        deflate.Write(payload);
    });

    private static byte[] Json(object value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value));

    /// <summary>
    /// JavaScriptSerializer exists on .NET Framework only. It writes JSON like Json.NET's, bytes as an array of numbers; none of what it
    /// escapes more occurs here.
    /// </summary>
    private static object WithNumbersForBytes(object plain) => plain is WebDocuments.WebDocument page
        ? new { page.Url, page.ResponseHeader, Content = page.Content.Select(static value => (int)value) }
        : plain;

    private static object Attributed(object plain) => plain switch
    {
        FourStrings.PageVisit visit => global::Serializable.FourStrings.PageVisit.From(visit),
        WebDocuments.WebDocument page => global::Serializable.WebDocuments.WebDocument.From(page),
        List<Northwind.Category> categories => categories.ConvertAll(global::Serializable.Northwind.Category.From),
        _ => throw new ArgumentException(plain.GetType().Name),
    };

    private static byte[] Written(Action<Stream> write)
    {
        using var stream = new MemoryStream();
        write(stream);
        return stream.ToArray();
    }
}

using System.Net;
using System.Text.Json;
using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

public class RuntimeKinds
{
    [Fact]
    public void Values_of_the_runtime_that_have_a_text_are_handed_over_as_they_are()
    {
        var original = Parcel.Make();

        var copy = Mappers.RoundTrip(original);

        Assert.Equal(JsonValueKind.Array, copy.Body.GetProperty("a").ValueKind);
        Assert.Same(IPAddress.Loopback, copy.Sent());
        Assert.Same(original.Label, copy.Label);
        Assert.Equal(original.Encodings, copy.Encodings);
        Assert.Equal(^1, copy.Places["end"]);
        Assert.Equal(3, copy.Weight);
    }

    [Fact]
    public void Straight_line_code_carries_them_as_texts()
    {
        var codec = Codecs.Of<Parcel>();
        var original = Parcel.Make();

        foreach (var copy in new[] { codec.Decode(codec.Encode(original)), codec.Clone(original) })
        {
            Assert.Equal("""{"a":[1,null]}""", JsonSerializer.Serialize(copy.Body));
            Assert.Equal((IPAddress.Loopback, "[1]", 3), (copy.Sent(), copy.Label!.ToJsonString(), copy.Weight));
            Assert.Equal(original.Encodings.Select(encoding => encoding.WebName), copy.Encodings.Select(encoding => encoding.WebName));
            Assert.Equal(^1, copy.Places["end"]);
        }
    }

    [Fact]
    public void A_member_that_nobody_looks_into_must_be_empty()
    {
        using MemoryStream content = new();
        Parcel[] held = [new() { Content = content }, new() { Contents = [] }, new() { Token = new(true) }];

        foreach (var parcel in held)
        {
            Assert.ThrowsAny<LimitOfAssayException>(() => Mappers.RoundTrip(parcel));
            Assert.ThrowsAny<LimitOfAssayException>(() => Codecs.RoundTrip(parcel));
        }

        Assert.Contains("Parcel.Content holds a MemoryStream",
            Assert.ThrowsAny<LimitOfAssayException>(() => Mappers.RoundTrip(held[0])).Message, StringComparison.Ordinal);
        Assert.Null(Mappers.RoundTrip(new Parcel()).Content);
    }
}

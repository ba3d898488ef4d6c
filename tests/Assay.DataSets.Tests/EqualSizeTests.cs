using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.DataSets.Tests.Formats;
using Assay.DataSets.Tests.Widths;
using Newtonsoft.Json;

namespace Assay.DataSets.Tests;

public sealed class EqualSizeTests
{
    // The binary formats written here know the shapes of the articles.
    private static readonly string[] OfArticles =
    [
        "books", "books-1", "books-2", "books-3", "books-4", "books-payload", "complex-type", "four-strings", "large-books", "northwind",
        "proof-a", "proof-b", "small-struct",
        "text", "typical-struct", "web-document",
    ];

    private static readonly JsonSerializerOptions Json = new()
    {
        IncludeFields = true,
        ReferenceHandler = ReferenceHandler.Preserve,
        MaxDepth = 2_000,
    };

    private static readonly JsonSerializerSettings JsonNet = new() { PreserveReferencesHandling = PreserveReferencesHandling.Objects };

    public static TheoryData<string, int> Small => Sample.Small();

    [Theory]
    [MemberData(nameof(Small))]
    public void All_instances_are_equally_long_as_JSON(string name, int size) => AssertEqual(name, size, static root =>
        (System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(root, root.GetType(), Json).Length,
            JsonConvert.SerializeObject(root, JsonNet).Length));

    [Theory]
    [MemberData(nameof(Small))]
    public void All_instances_are_equally_long_in_the_binary_formats_of_the_articles(string name, int size)
    {
        if (OfArticles.Contains(name)) AssertEqual(
            name, size, static root => string.Join(' ', FormatWriter.All.Select(format => format.Write(root).Length)));
    }

    /// <summary>Values of equal widths are equally long in formats that are not written here, too.</summary>
    [Theory]
    [MemberData(nameof(Small))]
    public void All_instances_hold_values_of_equal_widths(string name, int size) =>
        AssertEqual(name, size,
            static root => string.Join('\n',
                GraphWalk.Of(root).Leaves.Select(Width.Of).CountBy(static width => width)
                .Select(static count => $"{count.Value} x {count.Key}").Order()));

    private static void AssertEqual<T>(string name, int size, Func<object, T> measure)
    {
        var published = measure(Sample.Generate(name, size));
        for (var instance = 1; instance < 4; instance++) Assert.Equal(published, measure(Sample.Generate(name, size, instance)));
    }
}

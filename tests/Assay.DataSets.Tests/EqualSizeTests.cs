using System.Text.Json;
using Assay.DataSets.Tests.Formats;

namespace Assay.DataSets.Tests;

public sealed class EqualSizeTests
{
    private static readonly JsonSerializerOptions IncludingFields = new() { IncludeFields = true };

    public static TheoryData<string, int> Small => Sample.Small();

    [Theory]
    [MemberData(nameof(Small))]
    public void All_instances_are_equally_long_in_every_format(string name, int size)
    {
        List<int> published = Lengths(Sample.Generate(name, size));
        for (int instance = 1; instance < 4; instance++)
        {
            Assert.Equal(published, Lengths(Sample.Generate(name, size, instance)));
        }
    }

    private static List<int> Lengths(object root)
    {
        byte[] json = JsonSerializer.SerializeToUtf8Bytes(root, root.GetType(), IncludingFields);
        return
        [
            .. FormatWriter.All.Select(format => format.Write(root).Length),
            json.Length,
            Newtonsoft.Json.JsonConvert.SerializeObject(root).Length,
            NumbersForBytes(root).Length,
        ];
    }

    /// <summary>Bytes as decimal numbers, as some formats write them, are equally long too.</summary>
    private static string NumbersForBytes(object root) =>
        string.Join(',', GraphWalk.Of(root).References.OfType<byte[]>().Select(static bytes => string.Join(',', bytes)));
}

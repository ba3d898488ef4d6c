using System.Reflection;
using Assay.Core.Workloads;
using Assay.DataSets.Books;
using Assay.DataSets.Conferences;
using Assay.Mapping.Tests.Compilation;
using Assay.Shapes.Reading;

namespace Assay.Mapping.Tests.StraightLine;

public class EveryDataSet
{
    private const string Cyclic = "conference";

    public static TheoryData<string> Names =>
        [.. Generators().Select(generator => generator.GetCustomAttribute<DataSetAttribute>()!.Name).Where(name => name != Cyclic)
            .Order(StringComparer.Ordinal)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Comes_back_and_clones_to_the_same_bytes(string name)
    {
        var generator = Generators().Single(candidate => candidate.GetCustomAttribute<DataSetAttribute>()!.Name == name);
        var root = generator.BaseType!.GetGenericArguments()[0];
        typeof(EveryDataSet).GetMethod(nameof(Check), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(root)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [name, Activator.CreateInstance(generator)], null);
    }

    [Fact]
    public void A_data_set_that_leads_back_to_itself_is_refused()
    {
        var value = new ConferenceDataSet().Generate(new Recipe(3, 1, 0, 0));
        using var reader = ShapeReader.Open(typeof(BookShelf).Assembly.Location, Path.GetDirectoryName(typeof(object).Assembly.Location)!);
        var codec = Codecs.Of<Conference>(reader.ReadDataSets().Single(declaration => declaration.Name == Cyclic).Graph);

        var refusal = Assert.Throws<LimitOfAssayException>(() => codec.Encode(value));

        Assert.Contains("contains itself", refusal.Message, StringComparison.Ordinal);
    }

    private static IEnumerable<Type> Generators() =>
        typeof(BookShelf).Assembly.GetTypes().Where(type => type.GetCustomAttribute<DataSetAttribute>() is not null);

    private static void Check<T>(string name, DataSet<T> generator)
    {
        using var reader = ShapeReader.Open(typeof(BookShelf).Assembly.Location, Path.GetDirectoryName(typeof(object).Assembly.Location)!);
        var codec = Codecs.Of<T>(reader.ReadDataSets().Single(declaration => declaration.Name == name).Graph);
        var value = generator.Generate(new Recipe(3, 1, 0, 10));

        var payload = codec.Encode(value);

        Assert.Equal(payload, codec.Encode(codec.Decode(payload)));
        Assert.Equal(payload, codec.Encode(codec.Clone(value)));
        foreach (var room in new[] { 0, payload.Length, payload.Length + 100 })
        {
            var kept = new byte[room];
            var length = codec.Encode(value, ref kept);
            Assert.Equal(payload, kept[..length]);
            Assert.Equal(Math.Max(room, payload.Length), kept.Length);
        }
    }
}

using Assay.Engine.Tests.Fakes;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;

namespace Assay.Engine.Tests.Types;

/// <summary>Schemas of many types.</summary>
public sealed class LargeSchemaTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData(2, false)]
    [InlineData(60, true)]
    public void Records_of_Avro_share_one_text_where_an_assembly_would_not_hold_all(int types, bool isShared)
    {
        IEnumerable<int> numbers = Enumerable.Range(0, types);
        string names = string.Concat(Enumerable.Range(0, 30).Select(number => $" public string TextOfTheLabel{number} {{ get; set; }}"));
        CompiledShop shop = new(folder,
            $"public class Parcel {{{string.Concat(numbers.Select(number => $" public Label{number} Label{number} {{ get; set; }}"))} }}"
            + string.Concat(numbers.Select(number => $"public class Label{number} {{ public Parcel Parcel {{ get; set; }}{names} }}")));

        string records = ((BoundDialect)DialectCatalogue.Find("avro-specific")!.Bind(shop.Graph))
            .Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter()))
            .Files.Single(file => file.Name.EndsWith(".AvroRecords.g.cs", StringComparison.Ordinal)).Content;

        Assert.Equal(isShared, records.Contains("_SCHEMA = KnownSchemas_.Of(\"AvroSpecific.Shop.Label1\");", StringComparison.Ordinal));
        Assert.Equal(isShared ? 1 : types + 1, records.Split("Schema.Parse(").Length - 1);
    }
}

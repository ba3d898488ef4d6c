using System.Text.Json.Nodes;
using Assay.Shapes.Tests.Dialects.Protobuf.Types;

namespace Assay.Shapes.Tests.Dialects.Schemas;

public class AvroSchemaTests
{
    [Fact]
    public void What_may_be_null_is_a_union_with_null_and_nothing_else_is()
    {
        var record = JsonNode.Parse(SchemaSample.Text<Strict>("avro-specific", ".avsc"))!;

        Assert.Equal("AvroSpecific.Types", (string?)record["namespace"]);
        Assert.Equal("""{"type":"array","items":"string"}""", record["fields"]![0]!["type"]!.ToJsonString());
        Assert.Equal("\"string\"", record["fields"]![1]!["type"]!["values"]!["fields"]![0]!["type"]!.ToJsonString());
        Assert.Contains("""{"name":"Text","type":["null","string"]}""",
            JsonNode.Parse(SchemaSample.Text<Absent>("avro-specific", ".avsc"))!.ToJsonString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Lists_hold_nulls_and_lists_as_they_are()
    {
        var fields = JsonNode.Parse(SchemaSample.Text<Lists>("avro-specific", ".avsc"))!["fields"]!.AsArray();

        Assert.Equal("""["null",{"type":"array","items":{"type":"array","items":"int"}}]""", TypeOf("Jagged"));
        Assert.Equal("""["null",{"type":"array","items":["null","string"]}]""", TypeOf("Texts"));

        string TypeOf(string field) => fields.Single(candidate => (string?)candidate!["name"] == field)!["type"]!.ToJsonString();
    }

    [Fact]
    public void Derived_types_are_a_union_of_records_written_once_and_named_from_there_on()
    {
        var fields = JsonNode.Parse(SchemaSample.Text<Zoo>("avro-specific", ".avsc"))!["fields"]!.AsArray();

        Assert.Equal(["Cat", "Dog", "Puppy"],
            fields[0]!["type"]!.AsArray().Skip(1)
                .Select(type => type is JsonObject ? (string?)type["name"] : ((string?)type)!.Split('.')[^1]));
        Assert.Equal("""["AvroSpecific.Types.Cat","AvroSpecific.Types.Dog","AvroSpecific.Types.Puppy"]""",
            fields[1]!["type"]!["items"]!.ToJsonString());
    }

    [Fact]
    public void A_root_from_which_types_derive_has_a_record_around_its_union()
    {
        var record = JsonNode.Parse(SchemaSample.Text<Animal>("avro-specific", ".avsc"))!;

        Assert.Equal("AnyAnimal", (string?)record["name"]);
        Assert.Equal(["Cat", "Dog", "Puppy"], record["fields"]![0]!["type"]!.AsArray()
            .Select(type => type is JsonObject ? (string?)type["name"] : ((string?)type)!.Split('.')[^1]));
        Assert.Contains("global::AvroSpecific.Types.AnyAnimal>", SchemaSample.Text<Animal>("avro-specific", "Contract.g.cs"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Specific_records_are_what_avrogen_makes()
    {
        var specific = SchemaSample.Text<Lists>("avro-specific", ".AvroRecords.g.cs");

        Assert.Contains("public sealed class Word : global::Avro.Specific.ISpecificRecord", specific, StringComparison.Ordinal);
        Assert.Contains(
            "public global::System.Collections.Generic.IList<global::System.Collections.Generic.IList<int>> Jagged { get; set; }", specific,
            StringComparison.Ordinal);
    }

    [Fact]
    public void One_member_is_refused_because_fields_have_neither_names_nor_numbers() =>
        Assert.StartsWith("Avro fields have no tags", DialectCatalogue.Find("avro-specific")!.OneMemberRefusal, StringComparison.Ordinal);
}

using System.Text.Json.Nodes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Dialects.SchemaLanguages;
using Assay.Shapes.Emission;
using Assay.Shapes.Tests.Compilation;
using Assay.Shapes.Tests.Dialects.Protobuf;
using Assay.Shapes.Tests.Dialects.Protobuf.Types;

namespace Assay.Shapes.Tests.Dialects.Schemas;

public class AvroReflectTests
{
    private const string Space = "Assay.Shapes.Tests.Dialects.Protobuf.Types";

    [Fact]
    public void The_library_gets_the_users_own_classes_and_a_schema_beside_them()
    {
        var emitted = Emit<Strict>();
        var records = Assert.Single(emitted.Files, file => file.Name.EndsWith(".AvroRecords.g.cs", StringComparison.Ordinal)).Content;

        Assert.Equal($"global::{Space}.Strict", emitted.ContractType);
        Assert.Contains($"typeof(global::{Space}.Word)", records, StringComparison.Ordinal);
        Assert.DoesNotContain(emitted.Files, file => file.Content.Contains("{ get; set; }", StringComparison.Ordinal));
        Assert.True(
            ((BoundDialect)new AvroReflectDialect().Bind(ProtobufSample.Read(typeof(Strict))))
                .Demand() is { IsAsItIs: true, AddedFiles: 1, SchemaLines: > 10 });
    }

    [Fact]
    public void A_field_stands_for_each_member_by_its_own_name_whoever_may_see_it()
    {
        Assert.Equal(["pin", "Number", "Colour", "Next"], Fields<Hidden>().Select(field => (string?)field!["name"]));
        Assert.Equal(
            """{"type":"enum","name":"Colour","namespace":"Assay.Shapes.Tests.Dialects.Protobuf.Types","symbols":["None","Red"]}""",
            TypeOf<Hidden>("Colour"));
        Assert.Equal("""["null","Assay.Shapes.Tests.Dialects.Schemas.Hidden"]""", TypeOf<Hidden>("Next"));
    }

    [Fact]
    public void What_may_be_null_is_a_union_with_null_and_nothing_else_is()
    {
        Assert.Equal("""{"type":"array","items":"string"}""", TypeOf<Strict>("Texts"));
        Assert.Equal("""["null",{"type":"array","items":["null","string"]}]""", TypeOf<Lists>("Texts"));
        Assert.Equal("""["null","int"]""", TypeOf<Absent>("Number"));
    }

    [Fact]
    public void An_object_is_a_union_and_what_the_schema_cannot_say_is_for_the_library()
    {
        Assert.Equal(
            """["null",{"type":"array","items":["null","boolean","int","long","float","double","bytes","string","%.Untyped"]}]"""
                .Replace("%", Space, StringComparison.Ordinal),
            TypeOf<Untyped>("Things"));
        Assert.Equal("""["null",{"type":"array","items":{"type":"array","items":"int"}}]""", TypeOf<Matrix>("Cells"));
    }

    [Fact]
    public void A_base_class_is_a_union_of_all_that_derive_from_it_and_each_has_a_record_of_its_own()
    {
        Assert.Equal(
            $"""["{Space}.Cat","{Space}.Dog","{Space}.Puppy"]""", JsonNode.Parse(TypeOf<Zoo>("Animals"))!["items"]!.ToJsonString());

        var records = SchemaSample.Text<Zoo>("avro-reflect", ".AvroRecords.g.cs");
        Assert.All(
            ["Cat", "Dog", "Puppy", "Zoo"], name => Assert.Contains($"typeof(global::{Space}.{name})", records, StringComparison.Ordinal));
    }

    private static EmittedContract Emit<T>() => ((BoundDialect)new AvroReflectDialect().Bind(ProtobufSample.Read(typeof(T)))).Emit(
        new EmissionContext("my-sample", "net10.0", new NoMapper()));

    private static JsonArray Fields<T>() => JsonNode.Parse(SchemaSample.Text<T>("avro-reflect", ".avsc"))!["fields"]!.AsArray();

    private static string TypeOf<T>(string field) =>
        Fields<T>().Single(candidate => (string?)candidate!["name"] == field)!["type"]!.ToJsonString();
}

/// <summary>A class of which an outsider sees little.</summary>
public class Hidden
{
    private readonly string pin = "";

    public int Number { get; }

    public Colour Colour { get; private set; }

    public Hidden? Next { get; init; }

    public override string ToString() => pin;
}

using Assay.Shapes.Dialects.SchemaLanguages;
using Assay.Shapes.Tests.Dialects.Protobuf.Types;

namespace Assay.Shapes.Tests.Dialects.Protobuf;

public class ProtobufSchemaTests
{
    [Fact]
    public void Members_stand_in_order_and_markers_after_them() =>
        Assert.Equal(
            """
            syntax = "proto3";

            option csharp_namespace = "Proto.Types";

            message Strict {
                repeated string texts = 1;
                map<string, Word> words = 2;
                bool texts_is_null = 3;
                bool words_is_null = 4;
            }

            message Word {
                optional string text = 1;
            }

            """,
            ProtobufSample.Schema<Strict>(),
            ignoreLineEndingDifferences: true);

    [Fact]
    public void An_object_is_one_of_the_scalars_and_types()
    {
        var schema = ProtobufSample.Schema<Untyped>();

        Assert.Contains("    oneof value {\n        bool boolean = 1;", schema, StringComparison.Ordinal);
        Assert.Contains("        int32 int32 = 7;", schema, StringComparison.Ordinal);
        Assert.Contains("        Untyped untyped = ", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void Derived_types_are_alternatives()
    {
        var schema = ProtobufSample.Schema<Zoo>();

        Assert.Contains(
            """
            message AnyAnimal {
                oneof value {
                    Cat cat = 1;
                    Dog dog = 2;
                    Puppy puppy = 3;
                }
            }
            """,
            schema, StringComparison.Ordinal);
        Assert.Contains("repeated AnyAnimal animals", schema, StringComparison.Ordinal);
        Assert.Contains("AnyDog guard", schema, StringComparison.Ordinal);
        Assert.Contains("    Puppy young", schema, StringComparison.Ordinal);
        Assert.Contains("repeated OptionalISighted sighted", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void Nulls_and_lists_in_lists_take_a_message_around_them()
    {
        var schema = ProtobufSample.Schema<Lists>();

        Assert.Contains("    repeated OptionalWord gaps = 2;", schema, StringComparison.Ordinal);
        Assert.Contains("    repeated OptionalString texts = 3;", schema, StringComparison.Ordinal);
        Assert.Contains("    repeated Int32Array jagged = 5;", schema, StringComparison.Ordinal);
        Assert.Contains("    repeated bytes blobs = 7;", schema, StringComparison.Ordinal);
        Assert.Contains("    bool words_is_empty = 14;", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void Changed_representations_are_named()
    {
        Assert.Equal(
            [
                "Maps.ById (dictionary as list of pairs, Guid as bytes)", "Maps.Lists (dictionary as list of pairs)",
                "Maps.Prices (decimal as string)",
                "Maps.ByWord (dictionary as list of pairs)",
            ],
            ProtobufSample.Of<Maps>().ConvertedMembers);
        Assert.Empty(ProtobufSample.Of<Strict>().ConvertedMembers);
    }

    [Theory]
    [InlineData("optional string name_n2 = 3;")]
    [InlineData("optional string has_name_n3 = 4;")]
    [InlineData("optional string parser_n2 = 7;")]
    [InlineData("int32 class = 13;")]
    [InlineData("int32 url_of_page = 17;")]
    [InlineData("int32 gre = 18;")]
    [InlineData("int32 member = 19;")]
    [InlineData("int32 member1 = 20;")]
    public void Names_follow_the_members_and_avoid_what_protoc_generates(string field) =>
        Assert.Contains($"    {field}", ProtobufSample.Schema<Hazards>(), StringComparison.Ordinal);

    [Theory]
    [InlineData(typeof(Matrix), "Protocol Buffers has no arrays of several dimensions: Matrix.Cells is an int[,].")]
    [InlineData(typeof(Secretive),
        "Assay cannot emit this yet: its conversion to messages cannot use non-public types: Secretive.Secret is a Secretive.Inner.")]
    [InlineData(typeof(Lonely),
        "Protocol Buffers declares every type in its schema, and INobody has no concrete type: Lonely.Nobody is an INobody.")]
    public void What_a_schema_cannot_say_gives_a_sentence_with_the_member(Type root, string sentence) =>
        Assert.Equal(sentence, new ProtobufDialect().Bind(ProtobufSample.Read(root)).Refusal);
}

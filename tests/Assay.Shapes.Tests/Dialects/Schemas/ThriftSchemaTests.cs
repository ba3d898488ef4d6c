using Assay.Shapes.Tests.Dialects.Protobuf.Types;

namespace Assay.Shapes.Tests.Dialects.Schemas;

public class ThriftSchemaTests
{
    [Fact]
    public void References_are_optional_so_that_null_is_told_from_empty() =>
        Assert.Equal(
            """
            namespace netstd Idl.Types

            struct Word {
                1: optional string Text;
            }

            struct Strict {
                1: optional list<string> Texts;
                2: optional map<string, Word> Words;
            }

            """,
            SchemaSample.Text<Strict>("thrift", ".thrift"),
            ignoreLineEndingDifferences: true);

    [Fact]
    public void Lists_stand_in_lists_and_nulls_take_a_struct_around_them()
    {
        var schema = SchemaSample.Text<Lists>("thrift", ".thrift");

        Assert.Contains("optional list<list<i32>> Jagged;", schema, StringComparison.Ordinal);
        Assert.Contains("optional list<binary> Blobs;", schema, StringComparison.Ordinal);
        Assert.Contains("optional list<OptionalString> Texts;", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void A_derived_type_is_a_struct_with_one_optional_field_for_each() =>
        Assert.Contains("1: optional Cat Cat;", SchemaSample.Text<Zoo>("thrift", ".thrift"), StringComparison.Ordinal);

    [Fact]
    public void An_optional_number_is_asked_for_by_the_flag_that_the_compiler_generates()
    {
        Assert.Contains("optional i32 Number;", SchemaSample.Text<Absent>("thrift", ".thrift"), StringComparison.Ordinal);
        Assert.Contains("message.__isset.Number ?", SchemaSample.Text<Absent>("thrift", "Contract.g.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_schema_cannot_say_gives_a_sentence_with_the_member() =>
        Assert.Equal(
            "Thrift has no arrays of several dimensions: Matrix.Cells is an int[,].", SchemaSample.Refusal("thrift", typeof(Matrix)));

    [Fact]
    public void An_object_is_one_of_the_scalars()
    {
        Assert.Contains("optional i32 Int32;", SchemaSample.Text<Untyped>("thrift", ".thrift"), StringComparison.Ordinal);
        Assert.Contains("if (message.__isset.Int32)", SchemaSample.Text<Untyped>("thrift", "Contract.g.cs"), StringComparison.Ordinal);
    }
}

using Assay.Shapes.Tests.Dialects.Protobuf.Types;

namespace Assay.Shapes.Tests.Dialects.Schemas;

public class FlatBuffersSchemaTests
{
    [Fact]
    public void Flags_after_the_members_tell_null_from_empty() =>
        Assert.Equal(
            """
            namespace Fbs.Types;

            table Strict {
                texts:[string];
                words:[StringWordDictionaryEntry];
                texts_is_null:bool;
                words_is_null:bool;
            }

            table StringWordDictionaryEntry {
                key:string;
                value:Word;
            }

            table Word {
                text:string;
            }

            root_type Strict;

            """,
            SchemaSample.Text<Strict>("flat-buffers", ".fbs"),
            ignoreLineEndingDifferences: true);

    [Fact]
    public void A_contract_of_one_member_leaves_the_others_places_empty() =>
        Assert.Contains(
            """
            table Strict {
                left_out1:bool (deprecated);
                words:[StringWordDictionaryEntry];
                left_out3:bool (deprecated);
                words_is_null:bool;
            }
            """.ReplaceLineEndings("\n"),
            SchemaSample.TextOfOne<Strict>("flat-buffers", nameof(Strict.Words), ".fbs"),
            StringComparison.Ordinal);

    [Fact]
    public void Optional_scalars_are_null_by_default_and_bytes_are_a_vector()
    {
        var schema = SchemaSample.Text<Absent>("flat-buffers", ".fbs");

        Assert.Contains("number:int = null;", schema, StringComparison.Ordinal);
        Assert.Contains("price:string;", schema, StringComparison.Ordinal);
        Assert.Contains("id:[ubyte];", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void The_root_is_packed_and_unpacked_by_companions() =>
        Assert.Contains("Pack = (builder, value) => global::Fbs.Types.Strict.FinishStrictBuffer(",
            SchemaSample.Text<Strict>("flat-buffers", ".FlatBufferAccess.g.cs"), StringComparison.Ordinal);

    [Fact]
    public void What_a_schema_cannot_say_gives_a_sentence_with_the_member() =>
        Assert.Equal("FlatBuffers has no arrays of several dimensions: Matrix.Cells is an int[,].",
            SchemaSample.Refusal("flat-buffers", typeof(Matrix)));
}

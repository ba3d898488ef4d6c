using Assay.Shapes.Tests.Dialects.Protobuf.Types;

namespace Assay.Shapes.Tests.Dialects.Schemas;

public class FlatSharpSchemaTests
{
    [Fact]
    public void The_root_has_a_serializer_and_null_needs_no_flags() =>
        Assert.Contains(
            """
            table Strict (fs_serializer) {
                texts:[string];
                words:[StringWordDictionaryEntry];
            }
            """.ReplaceLineEndings("\n"),
            SchemaSample.Text<Strict>("flat-sharp", ".fbs"),
            StringComparison.Ordinal);

    [Fact]
    public void Bytes_are_memory_and_a_negative_zero_is_written()
    {
        var schema = SchemaSample.Text<Scalars>("flat-sharp", ".fbs");

        Assert.Contains(":[ubyte] (fs_vector:\"Memory\");", schema, StringComparison.Ordinal);
        Assert.Contains(":double (fs_forceWrite);", schema, StringComparison.Ordinal);
    }

    [Fact]
    public void The_copy_that_reads_everything_is_a_companion() =>
        Assert.Contains("Copy = value => new global::FsFbs.Types.Strict(value);",
            SchemaSample.Text<Strict>("flat-sharp", ".FlatSharpAccess.g.cs"), StringComparison.Ordinal);
}

namespace Assay.Cli.Tests.Types;

public class RefusedSchemaTests
{
    [Fact]
    [Trait("Category", "slow")]
    public void Types_that_a_schema_language_refuses_have_its_sentence_whether_its_compiler_is_here_or_not()
    {
        using ShopFolder folder = new();

        var answer = folder.Run("check", "--types", "Shop.dll", "--root", "int[,]", "--rows", "thrift/compact");

        Assert.Equal(0, answer.ExitCode);
        Assert.Matches("thrift/compact(@[0-9.]+)?: rejected: Thrift has no arrays of several dimensions", answer.Output);
    }
}

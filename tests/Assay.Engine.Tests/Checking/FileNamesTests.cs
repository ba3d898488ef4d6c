namespace Assay.Engine.Tests.Checking;

public class FileNamesTests
{
    [Theory]
    [InlineData("json.net/reused-books")]
    [InlineData("a:b*c?d\"e<f>g|h\\i")]
    [InlineData("CON")]
    [InlineData("nul.books")]
    [InlineData("trailing. ")]
    [InlineData("tab\tnul\0end")]
    [InlineData("Größe 測試 😀")]
    public void Every_system_takes_the_name(string name)
    {
        var file = FileNames.Of(name, ".payloads");

        Assert.Matches("^[0-9a-f]{12}-[!-~]*\\.payloads$", file);
        Assert.DoesNotContain(file, letter => "<>:\"/\\|?*".Contains(letter, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("a/b", "a_b")]
    [InlineData("a:b", "a?b")]
    [InlineData("row", "Row")]
    public void Two_names_never_give_one_file(string one, string other) =>
        Assert.NotEqual(FileNames.Of(one, ".x"), FileNames.Of(other, ".x"), StringComparer.OrdinalIgnoreCase);

    [Fact]
    public void Long_names_are_cut_and_stay_apart()
    {
        string name = new('n', 300);

        Assert.InRange(FileNames.Of(name, ".payloads").Length, 100, 130);
        Assert.NotEqual(FileNames.Of(name + "1", ".payloads"), FileNames.Of(name + "2", ".payloads"));
    }
}

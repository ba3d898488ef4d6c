using System.Runtime.Versioning;
using System.Text;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Caching;

/// <summary>What is remembered of the files that a user trusts: exactly this content in exactly this place, as this user said.</summary>
public sealed class TrustRecordsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    private string Data => folder.File("data/trusted");

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_file_is_trusted_with_its_content_in_its_place_and_nothing_else_is()
    {
        var file = Written("a/assay.json", "{}");
        TrustRecords records = new(Data);

        Assert.False(records.Has(file));
        Assert.Null(records.Add(file));

        Assert.True(new TrustRecords(Data).Has(file));
        Assert.False(records.Has(Written("a/assay.json", "{ }")));
        Assert.False(records.Has(Written("b/assay.json", "{}")));
        Assert.True(records.Has(Written("a/assay.json", "{}")));
    }

    [Fact]
    public void Two_contents_of_one_file_are_both_remembered_and_no_other_file_is_left()
    {
        TrustRecords records = new(Data);
        Assert.Null(records.Add(Written("a/assay.json", "1")));
        Assert.Null(records.Add(Written("a/assay.json", "2")));
        Assert.Null(records.Add(Written("a/assay.json", "2")));

        Assert.Equal(2, Directory.GetFiles(Data).Length);
        Assert.True(records.Has(Written("a/assay.json", "1")));
    }

    [UnixFact]
    public void A_link_to_a_trusted_file_is_not_trusted_because_its_paths_count_from_another_folder()
    {
        TrustRecords records = new(Data);
        records.Add(Written("mine/assay.json", "{}"));
        Directory.CreateDirectory(folder.File("theirs"));
        File.CreateSymbolicLink(folder.File("theirs/assay.json"), folder.File("mine/assay.json"));

        Assert.False(records.Has(NamingFile.Of(folder.File("theirs/assay.json"), Encoding.UTF8.GetBytes("{}"))));
    }

    [UnixFact]
    public void A_folder_through_a_link_is_the_folder_itself()
    {
        var file = Written("mine/below/assay.json", "{}");
        Directory.CreateSymbolicLink(folder.File("link"), "mine");

        Assert.Equal(file, NamingFile.Of(folder.File("link/below/assay.json"), Encoding.UTF8.GetBytes("{}")));
    }

    [UnixFact]
    public void Links_in_a_circle_are_an_error_of_the_file_system()
    {
        Directory.CreateSymbolicLink(folder.File("a"), "b");
        Directory.CreateSymbolicLink(folder.File("b"), "a");

        Assert.ThrowsAny<IOException>(() => NamingFile.Of(folder.File("a/assay.json"), []));
    }

    [UnixTheory]
    [UnsupportedOSPlatform("windows")]
    [InlineData(UnixFileMode.OtherWrite)]
    [InlineData(UnixFileMode.GroupWrite)]
    public void Records_that_others_could_have_written_do_not_count(UnixFileMode right)
    {
        var file = Written("a/assay.json", "{}");
        TrustRecords records = new(Data);
        records.Add(file);
        File.SetUnixFileMode(Data, File.GetUnixFileMode(Data) | right);

        Assert.False(records.Has(file));
        Assert.EndsWith("is not yours alone", records.Add(file), StringComparison.Ordinal);
    }

    [UnixFact]
    [UnsupportedOSPlatform("windows")]
    public void A_record_is_for_its_user_alone()
    {
        new TrustRecords(Data).Add(Written("a/assay.json", "{}"));

        Assert.Equal(UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute, File.GetUnixFileMode(Data));
        Assert.Equal(UnixFileMode.UserRead | UnixFileMode.UserWrite, File.GetUnixFileMode(Directory.GetFiles(Data)[0]));
    }

    [Fact]
    public void A_record_of_another_file_under_its_name_does_not_count()
    {
        var file = Written("a/assay.json", "{}");
        TrustRecords records = new(Data);
        records.Add(file);
        File.WriteAllText(Directory.GetFiles(Data)[0], "anything");

        Assert.False(records.Has(file));
    }

    [Fact]
    public void Without_a_place_for_records_nothing_is_trusted_and_the_reason_is_told()
    {
        var file = Written("a/assay.json", "{}");
        folder.Write("file", "");

        Assert.Equal("you have no data folder", new TrustRecords(null).Add(file));
        Assert.False(new TrustRecords(null).Has(file));
        Assert.NotNull(new TrustRecords(folder.File("file/trusted")).Add(file));
        Assert.False(new TrustRecords(folder.File("file/trusted")).Has(file));
    }

    private NamingFile Written(string name, string text) => NamingFile.Of(folder.Write(name, text), Encoding.UTF8.GetBytes(text));
}

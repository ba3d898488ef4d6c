using System.Text;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>The outputs that the serialization performance guide prints, and how their values are told apart.</summary>
public sealed class ShowTests(ShownRows shown) : IClassFixture<ShownRows>
{
    private const string Instance = "http://www.w3.org/2001/XMLSchema-instance";

    // The guide prints the namespace of its own types here.
    private const string Contracts = "http://schemas.datacontract.org/2004/07/DataContract.Books";

    [Theory]
    [InlineData("json.net/data-contract", """{"Secret":"private member value","Books":[{"Title":"Book 1","Id":1}]}""")]
    [InlineData("xml-serializer",
        $"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<BookShelf xmlns:xsi=\"{Instance}\" "
            + "xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">\n  <Books>\n    <Book>\n      <Title>Book 1</Title>\n      <Id>1</Id>\n  "
            + "  </Book>\n  </Books>\n</BookShelf>")]
    [InlineData("data-contract/plain",
        $"<BookShelf xmlns=\"{Contracts}\" xmlns:i=\"{Instance}\"><Books><Book><Id>1</Id><Title>Book "
            + "1</Title></Book></Books><Secret>private member value</Secret></BookShelf>")]
    [InlineData("data-contract/indented",
        $"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<BookShelf xmlns:i=\"{Instance}\" xmlns=\"{Contracts}\">\n  <Books>\n    <Book>\n "
            + "     <Id>1</Id>\n      <Title>Book 1</Title>\n    </Book>\n  </Books>\n  <Secret>private member "
            + "value</Secret>\n</BookShelf>")]
    public void Rows_of_text_write_what_the_guide_prints(string row, string text) =>
        Assert.Equal(text, shown.TextOf(row), ignoreLineEndingDifferences: true);

    [Fact]
    public void Binary_XML_has_names_and_addresses_in_the_clear()
    {
        var text = Encoding.Latin1.GetString(shown.PayloadOf("data-contract/binary"));

        Assert.All(["BookShelf", Contracts, Instance, "Id", "Title", "Book 1", "Secret", "private member value"],
            part => Assert.Contains(part, text, StringComparison.Ordinal));
        Assert.Empty(NotFound("data-contract/binary"));
    }

    [Fact]
    public void BinaryFormatter_writes_assembly_types_and_fields_before_the_values()
    {
        var text = Encoding.Latin1.GetString(shown.PayloadOf("binary-formatter/serializable"));

        Assert.Equal(
            [.. Enumerable.Range(0, 9)],
            new[]
            {
                "BinaryFormatter, Version=1.0.0.0",
                "Serializable.Books.BookShelf",
                "Secret",
                "<Books>k__BackingField",
                "private member value",
                "_items",
                "_size",
                "_version",
                "Book 1",
            }
                .Select(part => text.IndexOf(part, StringComparison.Ordinal)).Select((at, i) => (at, i)).OrderBy(part => part.at)
                .Select(part => part.i));
        Assert.Empty(NotFound("binary-formatter/serializable"));
        Assert.Equal(20 + 6 + 4, shown.Of("binary-formatter/serializable").GetProperty("valueBytes").GetInt32());
    }

    [Fact]
    public void Protocol_Buffers_writes_values_with_tags_and_lengths_alone()
    {
        // A tag and a length before each text, a tag before the number, a tag and a length before the book.
        var row = shown.Of("google.protobuf");

        Assert.Empty(NotFound("google.protobuf"));
        Assert.Equal((20 + 6 + 1, 7), (row.GetProperty("valueBytes").GetInt32(), row.GetProperty("overheadBytes").GetInt32()));
    }

    [Theory]
    [InlineData("json.net/data-contract", "")]
    [InlineData("data-contract/plain", "")]
    [InlineData("xml-serializer", "BookShelf.Secret")]
    public void What_a_row_does_not_write_is_not_found(string row, string path) => Assert.Equal(path, string.Join(",", NotFound(row)));

    [Fact]
    public void A_person_sees_hex_and_text_with_marks_and_counts()
    {
        using WorkingFolder folder = new();

        var answer =
            AssayInProcess.Run(folder.Path, "show", "payload", "--rows",
                "json.net/reused,marshal/inline-string,net-data-contract-serializer");

        Assert.Equal(0, answer.ExitCode);
        Assert.Contains("7b 22 42 6f 6f 6b 73 22", answer.Output, StringComparison.Ordinal);
        Assert.Contains("37 bytes: 7 for values, 30 overhead", answer.Output, StringComparison.Ordinal);
        Assert.Contains("not found: BookShelf.Secret", answer.Output, StringComparison.Ordinal);
        Assert.Contains(
            "nothing to show: Marshal copies only flat structs: BookShelf.Books is a List<Book>.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("nothing to show: Windows only: ", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Contract_types_are_printed_and_counted_without_building_anything()
    {
        using WorkingFolder folder = new();
        Dictionary<string, string> emptyCache = new() { ["ASSAY_CACHE"] = folder.File("cache") };

        var answer = AssayProcess.Run(folder.Path, _ => { }, emptyCache, "show", "contract", "--rows",
            "data-contract/plain,data-contract/indented,json.net/reused,google.protobuf,marshal/inline-string");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Contains("books, data-contract: data-contract/plain, data-contract/indented", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Needs edits to 2 types: 6 attributes, 0 constructors, 0 base classes or interfaces, 0 setters, 0 lines of code.",
            answer.Output, StringComparison.Ordinal);
        Assert.Contains("public class BookShelf", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Needs no changes to your types.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("syntax = \"proto3\";", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Marshal copies only flat structs: BookShelf.Books is a List<Book>.", answer.Output, StringComparison.Ordinal);
        Assert.False(Directory.Exists(Path.Combine(folder.File("cache"), "builds")));
    }

    [Fact]
    public void A_program_can_read_contracts()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "show", "contract", "--rows", "fast-serialization", "--data-set", "books,books-1", "--format", "json");

        using var document = JsonDocument.Parse(answer.Output);
        Assert.Equal(
            ["books", "books-1"], document.RootElement.EnumerateArray().Select(contract => contract.GetProperty("dataSet").GetString()));
        Assert.All(document.RootElement.EnumerateArray(), contract =>
        {
            Assert.NotEmpty(contract.GetProperty("editedTypes").EnumerateArray());
            Assert.True(contract.GetProperty("codeLines").GetInt32() > 0);
            Assert.NotEmpty(contract.GetProperty("files").EnumerateArray());
        });
    }

    private IEnumerable<string?> NotFound(string row) =>
        shown.Of(row).GetProperty("notFound").EnumerateArray().Select(path => path.GetString());
}

using System.Text;
using Assay.DataSets.Books;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>What the rows write of a shelf with one book, against the outputs that the serialization performance guide prints.</summary>
[Collection(nameof(RowChecks))]
public sealed class RawOutputs(RowChecks checks)
{
    private const string Instance = "http://www.w3.org/2001/XMLSchema-instance";

    // The guide prints the namespace of its own types here.
    private const string Contracts = "http://schemas.datacontract.org/2004/07/DataContract.Books";

    [Fact]
    public void Json_net_with_data_contracts_writes_the_private_member_and_the_books() => AssertWrites(
        """{"Secret":"private member value","Books":[{"Title":"Book 1","Id":1}]}""",
        "json.net/data-contract");

    [Fact]
    public void XmlSerializer_writes_a_declaration_and_indented_elements_without_the_private_member() => AssertWrites(
        $"""
        <?xml version="1.0" encoding="utf-8"?>
        <BookShelf xmlns:xsi="{Instance}" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
          <Books>
            <Book>
              <Title>Book 1</Title>
              <Id>1</Id>
            </Book>
          </Books>
        </BookShelf>
        """,
        "xml-serializer");

    [Fact]
    public void DataContractSerializer_writes_one_line_in_alphabetical_order() => AssertWrites(
        $"<BookShelf xmlns=\"{Contracts}\" xmlns:i=\"{Instance}\"><Books><Book><Id>1</Id><Title>Book 1</Title></Book></Books>" +
        "<Secret>private member value</Secret></BookShelf>",
        "data-contract/plain");

    [Fact]
    public void DataContractSerializer_indented_writes_a_declaration_and_an_element_a_line() => AssertWrites(
        $"""
        <?xml version="1.0" encoding="utf-8"?>
        <BookShelf xmlns:i="{Instance}" xmlns="{Contracts}">
          <Books>
            <Book>
              <Id>1</Id>
              <Title>Book 1</Title>
            </Book>
          </Books>
          <Secret>private member value</Secret>
        </BookShelf>
        """,
        "data-contract/indented");

    [Fact]
    public void Jil_writes_the_books_alone() => AssertWrites("""{"Books":[{"Id":1,"Title":"Book 1"}]}""", "jil");

    [Fact]
    public void FastJson_writes_the_names_of_types_once_and_their_numbers_with_every_object() => AssertWrites(
        $$"""{"$types":{"{{typeof(BookShelf).AssemblyQualifiedName}}":"1","{{typeof(Book).AssemblyQualifiedName}}":"2"}"""
        + ""","$type":"1","Books":[{"$type":"2","Title":"Book 1","Id":1}]}""",
        "fast-json/defaults");

    // Libraries that indent end lines as the system does.
    private void AssertWrites(string expected, string row) =>
        Assert.Equal(expected, Encoding.UTF8.GetString(RowChecks.PayloadOf(checks.Of(row, "books", 1))), ignoreLineEndingDifferences: true);
}

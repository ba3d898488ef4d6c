namespace Assay.DataSets.Tests;

public sealed class ProofContentTests
{
    [Fact]
    public void Proof_a_numbers_great_books_from_zero_in_steps_of_37()
    {
        var books = Sample.Generate<List<ProofA.Book>>("proof-a", 1_000);

        Assert.Equal(Enumerable.Range(0, 1_000).Select(static number => ($"The Great Book Number {number}", number * 37)),
            books.Select(static book => (book.Title, book.Id)));
    }

    [Fact]
    public void Proof_b_numbers_books_from_one()
    {
        var books = Sample.Generate<List<ProofB.Book>>("proof-b", 1_000);

        Assert.Equal(Enumerable.Range(1, 1_000).Select(static number => ($"Book {number}", number)),
            books.Select(static book => (book.Title, book.Id)));
    }

    /// <summary>The size that several JSON libraries write: 29,787 bytes as an array of objects.</summary>
    [Fact]
    public void Proof_b_takes_29787_bytes_of_JSON() =>
        Assert.Equal(
            29_787, System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(Sample.Generate<List<ProofB.Book>>("proof-b", 1_000)).Length);
}

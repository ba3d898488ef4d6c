using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Emission;

namespace Assay.Engine.Tests.Building;

public sealed class UncompiledContractsTests : IDisposable
{
    private const string Books = "data-contract/books";
    private const string Trees = "data-contract/trees";
    private const string Pack = "memory-pack/books";

    private readonly TemporaryFolder folder = new();

    public UncompiledContractsTests() => folder.Write("obj/dialects.tsv", """
        DataContract.Books.Book.g.cs	data-contract	books
        DataContract.Books.BookShelf.g.cs	data-contract	books
        DataContract.Trees.Node.g.cs	data-contract	trees
        DataContract.Shared.Key.g.cs	data-contract	books
        DataContract.Shared.Key.g.cs	data-contract	trees
        MemoryPack.Books.Book.g.cs	memory-pack	books
        Proto.Trees.proto	proto	trees
        """);

    [Theory]
    [InlineData("/b/obj/emitted/DataContract.Books.Book.g.cs(12,5): error CS0122: 'Order' is inaccessible [/a/X.csproj]",
        "error in Assay, emitting: CS0122: 'Order' is inaccessible", Books)]
    [InlineData("/b/obj/emitted/DataContract.Shared.Key.g.cs(12,5): error CS0122: 'Order' is inaccessible [/a/X.csproj]",
        "error in Assay, emitting: CS0122: 'Order' is inaccessible", Books, Trees)]
    [InlineData("/b/obj/emitted/MemoryPack.Books.Book.g.cs(1,1): error MEMPACK004: Book must be partial [/a/X.csproj]",
        "its generator rejects the contract: MEMPACK004: Book must be partial", Pack)]
    [InlineData("/b/obj/emitted/Proto.Trees.proto(3,9): error : \"a\" is already defined [/a/X.csproj]",
        "its schema compiler rejects the contract: \"a\" is already defined", "proto/trees")]
    [InlineData("/b/obj/emitted/Proto.Trees.proto:12: 5: error: unknown type [/a/X.csproj]",
        "its schema compiler rejects the contract: unknown type", "proto/trees")]
    [InlineData("/a/X.csproj(9,3): error MSB3073: The command \"flatc Proto.Trees.proto\" exited with code 1. [/a/X.csproj]",
        "its schema compiler failed: MSB3073: The command \"flatc Proto.Trees.proto\" exited with code 1.", "proto/trees")]
    [InlineData("Generator/Made/MemoryPack_Books_Book_Formatter.g.cs(3,1): error CS0246: no such type [/a/X.csproj]",
        "the code from its generator does not compile: CS0246: no such type", Pack)]
    [InlineData("Generator/Made/Resolver.g.cs(3,1): error CS0246: 'DataContract.Trees.Leaf' is not there [/a/X.csproj]",
        "the code from its generator does not compile: CS0246: 'DataContract.Trees.Leaf' is not there", Trees)]
    [InlineData("Generator/Made/Resolver.g.cs(3,1): error CS0246: 'BookShelf' is not there [/a/X.csproj]",
        "the code from its generator does not compile: CS0246: 'BookShelf' is not there", Books)]
    [InlineData("/b/obj/emitted/Rows.g.cs(3,1): error CS0452: 'global::DataContract.Trees.Node' must be a reference type [/a/X.csproj]",
        "error in Assay, emitting: CS0452: 'global::DataContract.Trees.Node' must be a reference type", Trees)]
    [InlineData(
        "CSC : error CS8785: Generator 'Made' failed. Exception: 'MemoryPack.Books.Book' "
            + "[/a/X.csproj]\n/b/obj/emitted/DataContract.Trees.Node.g.cs(1,1): error CS0534: not made",
            "its generator failed: CS8785: Generator 'Made' failed. Exception: 'MemoryPack.Books.Book'", Pack)]
    public void An_error_is_of_the_contracts_whose_file_it_is_in_or_that_it_names(string output, string sentence, params string[] contracts)
    {
        var blame = Blame(output);

        Assert.Equal(contracts.Order(StringComparer.Ordinal),
            blame.Contracts.Keys.Select(key => $"{key.Dialect}/{key.DataSet}").Order(StringComparer.Ordinal));
        Assert.All(blame.Contracts.Values, found => Assert.Equal(sentence, found.Sentence));
        Assert.Null(blame.Unfound);
        Assert.All(blame.Contracts.Values,
            found => Assert.Equal(
                sentence.StartsWith("error in Assay", StringComparison.Ordinal) ? RefusedBy.Error : RefusedBy.Generator, found.By));
    }

    [Fact]
    public void What_a_generator_says_itself_counts_more_than_what_the_compiler_then_misses()
    {
        const string File = "/b/obj/emitted/MemoryPack.Books.Book.g.cs";

        var blame =
            Blame($"{File}(1,1): error CS0535: not implemented [/a/X.csproj]\n{File}(1,1): error MEMPACK004: not partial [/a/X.csproj]");

        Assert.Equal("its generator rejects the contract: MEMPACK004: not partial", Assert.Single(blame.Contracts).Value.Sentence);
    }

    [Theory]
    [InlineData("CSC : error CS8785: Generator 'Made' failed to generate source.",
        "its generator failed: CS8785: Generator 'Made' failed to generate source.")]
    [InlineData("Generator/Made/Resolver.g.cs(3,1): error CS0246: 'Book' is not there",
        "the code from its generator does not compile: CS0246: 'Book' is not there")]
    public void An_error_that_names_none_or_what_several_have_is_to_be_searched_for(string output, string sentence)
    {
        var blame = Blame(output);

        Assert.Empty(blame.Contracts);
        Assert.Equal(new ContractRefusal(RefusedBy.Generator, sentence), blame.Unfound);
    }

    [Theory]
    [InlineData("error NU1101: Unable to find package Acme")]
    [InlineData("/a/X.csproj : error NU1101: Unable to find package Acme")]
    [InlineData("/b/rows.txt(1): error ASSAY001: The row x names the dialect 'y'")]
    [InlineData("/sdk/x.targets(1,1): error MSB4018: a task failed")]
    [InlineData("/a/Default.cs(1,1): error CS0103: the adapter's own error [/a/X.csproj]")]
    [InlineData("Build succeeded.")]
    public void Other_failures_are_of_no_contract(string output) => Assert.True(Blame(output).IsNone);

    public void Dispose() => folder.Dispose();

    private CompileBlame Blame(string output) => new UncompiledContracts(EmittedContracts.Read(folder.Path), "/a").Blame(output);
}

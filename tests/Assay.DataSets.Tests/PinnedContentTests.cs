namespace Assay.DataSets.Tests;

/// <summary>Hashes pinned: content that changes makes results incomparable with those measured before, so a change must be meant.</summary>
public sealed class PinnedContentTests
{
    [Theory]
    [InlineData("books", 100, "d810cdeaf6205aa851a1f5779e83b9610f2de307fa5e93f92d15a6ea7d4aa61a", "eff6f3eeb5a45df57c2792ba7d13f0398dc7d94f1cab3bfd9364c8fa20e1c861")]
    [InlineData("books-1", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11", "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-2", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11", "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-3", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11", "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-4", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11", "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-payload", 1000, "c6297e0a5e9aff4ac2616867760bf23210837585161ad4dbdcab66e9003bf670", "bb82c41d7a77ad9df34f21a259d4443aad3b00c52422273d09218ef0f715d6e6")]
    [InlineData("complex-type", 1, "3f37b5ad4d42909bde7008b6ee7fa9a64fe10b9e073cca8e250b3410d0f4ec33", "f984bb9f1df0718e05c47d46670395aa6e4c9b6d23050467af84172fbd55e5fe")]
    [InlineData("four-strings", 1, "80fa3c9d820526881c735ab1dfc9a4ae0370330be34db7bdf3a0217ded9a4f7a", "9b5204320317624956070aae0d76c9948639c7dd0924dce74db0f68f26506855")]
    [InlineData("large-books", 1, "56a34499141a8f98fe2f33f841e512753dd5e244b9bbb1f12451fbead1fa6bff", "ad27d42e08f59e62087320612614448811821437dc7266164048ba0289ce8306")]
    [InlineData("northwind", 5, "487acd6e5dabf6e5b481edea11e31dee8d906aed743779f51b9150e0f8a6dfbf", "2aed5a92da22db1edfccb0ccae7db5cec61c52bba7f2a8351d8b14f7b883e710")]
    [InlineData("proof-a", 1000, "a92ff44c0dbc24ed1a24a1923f769a151f304d74f5ba13af16d4ab90c02edf47", "06c13b26f20e13217dc848504d7d8b06a6dc7ee1765a2c6e2bbaa7a7916f04b4")]
    [InlineData("proof-b", 1000, "056a9c77f086f2450f257564d6747c9a0cd719ee8b9cc1a4055a7ae5daaff6fa", "9737ac4805899aae900b9308aa65218b21ee54305ae99f0ca4f5d38f6ede838c")]
    [InlineData("small-struct", 1, "d5f07a3b11630b37eff598339a6069922676a1be6a2093dbe80c2f734380c31a", "a6c1df1ad1b8879fe66c9099812dd0a837b8e922efd1ad78cd01126dce724794")]
    [InlineData("text", 100, "0eaf8c432e14d908c419a7962a1bfe18c779cabd5387aa2ce5c161f2b14c0c9b", "29c2b6af727de3a84f9d77149b19805a369dbd77ade9a3a2e15d2c15a0b1d695")]
    [InlineData("typical-struct", 1, "45d72ef7751c0ec1bc4719db704028ca62be26f15b8bc54c5c5cb1115025bc23", "4303c31ea8d7737117cacd2ba5068e3fc84cda1af1809499e814e362a8e2d2df")]
    [InlineData("web-document", 1, "1ca21e2b0dd2ca813e9321137b82d64b4c57ab52ea40e2db5a8dcea40f086c76", "9a42d73eb85153149482cf0ee7b9af49539801d58c91d170881fa124f5001424")]
    public void The_content_is_the_same_as_ever(string name, int size, string article, string secondInstance)
    {
        string found = GraphWalk.Hash(Sample.Generate(name, size));
        string foundSecond = GraphWalk.Hash(Sample.Generate(name, size, instance: 1, seed: 42));

        Assert.True((article, secondInstance) == (found, foundSecond), $"The content is now: [InlineData(\"{name}\", {size}, \"{found}\", \"{foundSecond}\")]");
    }
}

namespace Assay.DataSets.Tests;

/// <summary>Hashes pinned: content that changes makes results incomparable with those measured before, so a change must be meant.</summary>
public sealed class PinnedContentTests
{
    [Theory]
    [InlineData("access-log", 1000, "42116933371c8a244189da136f7dd2f94e78701c323d2538fcc65458b80ea05b",
        "75a6e208a071984be5e4f4486f91f39f93b93cc44271e69294e13bc46e8553f8")]
    [InlineData("books", 100, "d810cdeaf6205aa851a1f5779e83b9610f2de307fa5e93f92d15a6ea7d4aa61a",
        "eff6f3eeb5a45df57c2792ba7d13f0398dc7d94f1cab3bfd9364c8fa20e1c861")]
    [InlineData("books-1", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11",
        "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-2", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11",
        "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-3", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11",
        "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-4", 1, "a377e7bac1ce528fd0d5840794352d05668a9ca1ff7c19e29039e5a7bc7cbb11",
        "d867273fd1b305bd1f95f177965bbce38586ee7e2dcef759657e94a1afa8af0e")]
    [InlineData("books-payload", 1000, "c6297e0a5e9aff4ac2616867760bf23210837585161ad4dbdcab66e9003bf670",
        "bb82c41d7a77ad9df34f21a259d4443aad3b00c52422273d09218ef0f715d6e6")]
    [InlineData("complex-type", 1, "3f37b5ad4d42909bde7008b6ee7fa9a64fe10b9e073cca8e250b3410d0f4ec33",
        "f984bb9f1df0718e05c47d46670395aa6e4c9b6d23050467af84172fbd55e5fe")]
    [InlineData("conference", 250, "c2d522f664752fe546467519c50e71ff423f44982d56b384c34df080d7a87da8",
        "da8c915d719421e47eb9bcc1e0f42e591f47c267a34b19a32d26947e4c3f200b")]
    [InlineData("deep-chain", 64, "920edf5e12e5fcbadbdb4653260f95e972f904160b23d25f1c2e4afa52785171",
        "15868e9d84b4e08a944070f5ad245a2edaf03bdecd421bd7958a08af763ee93d")]
    [InlineData("events", 1000, "90b31475bc7641d47902d6c03c641f807ca1ed98e7899400f36b28b168f1ffbc",
        "2befd132aab3a24c9b5da9771b641c3011c10cb8b62f48794060baeeb23fa755")]
    [InlineData("four-strings", 1, "80fa3c9d820526881c735ab1dfc9a4ae0370330be34db7bdf3a0217ded9a4f7a",
        "9b5204320317624956070aae0d76c9948639c7dd0924dce74db0f68f26506855")]
    [InlineData("game-save", 10, "a70c8b1fb9786e7ad3ba002497c305b224d0fd982868016aefdb5e062d2a1bb4",
        "7c633f2fc2f78a283b05f53859cd6a9408c8efbad27726e7e84ce1cda661d560")]
    [InlineData("integers", 1000, "dbb9d9415878a9009a2c5e4e956e63f91770b84e1fdc943afa9315404b3179d1",
        "f603e7a8a5fc054af351f9470ae742c143cde5f8fedc296edbd00bbb437352d7")]
    [InlineData("integers-random", 1000, "a497164a0ac47d15d331d435b0de0f26a9baf6aa4e35098c0dd1952f80be3198",
        "3aaba634ad461054abd9b6ff9e56ae4fdfd435bc0c9fed27e19ad83d5ba6e3aa")]
    [InlineData("integers-small", 1000, "828a8b0eac637dd288bc139e32723dd0adcd6859be257fe29b3a51b86755f6f7",
        "3e6b4879e50aff8ed9bcb772edcca7d04c936ba514757d24e5161dada9ae139e")]
    [InlineData("integers-sorted", 1000, "1675f8507a4cc10a740feddbe67cc6892d33b0806ab2e074f72b5a62613e11d5",
        "993025c1150f82d1eaaf6e44660a926172758688b7e010f9562c154f88b7c5f9")]
    [InlineData("large-books", 1, "56a34499141a8f98fe2f33f841e512753dd5e244b9bbb1f12451fbead1fa6bff",
        "ad27d42e08f59e62087320612614448811821437dc7266164048ba0289ce8306")]
    [InlineData("line-items", 1000, "3fa20a52f0ccf55ce16a372694f3c2313b6d5f7d7efd0f3a53e2720d348aa2f7",
        "184000317dfacc72d6ccc694f985091fc09fe85e457c4de06aa942d4ec389667")]
    [InlineData("media-content", 1, "2d2a0dc3d10293e2973d29c937cb29a165c48bc7fa23b8ba700464d526602ba3",
        "870e0dfe0969ebae039e764c476109f42344c14405966299851ac34b979f6488")]
    [InlineData("media-content", 100, "baa5a41b70e1cd8d6096cfbe70b06be7b8b8278b177c0bf89daf27999e57b51b",
        "4e538cd847a3a3e8a9625cb3c308773254ee601b76ea76ae0d01cd396d5fc693")]
    [InlineData("mesh", 1000, "c0410fd25b6666116f7c9d25c2c5170f0e9debb93c85becd3a8eb41dc642da79",
        "bcf63808aadb4c788f4923444a85e9e5e5eb6d9bcc7d37c0017f4c2e6e1005a9")]
    [InlineData("modern-types", 10, "7a27785057844cd7b3bbb8b1b7274ae3fae9463a4582960fd83db456cc2968ee",
        "cd80e91e746ba2eee8c8601b933e352d77067cb995de03b1e379f2c74367ca9b")]
    [InlineData("northwind", 5, "487acd6e5dabf6e5b481edea11e31dee8d906aed743779f51b9150e0f8a6dfbf",
        "2aed5a92da22db1edfccb0ccae7db5cec61c52bba7f2a8351d8b14f7b883e710")]
    [InlineData("orders", 100, "31accc7cd3e927142b630b2e0962b2fd41fa8ce32f141ccebd770771a4a8966b",
        "b95fe0db641bef30fa566e8510f2ac5446c673b2953cbbf6157c696682c6f0de")]
    [InlineData("proof-a", 1000, "a92ff44c0dbc24ed1a24a1923f769a151f304d74f5ba13af16d4ab90c02edf47",
        "06c13b26f20e13217dc848504d7d8b06a6dc7ee1765a2c6e2bbaa7a7916f04b4")]
    [InlineData("proof-b", 1000, "056a9c77f086f2450f257564d6747c9a0cd719ee8b9cc1a4055a7ae5daaff6fa",
        "9737ac4805899aae900b9308aa65218b21ee54305ae99f0ca4f5d38f6ede838c")]
    [InlineData("settings", 1000, "fa202a3b7bcd0c754c6854bf1b5cfe1b571bf3aa8a8a43fef584ff7dd3efe8e4",
        "181b965bb887354d1c17145f4b5762fe5ce5fa3f324f27ead2eb19fe48fc58cc")]
    [InlineData("small-struct", 1, "d5f07a3b11630b37eff598339a6069922676a1be6a2093dbe80c2f734380c31a",
        "a6c1df1ad1b8879fe66c9099812dd0a837b8e922efd1ad78cd01126dce724794")]
    [InlineData("telemetry", 10, "0fe68f53378de600860310e5d5171ac82d18ed0f600766cf8d1801b120bace4a",
        "d84a6849f0d0343b943a75a7e59ff9ac404e9f6132886f6fedd53cb0ff4d2d84")]
    [InlineData("text", 100, "0eaf8c432e14d908c419a7962a1bfe18c779cabd5387aa2ce5c161f2b14c0c9b",
        "29c2b6af727de3a84f9d77149b19805a369dbd77ade9a3a2e15d2c15a0b1d695")]
    [InlineData("typical-struct", 1, "45d72ef7751c0ec1bc4719db704028ca62be26f15b8bc54c5c5cb1115025bc23",
        "4303c31ea8d7737117cacd2ba5068e3fc84cda1af1809499e814e362a8e2d2df")]
    [InlineData("unicode", 1000, "1dfad0d07392f3298f75b448061f023ff82fb755e83d7ff774bd884e802a9b0d",
        "1d55a28926c4b31c1a327ae96a318060c963b4a4fc0a73343025aaf2a737fc48")]
    [InlineData("web-document", 1, "1ca21e2b0dd2ca813e9321137b82d64b4c57ab52ea40e2db5a8dcea40f086c76",
        "9a42d73eb85153149482cf0ee7b9af49539801d58c91d170881fa124f5001424")]
    [InlineData("wide-optional", 10, "b49a958e115b85f8f110a8c7214653491c38badbf45d251e305fdadc9867f27d",
        "7e919795a4b0e47ce703940e44a1cf7c02096a41c12d604b1bac0166e78dd905")]
    public void The_content_is_the_same_as_ever(string name, int size, string article, string secondInstance)
    {
        var found = GraphWalk.Hash(Sample.Generate(name, size));
        var foundSecond = GraphWalk.Hash(Sample.Generate(name, size, instance: 1, seed: 42));

        Assert.True((article, secondInstance) == (found, foundSecond),
            $"The content is now: [InlineData(\"{name}\", {size}, \"{found}\", \"{foundSecond}\")]");
    }
}

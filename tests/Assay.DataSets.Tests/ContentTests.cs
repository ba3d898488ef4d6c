namespace Assay.DataSets.Tests;

public sealed class ContentTests
{
    public static TheoryData<string, int> Small => Sample.Small();

    [Theory]
    [MemberData(nameof(Small))]
    public void The_same_recipe_gives_the_same_content(string name, int size)
    {
        for (var instance = 0; instance < 2; instance++)
        {
            Assert.Equal(GraphWalk.Hash(Sample.Generate(name, size, instance, seed: 7)),
                GraphWalk.Hash(Sample.Generate(name, size, instance, seed: 7)));
        }
    }

    [Theory]
    [MemberData(nameof(Small))]
    public void Every_instance_has_a_content_of_its_own(string name, int size)
    {
        string[] hashes = [.. Enumerable.Range(0, 8).Select(instance => GraphWalk.Hash(Sample.Generate(name, size, instance)))];

        Assert.Equal(hashes.Length, hashes.Distinct().Count());
    }

    [Theory]
    [MemberData(nameof(Small))]
    public void No_string_and_no_object_is_shared_but_where_sharing_is_the_point(string name, int size)
    {
        Assert.SkipWhen(name == "conference", "Sharing is the point of it.");
        List<object> references = [];
        for (var instance = 0; instance < 3; instance++)
        {
            references.AddRange(GraphWalk.Of(Sample.Generate(name, size, instance)).References);
            references.AddRange(GraphWalk.Of(Sample.Generate(name, size, instance)).References);
        }

        Assert.Equal(references.Count, references.Distinct(ReferenceEqualityComparer.Instance).Count());
    }

    [Theory]
    [MemberData(nameof(Small))]
    public void No_string_is_interned_or_empty(string name, int size)
    {
        for (var instance = 0; instance < 2; instance++)
        {
            foreach (var text in GraphWalk.Of(Sample.Generate(name, size, instance)).Strings)
            {
                Assert.NotEmpty(text);
                Assert.NotSame(text, string.IsInterned(text));
            }
        }
    }

    [Theory]
    [InlineData("books", 1_000)]
    [InlineData("large-books", 100)]
    [InlineData("northwind", 25)]
    public void Other_instances_hold_other_values_in_another_order(string name, int size)
    {
        string[] first = [.. GraphWalk.Of(Sample.Generate(name, size, 1)).Strings];
        string[] second = [.. GraphWalk.Of(Sample.Generate(name, size, 2)).Strings];

        Assert.Equal(first.Length, second.Length);
        Assert.Equal(first.Sum(static text => text.Length), second.Sum(static text => text.Length));
        Assert.True(first.Zip(second).Count(static pair => pair.First != pair.Second) > first.Length * 9 / 10);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    [InlineData(1_000)]
    public void Payloads_have_the_length_asked_for(int payloadBytes)
    {
        for (var instance = 0; instance < 2; instance++)
        {
            var shelf = (BooksPayload.BookShelf)Sample.Generate("books-payload", 10, instance, payloadBytes: payloadBytes);
            Assert.All(shelf.Books, book => Assert.Equal(payloadBytes, book.BookData.Length));
        }
    }

    [Fact]
    public void A_seed_changes_what_is_drawn()
    {
        Assert.NotEqual(
            GraphWalk.Hash(Sample.Generate("northwind", 5, 0, seed: 1)), GraphWalk.Hash(Sample.Generate("northwind", 5, 0, seed: 2)));
        Assert.NotEqual(GraphWalk.Hash(Sample.Generate("books", 10, 1, seed: 1)), GraphWalk.Hash(Sample.Generate("books", 10, 1, seed: 2)));
    }
}

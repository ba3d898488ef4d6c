using System.Collections;
using System.Globalization;

namespace Assay.Worker.Tests.Graphs;

public sealed class RuntimeClassTests
{
    [Fact]
    public void Exceptions_are_compared_by_what_they_say_and_not_by_where_they_were_thrown()
    {
        Assert.Empty(Differences.CompareAnything(Thrown("a"), new InvalidOperationException("a", new TimeoutException("late"))));
        Assert.NotEmpty(Differences.CompareAnything(Thrown("a"), new InvalidOperationException("b", new TimeoutException("late"))));
        Assert.NotEmpty(Differences.CompareAnything(Thrown("a"), new InvalidOperationException("a")));
    }

    [Fact]
    public void Comparers_are_compared_by_what_they_do()
    {
        Assert.Empty(
            Differences.CompareAnything(
                StringComparer.OrdinalIgnoreCase, StringComparer.FromComparison(StringComparison.OrdinalIgnoreCase)));
        Assert.NotEmpty(Differences.CompareAnything(StringComparer.OrdinalIgnoreCase, StringComparer.Ordinal));
        Assert.Empty(
            Differences.CompareAnything(
                new CaseInsensitiveComparer(CultureInfo.InvariantCulture), new CaseInsensitiveComparer(CultureInfo.InvariantCulture)));
    }

    [Fact]
    public void A_sorted_list_without_types_has_its_comparer()
    {
        Assert.Empty(Differences.CompareAnything(new SortedList(StringComparer.Ordinal), new SortedList(StringComparer.Ordinal)));
        Assert.NotEmpty(Differences.CompareAnything(new SortedList(StringComparer.Ordinal), new SortedList()));
    }

    [Fact]
    public void A_collection_of_the_users_is_compared_by_elements_and_members()
    {
        Assert.Empty(Differences.CompareAnything(new Basket("a") { 1 }, new Basket("a") { 1 }));
        Assert.NotEmpty(Differences.CompareAnything(new Basket("a") { 1 }, new Basket("a") { 2 }));
        Assert.NotEmpty(Differences.CompareAnything(new Basket("a") { 1 }, new Basket("b") { 1 }));
    }

    private static InvalidOperationException Thrown(string message)
    {
        try
        {
            throw new InvalidOperationException(message, new TimeoutException("late"));
        }
        catch (InvalidOperationException exception)
        {
            return exception;
        }
    }

    private sealed class Basket(string name) : CollectionBase
    {
        public string Name { get; } = name;

        public void Add(object item) => List.Add(item);
    }
}

using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

public class CollectedKinds
{
    [Fact]
    public void Classes_that_derive_from_a_collection_have_its_elements_and_their_own_members()
    {
        var chain = new Chain { Number = 1 };
        chain.Next = chain;
        var original = new ShelfIndex { Shelf = new LongShelf { Name = "a", Length = 5 }, Register = [chain, new Chain { Number = 2 }] };
        original.Shelf.Add(chain);
        original["Self"] = original;

        var copy = Mappers.RoundTrip(original);

        Assert.Same(copy, copy["sELF"]);
        var shelf = Assert.IsType<LongShelf>(copy.Shelf);
        Assert.Equal(("a", 5, 1), (shelf.Name, shelf.Length, shelf.Adds));
        Assert.Same(Assert.Single(shelf), shelf[0].Next);
        Assert.Same(shelf[0], copy.Register![0]);
        Assert.Equal([1, 2], copy.Register.Select(item => item.Number));
        Assert.Equal(2, copy.Register.Inserted);
        copy.Register.Add(chain);
        Assert.Equal(3, copy.Register.Count);
    }

    [Fact]
    public void One_of_them_as_root_comes_back_empty_or_full()
    {
        Assert.Empty(Mappers.RoundTrip(new Register()));
        Assert.Equal([7], Mappers.RoundTrip(new Shelf { new Chain { Number = 7 } }).Select(item => item.Number));
    }
}

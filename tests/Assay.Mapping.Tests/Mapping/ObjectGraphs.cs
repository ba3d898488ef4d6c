using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

public class ObjectGraphs
{
    [Fact]
    public void A_chain_of_200_000_nodes_maps_on_an_ordinary_stack()
    {
        Chain? chain = null;
        for (var i = 0; i < 200_000; i++)
            chain = new Chain { Number = i, Next = chain };

        var copy = Mappers.RoundTrip(chain!);

        var length = 0;
        for (var (a, b) = (chain, copy); a is not null
            && b is not null && !ReferenceEquals(a, b) && a.Number == b.Number; (a, b) = (a.Next, b.Next))
            length++;
        Assert.Equal(200_000, length);
    }

    [Fact]
    public void A_tree_100_000_deep_maps()
    {
        Tree? tree = null;
        for (var i = 0; i < 100_000; i++)
            tree = i % 2 == 0 ? new Tree { Left = tree, Depth = i } : new Tree { Others = [tree!], Depth = i };

        var copy = Mappers.RoundTrip(tree!);

        for (var i = 99_999; i >= 0; i--)
        {
            Assert.Equal(i, copy!.Depth);
            copy = i % 2 == 0 ? copy.Left : copy.Others[0];
        }
        Assert.Null(copy);
    }

    [Fact]
    public void Two_constructor_only_records_that_hold_each_other_map()
    {
        var wife = new Wife("Ada", null);
        var husband = new Husband("Ben", wife);
        typeof(Wife).GetField("<Husband>k__BackingField",
            System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)!.SetValue(wife, husband);

        var copy = Mappers.RoundTrip(husband);

        Assert.Equal("Ada", copy.Wife!.Name);
        Assert.Same(copy, copy.Wife.Husband);
        Assert.NotSame(husband, copy);
    }

    [Fact]
    public void Cycles_through_objects_lists_arrays_dictionary_values_keys_and_sets_close()
    {
        var self = new Self();
        self.Me = self;
        self.InList = [self, self];
        self.InArray = [self];
        self.InValues = new() { ["me"] = self };
        self.InKeys = new() { [self] = 7 };
        self.InSet = [self];

        var copy = Mappers.RoundTrip(self);

        Assert.NotSame(self, copy);
        Assert.Same(copy, copy.Me);
        Assert.All(copy.InList!, item => Assert.Same(copy, item));
        Assert.Same(copy, copy.InArray![0]);
        Assert.Same(copy, copy.InValues!["me"]);
        Assert.Equal(7, copy.InKeys![copy]);
        Assert.Contains(copy, copy.InSet!);
    }

    [Fact]
    public void A_null_root_stays_null()
    {
        Assert.Null(Mappers.Of<Chain>().ToContract(null!));
        Assert.Null(Mappers.Of<Chain>().ToPlain(null));
    }

    [Fact]
    public void An_object_of_a_type_outside_the_shape_is_a_clear_error_and_never_sliced()
    {
        var error = Assert.Throws<LimitOfAssayException>(() => Mappers.Of<Self>().ToContract(new Self { Me = new Random() }));

        Assert.Contains("System.Random", error.Message, StringComparison.Ordinal);
    }
}

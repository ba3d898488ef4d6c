using System.Collections.Immutable;
using Assay.Worker.Checking;

namespace Assay.Worker.Tests.Confirming;

public sealed class RefillTests
{
    [Fact]
    public void The_target_has_the_content_of_the_source_and_is_itself_what_children_point_to()
    {
        Node target = Tree("old", 1), source = Tree("new", 3);

        Assert.True(Refill.Into(target, source));

        Assert.Equal(("new", 3), (target.Name, target.Children.Count));
        Assert.All(target.Children, child => Assert.Same(target, child.Parent));
    }

    [Fact]
    public void Arrays_of_one_length_and_lists_are_refilled()
    {
        int[] array = [1, 2];
        List<string> list = ["a"];

        Assert.True(Refill.Into(array, new[] { 3, 4 }));
        Assert.True(Refill.Into(list, new List<string> { "b", "c" }));

        Assert.Equal([3, 4], array);
        Assert.Equal(["b", "c"], list);
    }

    [Fact]
    public void Values_other_types_other_lengths_and_what_nobody_can_change_are_left_alone()
    {
        Assert.False(Refill.Into("old", "new"));
        Assert.False(Refill.Into(1, 2));
        Assert.False(Refill.Into(null, new Node()));
        Assert.False(Refill.Into(new Node(), new object()));
        Assert.False(Refill.Into(new int[1], new int[2]));
        Assert.False(Refill.Into(ImmutableList.Create(1), ImmutableList.Create(2)));
    }

    private static Node Tree(string name, int children)
    {
        Node root = new() { Name = name };
        for (var i = 0; i < children; i++)
            root.Children.Add(new Node { Parent = root });
        return root;
    }

    private sealed class Node
    {
        public string? Name { get; init; }

        public Node? Parent { get; init; }

        public List<Node> Children { get; } = [];
    }
}

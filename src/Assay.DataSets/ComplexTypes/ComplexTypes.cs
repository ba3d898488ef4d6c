using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.ComplexTypes;

/// <summary>A node of a tree.</summary>
public class ComplexType
{
    /// <summary>The node's number, counted from 1, a parent before its children.</summary>
    public int Id { get; set; }

    /// <summary>The nodes below; a leaf has an empty list.</summary>
    public IList<ComplexType> Children { get; set; } = null!;
}

/// <summary>The article's tree: three children a node, three levels below the root, 40 nodes.</summary>
[DataSet(
    "complex-type", "tree", 1,
    IsFixedSize = true,
    Summary = "a tree of 40 nodes, three children each, held in an IList",
    Source = "Object-to-bytes in C#")]
public sealed class ComplexTypeDataSet : DataSet<ComplexType>
{
    private const int ChildrenOfNode = 3;
    private const int Depth = 3;

    /// <inheritdoc/>
    public override ComplexType Generate(in Recipe recipe)
    {
        var numbers = recipe.Instance == 0 ? null : new NumberPermutation(StableRandom.ForInstance(recipe));
        var nodes = 0;
        return Grow(Depth);

        ComplexType Grow(int levelsBelow)
        {
            var id = ++nodes;
            var node = new ComplexType { Id = numbers?[id] ?? id, Children = new List<ComplexType>() };
            for (var child = 0; levelsBelow > 0 && child < ChildrenOfNode; child++) node.Children.Add(Grow(levelsBelow - 1));
            return node;
        }
    }
}

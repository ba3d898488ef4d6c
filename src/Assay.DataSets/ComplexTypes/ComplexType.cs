namespace Assay.DataSets.ComplexTypes;

/// <summary>A node of a tree.</summary>
public class ComplexType
{
    /// <summary>The node's number, counted from 1, a parent before its children.</summary>
    public int Id { get; set; }

    /// <summary>The nodes below; a leaf has an empty list.</summary>
    public IList<ComplexType> Children { get; set; } = null!;
}

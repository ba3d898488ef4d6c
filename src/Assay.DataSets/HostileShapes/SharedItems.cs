using Assay.Core.Workloads;

namespace Assay.DataSets.HostileShapes;

/// <summary>Members that may be one object.</summary>
public class SharedItems
{
    /// <summary>An object of another type.</summary>
    public OtherItem Other { get; set; } = null!;

    /// <summary>An object.</summary>
    public SharedItem First { get; set; } = null!;

    /// <summary>Another one.</summary>
    public SharedItem Second { get; set; } = null!;

    /// <summary>One of the two before it.</summary>
    public SharedItem Third { get; set; } = null!;

    /// <summary>An object behind the reference.</summary>
    public SharedItem Last { get; set; } = null!;
}

/// <summary>An object that several members may hold.</summary>
public class SharedItem
{
    /// <summary>A number.</summary>
    public int Number { get; set; }
}

/// <summary>An object of another type.</summary>
public class OtherItem
{
    /// <summary>A text.</summary>
    public string Text { get; set; } = null!;
}

/// <summary>
/// The third member is the first in even instances, and the second in odd ones: where two payloads differ is the reference.
/// </summary>
[DataSet("hostile-shared-items", "object", 1, IsUnlisted = true)]
public sealed class SharedItemsDataSet : DataSet<SharedItems>
{
    private const int Number = 1_234_567;

    /// <inheritdoc/>
    public override SharedItems Generate(in Recipe recipe)
    {
        var first = new SharedItem { Number = Number };
        var second = new SharedItem { Number = Number };
        return new SharedItems
        {
            Other = new OtherItem { Text = "other" },
            First = first,
            Second = second,
            Third = recipe.Instance % 2 == 0 ? first : second,
            Last = new SharedItem { Number = Number },
        };
    }
}

namespace Assay.DataSets.LineItems;

/// <summary>Rows as a query returns them.</summary>
public class LineItemTable
{
    /// <summary>The rows.</summary>
    public List<LineItem> Rows { get; set; } = null!;
}

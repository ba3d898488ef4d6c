using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.LineItems;

/// <summary>A row of the table lineitem of the TPC-H benchmark.</summary>
public class LineItem
{
    /// <summary>Which order.</summary>
    public int OrderKey { get; set; }

    /// <summary>Which part.</summary>
    public int PartKey { get; set; }

    /// <summary>Which supplier.</summary>
    public int SupplierKey { get; set; }

    /// <summary>Counted within the order.</summary>
    public int LineNumber { get; set; }

    /// <summary>How many, with two decimal places.</summary>
    public decimal Quantity { get; set; }

    /// <summary>Price of all, with two decimal places.</summary>
    public decimal ExtendedPrice { get; set; }

    /// <summary>Part of the price, with two decimal places.</summary>
    public decimal Discount { get; set; }

    /// <summary>Part of the price, with two decimal places.</summary>
    public decimal Tax { get; set; }

    /// <summary>One letter: R, A or N.</summary>
    public string ReturnFlag { get; set; } = null!;

    /// <summary>One letter: O or F.</summary>
    public string LineStatus { get; set; } = null!;

    /// <summary>The day of shipping, without a time zone.</summary>
    public DateTime ShipDate { get; set; }

    /// <summary>The day promised.</summary>
    public DateTime CommitDate { get; set; }

    /// <summary>The day of arrival.</summary>
    public DateTime ReceiptDate { get; set; }

    /// <summary>One of four instructions.</summary>
    public string ShipInstruct { get; set; } = null!;

    /// <summary>One of seven ways.</summary>
    public string ShipMode { get; set; } = null!;

    /// <summary>Ten to 43 characters.</summary>
    public string Comment { get; set; } = null!;
}

/// <summary>Rows as a query returns them.</summary>
public class LineItemTable
{
    /// <summary>The rows.</summary>
    public List<LineItem> Rows { get; set; } = null!;
}

/// <summary>Flat rows of a database, with its decimals and dates; ranges and texts as TPC-H states them.</summary>
[DataSet(
    "line-items", "row", 10, 1_000, 10_000, 60_000,
    DefaultSize = 60_000,
    Summary = "rows of TPC-H's lineitem: 16 flat columns with decimals and dates",
    Source = "TPC-H: the result of a query")]
public sealed class LineItemsDataSet : DataSet<LineItemTable>
{
    // Days from 1970-01-01: 1992-01-02 and 1998-12-01.
    private const int FirstDay = 8_036;
    private const int LastDay = 10_561;

    /// <inheritdoc/>
    public override LineItemTable Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var table = new LineItemTable { Rows = new List<LineItem>(recipe.Size) };
        while (table.Rows.Count < recipe.Size) table.Rows.Add(Row(draw));
        return table;
    }

    private static LineItem Row(Draw draw) => new()
    {
        OrderKey = draw.Number(1, 6_000_000),
        PartKey = draw.Number(1, 200_000),
        SupplierKey = draw.Number(1, 10_000),
        LineNumber = draw.Number(1, 7),
        Quantity = draw.Decimal(101, 5_000, scale: 2),
        ExtendedPrice = draw.Decimal(90_001, 10_494_950, scale: 2),
        Discount = draw.Decimal(1, 9, scale: 2),
        Tax = draw.Decimal(1, 8, scale: 2),
        ReturnFlag = draw.Choice("R", "A", "N"),
        LineStatus = draw.Choice("O", "F"),
        ShipDate = draw.Day(FirstDay, LastDay),
        CommitDate = draw.Day(FirstDay, LastDay),
        ReceiptDate = draw.Day(FirstDay, LastDay),
        ShipInstruct = draw.Choice("DELIVER IN PERSON", "COLLECT COD", "NONE", "TAKE BACK RETURN"),
        ShipMode = draw.Choice("REG AIR", "AIR", "RAIL", "SHIP", "TRUCK", "MAIL", "FOB"),
        Comment = draw.Words(10, 43),
    };
}

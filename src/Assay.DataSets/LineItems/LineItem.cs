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

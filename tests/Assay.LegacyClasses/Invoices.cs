namespace LegacyClasses;

/// <summary>Public data that every serializer may take.</summary>
[Serializable]
public class Invoice
{
    public int Number { get; set; }

    public string Customer { get; set; }

    public DateTime Issued { get; set; }

    public InvoiceState State { get; set; }

    public Money Total { get; set; }

    public List<InvoiceLine> Lines { get; set; }

    public double[] Discounts { get; set; }

    public PostalAddress Billing { get; set; }

    public TaxRate[] Taxes { get; set; }
}

[Serializable]
public class InvoiceLine
{
    public string Article;
    public int Pieces;
    public decimal Price;
    public LineKind Kind;
}

[Serializable]
public class PostalAddress
{
    public string Street { get; set; }

    public string City { get; set; }

    public Country Country { get; set; }
}

[Serializable]
public class Country
{
    public string Code { get; set; }

    public int DialingCode { get; set; }
}

[Serializable]
public class TaxRate
{
    public string Name { get; set; }

    public double Percent { get; set; }

    public TaxPeriod Period { get; set; }
}

[Serializable]
public class TaxPeriod
{
    public DateTime From { get; set; }

    public DateTime Until { get; set; }
}

[Serializable]
public class Money
{
    public decimal Amount;
    public string Currency;
}

public enum InvoiceState
{
    Draft = 10,
    Sent = 20,
    Paid = 30,
}

[Flags]
public enum LineKind : byte
{
    None = 0,
    Goods = 1,
    Service = 2,
    Discounted = 128,
}

namespace Assay.DataSets.Orders;

/// <summary>Someone who orders.</summary>
public class Customer
{
    /// <summary>The customer's number.</summary>
    public int Id { get; set; }

    /// <summary>The name.</summary>
    public string Name { get; set; } = null!;

    /// <summary>Where mail goes, if it is known.</summary>
    public string? Email { get; set; }

    /// <summary>One of a few that come again and again.</summary>
    public string City { get; set; } = null!;

    /// <summary>Two letters; six come again and again.</summary>
    public string Country { get; set; } = null!;

    /// <summary>When the customer came, in UTC.</summary>
    public DateTime Since { get; set; }

    /// <summary>What was ordered, one to five times.</summary>
    public List<Order> Orders { get; set; } = null!;
}

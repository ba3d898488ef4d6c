namespace Assay.Worker.Tests.Values.Types;

internal enum Status : byte
{
    Open = 1,
    Paid = 2,
    Sent = 4,
}

[Flags]
internal enum Rights
{
    None = 0,
    Read = 1,
    Write = 2,
}

internal abstract class Payment
{
    private readonly decimal amount;

    protected Payment(decimal amount) => this.amount = amount;

    public decimal Amount => amount;
}

internal sealed class Card(decimal amount, string number) : Payment(amount)
{
    public string Number { get; } = number;
}

internal sealed class Cash(decimal amount) : Payment(amount)
{
    public string? Till { get; init; }
}

internal sealed record Address(string Street, string? City);

internal struct Weight
{
    public double Kilograms;

    public string Unit { get; init; }
}

internal sealed class Line
{
    public string? Article { get; set; }

    public decimal Price { get; set; }

    public int Count;
}

/// <summary>No constructor without parameters, all kinds of members, and a property that stores nothing.</summary>
internal sealed class Order
{
    private readonly string customer;
    private int m_priority;

    public Order(string customer)
    {
        this.customer = customer;
        throw new InvalidOperationException("Constructors never run.");
    }

    public string Customer => customer.ToUpperInvariant();

    public int Urgency => m_priority;

    public required Guid Id { get; init; }

    public List<Line> Lines { get; } = [];

    public Payment? Payment { get; set; }

    public Address? Address { get; init; }

    public Status Status { get; set; }

    public Weight Weight { get; set; }

    public Weight? Empty { get; set; }

    public Dictionary<string, int>? Stock { get; set; }

    public int Total => Lines.Count;

    [NonSerialized]
    public string? Cache;

    public void Raise() => m_priority++;
}

namespace Assay.TestWorker.NewTypes;

/// <summary>The members of the old version in another order.</summary>
public sealed class Letter
{
    /// <summary>One of two members of a type.</summary>
    public string From { get; set; } = "";

    /// <summary>The other.</summary>
    public string To { get; set; } = "";
}

/// <summary>The old version with one more member.</summary>
public sealed class Card
{
    /// <summary>A member of both versions.</summary>
    public int Number { get; set; }

    /// <summary>The new member.</summary>
    public int Priority { get; set; } = 3;
}

/// <summary>The old version with fewer bits.</summary>
public sealed class Crate
{
    /// <summary>A number.</summary>
    public int Weight { get; set; }
}

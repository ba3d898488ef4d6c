namespace Assay.TestWorker.OldTypes;

/// <summary>A type whose new version has its members in another order.</summary>
public sealed class Letter
{
    /// <summary>One of two members of a type.</summary>
    public string To { get; set; } = "";

    /// <summary>The other.</summary>
    public string From { get; set; } = "";
}

/// <summary>A type whose new version has one more member.</summary>
public sealed class Card
{
    /// <summary>A member of both versions.</summary>
    public int Number { get; set; }
}

/// <summary>A type with a member that has fewer bits in its new version.</summary>
public sealed class Crate
{
    /// <summary>A number.</summary>
    public long Weight { get; set; }
}

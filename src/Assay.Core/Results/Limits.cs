namespace Assay.Core.Results;

/// <summary>
/// The least and the most that a number may be, or each number of a list. Without it whole numbers are from 0 to
/// <see cref="MostWhole"/>, others between ±<see cref="MostFraction"/>: every reader of JSON holds these, and sums do not overflow.
/// </summary>
/// <param name="least">The least, in the unit that the property's name says.</param>
/// <param name="most">The most, in the same unit.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class BetweenAttribute(double least, double most) : Attribute
{
    /// <summary>The most that a whole number may be: 104 days in nanoseconds, 9 PB in bytes.</summary>
    public const long MostWhole = 1L << 53;

    /// <summary>The most that another number may be.</summary>
    public const double MostFraction = 1e18;

    /// <summary>The least.</summary>
    public double Least => least;

    /// <summary>The most.</summary>
    public double Most => most;
}

/// <summary>The least that a number may be, or each number of a list.</summary>
/// <param name="least">The least, in the unit that the property's name says.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class AtLeastAttribute(double least) : Attribute
{
    /// <summary>The least.</summary>
    public double Least => least;
}

/// <summary>A whole number that may be below 0 as well: a difference, or what a runtime says of itself.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class SignedAttribute : Attribute;

/// <summary>A list or a text that has something in it.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class NotEmptyAttribute : Attribute;

/// <summary>A text that is Base64.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class Base64TextAttribute : Attribute;

/// <summary>A list with an entry for each of another list of the same record.</summary>
/// <param name="other">The name of the property with the other list.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class AsLongAsAttribute(string other) : Attribute
{
    /// <summary>The name of the property with the other list.</summary>
    public string Other => other;

    /// <summary>Whether it may be empty instead, because not every system tells.</summary>
    public bool OrEmpty { get; init; }
}

/// <summary>A list without doubles.</summary>
/// <param name="of">Names of the properties whose values together differ from entry to entry; none where whole entries do.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class DistinctAttribute(params string[] of) : Attribute
{
    /// <summary>Names of the properties whose values together differ.</summary>
    public IReadOnlyList<string> Of => of;
}

/// <summary>A value, or each entry of a list, that another list of the document has.</summary>
/// <param name="path">The path of the other list from the root, in the names of the document, such as <c>options.rows</c>.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class NamedInAttribute(string path) : Attribute
{
    /// <summary>The path of the other list.</summary>
    public string Path => path;
}

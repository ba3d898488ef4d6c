namespace Assay.Worker.Conversion;

/// <summary>What is said of a value that its declaration does not allow.</summary>
public static class UnfitValue
{
    /// <summary>A null in a list or map whose declaration rules it out.</summary>
    /// <param name="place">The list or map, such as <c>Shelf.Titles</c>.</param>
    public static NotSupportedException NullIn(string place) =>
        new($"{place} holds null, though its elements are declared as not null; the schema has no place for it. Declare the element type with a question mark.");

    /// <summary>An object of a type that the schema does not have.</summary>
    public static NotSupportedException Undeclared(object value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return new($"The value holds an object of the type {value.GetType()}, which is none of the types that the declared types lead to; Assay carries those alone.");
    }
}

namespace Assay.Worker.StraightLine;

/// <summary>Refuses objects outside the shape.</summary>
public static class Outside
{
    /// <summary>Makes the exception for an object whose runtime type is not part of the shape; it is never sliced.</summary>
    public static NotSupportedException Of(object value) =>
        new($"The value holds an object of the type {value.GetType()}, which is none of the types that the declared types lead to; Assay carries those alone.");

    /// <summary>Makes the exception for a type index that no type has.</summary>
    public static InvalidDataException Of(int type) => new($"No type has the index {type:N0}.");
}

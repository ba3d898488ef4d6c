namespace Assay.Shapes.Dialects.Schemas;

/// <summary>What stands for a single value: a scalar or a message.</summary>
/// <param name="Scalar">The scalar; null for a message.</param>
/// <param name="Message">The message; null for a scalar.</param>
internal sealed record SchemaValue(SchemaScalar? Scalar, SchemaMessage? Message)
{
    /// <summary>Its type in the schema.</summary>
    public string SchemaType => Scalar?.SchemaType ?? Message!.Name;
}

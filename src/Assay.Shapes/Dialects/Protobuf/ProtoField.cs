namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>A field of a message.</summary>
/// <param name="Declaration">Its label and type, such as <c>optional string</c>.</param>
/// <param name="Name">Its name.</param>
/// <param name="Number">Its number.</param>
internal sealed record ProtoField(string Declaration, string Name, int Number)
{
    /// <summary>The generated property.</summary>
    public string Property { get; } = ProtoNames.PropertyOf(Name);

    /// <summary>The line of the schema.</summary>
    public override string ToString() => $"{Declaration} {Name} = {Number};";
}

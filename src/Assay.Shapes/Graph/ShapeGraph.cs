namespace Assay.Shapes.Graph;

/// <summary>A root type and every type that it reaches, as read from metadata.</summary>
/// <param name="Root">The root's shape.</param>
/// <param name="Shapes">Every distinct shape, the root first, in order of discovery; derived types sorted by name.</param>
public sealed record ShapeGraph(Shape Root, IReadOnlyList<Shape> Shapes)
{
    /// <summary>The classes, structs and interfaces of the graph.</summary>
    public IEnumerable<ObjectShape> Objects => Shapes.OfType<ObjectShape>();

    /// <summary>The enums of the graph.</summary>
    public IEnumerable<EnumShape> Enums => Shapes.OfType<EnumShape>();
}

namespace Assay.Shapes.Graph;

/// <summary>A root type and every type that it reaches, as read from metadata.</summary>
/// <param name="Root">The root's shape.</param>
/// <param name="Shapes">Every distinct shape, the root first, in order of discovery; derived types sorted by name.</param>
public sealed record ShapeGraph(Shape Root, IReadOnlyList<Shape> Shapes)
{
    /// <summary>What the graph was cut down from; null where it is whole.</summary>
    public GraphOrigin? Origin { get; init; }

    /// <summary>The classes, structs and interfaces of the graph.</summary>
    public IEnumerable<ObjectShape> Objects => Shapes.OfType<ObjectShape>();

    /// <summary>The enums of the graph.</summary>
    public IEnumerable<EnumShape> Enums => Shapes.OfType<EnumShape>();
}

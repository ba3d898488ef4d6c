namespace Assay.DataSets.Meshes;

/// <summary>The surface of a body.</summary>
public class Mesh
{
    /// <summary>Its triangles.</summary>
    public Triangle[] Triangles { get; set; } = null!;
}

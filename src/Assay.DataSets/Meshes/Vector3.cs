namespace Assay.DataSets.Meshes;

/// <summary>Three coordinates.</summary>
public struct Vector3
{
    /// <summary>The first coordinate.</summary>
    public float X;

    /// <summary>The second coordinate.</summary>
    public float Y;

    /// <summary>The third coordinate.</summary>
    public float Z;
}

namespace Assay.DataSets.Meshes;

/// <summary>Three corners and the direction that the triangle faces: 48 bytes in memory.</summary>
public struct Triangle
{
    /// <summary>The first corner.</summary>
    public Vector3 First;

    /// <summary>The second corner.</summary>
    public Vector3 Second;

    /// <summary>The third corner.</summary>
    public Vector3 Third;

    /// <summary>The direction that it faces.</summary>
    public Vector3 Normal;
}

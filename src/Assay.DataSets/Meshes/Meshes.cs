using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Meshes;

/// <summary>The surface of a body.</summary>
public class Mesh
{
    /// <summary>Its triangles.</summary>
    public Triangle[] Triangles { get; set; } = null!;
}

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

/// <summary>Triangles without a reference: what a serializer may copy as memory.</summary>
[DataSet(
    "mesh", "triangle", 10, 1_000, 10_000, 125_000,
    DefaultSize = 125_000,
    Summary = "an array of triangles, structs of four vectors of three floats each",
    Source = "the mesh of rust_serialization_benchmark: structs that can be copied as memory")]
public sealed class MeshDataSet : DataSet<Mesh>
{
    /// <inheritdoc/>
    public override Mesh Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var triangles = new Triangle[recipe.Size];
        for (var index = 0; index < triangles.Length; index++)
        {
            triangles[index] = new Triangle { First = Corner(draw), Second = Corner(draw), Third = Corner(draw), Normal = Direction(draw) };
        }

        return new Mesh { Triangles = triangles };
    }

    private static Vector3 Corner(Draw draw) => new()
    {
        X = Coordinate(draw, 100_001),
        Y = Coordinate(draw, 100_001),
        Z = Coordinate(draw, 100_001),
    };

    private static Vector3 Direction(Draw draw) => new()
    {
        X = Coordinate(draw, 101),
        Y = Coordinate(draw, 101),
        Z = Coordinate(draw, 101),
    };

    private static float Coordinate(Draw draw, int least) => (draw.Chance(50) ? 1 : -1) * draw.Single(least, (least * 10) - 11, places: 3);
}

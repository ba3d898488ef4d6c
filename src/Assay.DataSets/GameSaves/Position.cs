namespace Assay.DataSets.GameSaves;

/// <summary>A place, or a movement, in a world.</summary>
public struct Position
{
    /// <summary>To the east.</summary>
    public double X { get; set; }

    /// <summary>Upwards.</summary>
    public double Y { get; set; }

    /// <summary>To the south.</summary>
    public double Z { get; set; }
}

namespace Assay.DataSets.SmallStructs;

/// <summary>The smallest value that can be serialized: one number.</summary>
public struct SmallStruct
{
    /// <summary>The number.</summary>
    public int Value;
}

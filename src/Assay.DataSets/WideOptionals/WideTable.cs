namespace Assay.DataSets.WideOptionals;

/// <summary>Wide records.</summary>
public class WideTable
{
    /// <summary>The records.</summary>
    public List<WideRecord> Records { get; set; } = null!;
}

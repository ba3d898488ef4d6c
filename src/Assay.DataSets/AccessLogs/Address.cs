namespace Assay.DataSets.AccessLogs;

/// <summary>An address of four bytes.</summary>
public struct Address
{
    /// <summary>The first byte.</summary>
    public byte First { get; set; }

    /// <summary>The second byte.</summary>
    public byte Second { get; set; }

    /// <summary>The third byte.</summary>
    public byte Third { get; set; }

    /// <summary>The fourth byte.</summary>
    public byte Fourth { get; set; }
}

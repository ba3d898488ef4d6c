namespace Assay.DataSets.AccessLogs;

/// <summary>A web server's log.</summary>
public class AccessLog
{
    /// <summary>Its lines.</summary>
    public List<LogEntry> Entries { get; set; } = null!;
}

namespace Assay.DataSets.AccessLogs;

/// <summary>One line of a web server's log in the common log format.</summary>
public class LogEntry
{
    /// <summary>Who asked.</summary>
    public Address Address { get; set; }

    /// <summary>The client's identity, mostly "-".</summary>
    public string Identity { get; set; } = null!;

    /// <summary>The user's name, mostly "-".</summary>
    public string UserId { get; set; } = null!;

    /// <summary>When, as the log writes it.</summary>
    public string Date { get; set; } = null!;

    /// <summary>The request line.</summary>
    public string Request { get; set; } = null!;

    /// <summary>The status code.</summary>
    public ushort Code { get; set; }

    /// <summary>Bytes sent.</summary>
    public long Size { get; set; }
}

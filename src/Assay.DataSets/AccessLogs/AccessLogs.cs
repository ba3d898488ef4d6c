using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.AccessLogs;

/// <summary>A web server's log.</summary>
public class AccessLog
{
    /// <summary>Its lines.</summary>
    public List<LogEntry> Entries { get; set; } = null!;
}

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

/// <summary>Lines of a web server's log: short records with a small struct, mostly text.</summary>
[DataSet(
    "access-log", "line", 10, 1_000, 10_000,
    DefaultSize = 10_000,
    Summary = "lines of a web server's log: an address of four bytes, four strings, a ushort and a long",
    Source = "the log of rust_serialization_benchmark: many small records of text")]
public sealed class AccessLogDataSet : DataSet<AccessLog>
{
    private static readonly ushort[] Codes = [200, 200, 200, 200, 200, 301, 304, 404, 500, 503];

    /// <inheritdoc/>
    public override AccessLog Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var log = new AccessLog { Entries = new List<LogEntry>(recipe.Size) };
        while (log.Entries.Count < recipe.Size) log.Entries.Add(Entry(draw));
        return log;
    }

    private static LogEntry Entry(Draw draw) => new()
    {
        Address = new Address { First = Byte(draw), Second = Byte(draw), Third = Byte(draw), Fourth = Byte(draw) },
        Identity = FreshText.Copy("-"),
        UserId = draw.Chance(30) ? draw.Letters(5 + draw.Choice(6)) : FreshText.Copy("-"),
        Date = string.Create(System.Globalization.CultureInfo.InvariantCulture, $"[{draw.Moment():dd'/'MMM'/'yyyy':'HH':'mm':'ss} +0000]"),
        Request = $"{draw.Choice("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE")} "
            + $"/{draw.Letters(4 + draw.Choice(8))}/{draw.Letters(6 + draw.Choice(20))} HTTP/1.1",
        Code = Codes[draw.Choice(Codes.Length)],
        Size = draw.Long(0, 100_000_000),
    };

    private static byte Byte(Draw draw) => (byte)draw.Number(0, 255);
}

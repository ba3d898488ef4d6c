namespace Assay.Core.Workloads;

/// <summary>Names a data set; read from metadata, so that no data set is loaded to be listed.</summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class DataSetAttribute(string name, string unit, params int[] sizes) : Attribute
{
    /// <summary>The name on the command line, such as <c>books</c>.</summary>
    public string Name { get; } = name;

    /// <summary>What one unit of size is, singular, such as <c>book</c>; also what "objects per second" counts.</summary>
    public string Unit { get; } = unit;

    /// <summary>The published sizes, ascending.</summary>
    public int[] Sizes { get; } = sizes;

    /// <summary>The size measured when none is asked for; the first published size unless stated.</summary>
    public int DefaultSize { get; init; } = sizes.Length > 0 ? sizes[0] : 1;

    /// <summary>One line for <c>assay list data-sets</c>.</summary>
    public string Summary { get; init; } = "";

    /// <summary>Where the shape comes from.</summary>
    public string Source { get; init; } = "";

    /// <summary>Whether <c>--payload</c> applies.</summary>
    public bool HasPayload { get; init; }

    /// <summary>Bytes of payload in each unit when none are asked for; 0 where <see cref="HasPayload"/> is false.</summary>
    public int DefaultPayloadBytes { get; init; }

    /// <summary>Whether the data set is one object of one size, so that no other size than its published one may be asked for.</summary>
    public bool IsFixedSize { get; init; }
}

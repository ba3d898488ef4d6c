namespace Assay.Core.Workloads;

/// <summary>
/// Generates the values of one data set. Implementations carry a <see cref="DataSetAttribute"/> and a public parameterless constructor.
/// </summary>
/// <typeparam name="T">The plain root type.</typeparam>
public abstract class DataSet<T>
{
    /// <summary>Generates one instance. No object or string of the result is shared unless the data set is about sharing.</summary>
    public abstract T Generate(in Recipe recipe);

    /// <summary>
    /// What an instance that came back lacks although its members are equal, as part of a sentence; empty where it lacks nothing.
    /// </summary>
    public virtual string Inspect(T value) => "";

    /// <summary>
    /// What a copy of a value cannot have, as part of a sentence, so that rows which are given copies say nothing about the library; empty
    /// where a copy is as good.
    /// </summary>
    public virtual string LostInCopies => "";

    /// <summary>
    /// About how many bytes a payload has in an exercise with a large document: the size of the recipe is chosen for that. 0 where there is
    /// none.
    /// </summary>
    public virtual long DocumentBytes => 0;
}

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

    /// <summary>One line for <c>assay show data-sets</c>.</summary>
    public string Summary { get; init; } = "";

    /// <summary>Where the shape comes from.</summary>
    public string Source { get; init; } = "";

    /// <summary>Whether <c>--payload</c> applies.</summary>
    public bool HasPayload { get; init; }

    /// <summary>Bytes of payload in each unit when none are asked for; 0 where <see cref="HasPayload"/> is false.</summary>
    public int DefaultPayloadBytes { get; init; }

    /// <summary>Whether the data set is one object of one size, so that no other size than its published one may be asked for.</summary>
    public bool IsFixedSize { get; init; }

    /// <summary>Whether it is a shape of format cases or of hostile input, which no list names and no run measures.</summary>
    public bool IsUnlisted { get; init; }
}

/// <summary>
/// Says of an assembly that it lacks a data set which its like for other runtimes has, and why: rows then give the reason as their verdict.
/// </summary>
/// <param name="name">The data set's name.</param>
/// <param name="reason">A whole sentence.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class MissingDataSetAttribute(string name, string reason) : Attribute
{
    /// <summary>The data set's name.</summary>
    public string Name { get; } = name;

    /// <summary>Why it is missing, as a sentence.</summary>
    public string Reason { get; } = reason;
}

/// <summary>Everything that determines a generated value: the same recipe gives the same content on every machine and runtime.</summary>
/// <param name="Size">Number of units (books, categories, ...), at least 1.</param>
/// <param name="Seed">Seed of the generator.</param>
/// <param name="Instance">0 is the source article's own content; further instances permute digits and order at equal string lengths and
/// varint widths.</param>
/// <param name="PayloadBytes">Bytes of binary payload in each unit, for data sets that carry one; 0 elsewhere.</param>
public readonly record struct Recipe(int Size, ulong Seed, int Instance, int PayloadBytes);

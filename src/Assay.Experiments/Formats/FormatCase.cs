using System.Text.RegularExpressions;

namespace Assay.Experiments.Formats;

/// <summary>A short payload of a format, with what the format's specification says about it.</summary>
/// <param name="Name">Its name, which is unique in its format and never changes.</param>
/// <param name="Layout">The layout that it is written for; empty for any of its format.</param>
/// <param name="Shape">The shape that it is read into, such as <c>int</c>: an object whose only member is named Value.</param>
/// <param name="Payload">Its bytes; what rows name differently is taken from what each row writes.</param>
/// <param name="Expected">What the specification says.</param>
/// <param name="Values">The values of the member that may come back; empty where any may, or none.</param>
/// <param name="Citation">Document and paragraph.</param>
/// <param name="Reason">Why, as one or two sentences.</param>
public sealed record FormatCase(
    string Name, string Layout, string Shape, PayloadTemplate Payload, FormatExpectation Expected, IReadOnlyList<string> Values,
    string Citation, string Reason)
{
    /// <summary>The shape of a document of unknown content: the payload's own root is the value.</summary>
    public const string RootShape = "root";

    /// <summary>Whether the payload is read without a declared type, and its root is the value.</summary>
    public bool IsRoot => Shape == RootShape;

    /// <summary>The data set that generates a value of a shape.</summary>
    public static string DataSetOf(string shape) => "format-" + shape;
}

/// <summary>The cases of a format.</summary>
/// <param name="Format">The format, as adapter projects name it.</param>
/// <param name="Specification">The documents that are cited.</param>
/// <param name="Extensions">The paragraph that lets readers accept payloads that are not of the format, as a sentence; empty where none
/// does.</param>
/// <param name="Layouts">How rows may write the shapes; the first is that of cases which name none.</param>
public sealed record FormatCases(
    string Format, string Specification, string Extensions, IReadOnlyList<FormatLayout> Layouts, IReadOnlyList<FormatCase> Cases)
{
    /// <summary>
    /// The paragraph that leaves to readers which type a plain scalar gets, as a sentence; empty where each value states its type.
    /// </summary>
    public string Inference { get; init; } = "";

    /// <summary>Where the documents stand; empty for outside files.</summary>
    public IReadOnlyList<SpecificationAddress> Addresses { get; init; } = [];

    /// <summary>Outside files that could not be read, each with the reason.</summary>
    public IReadOnlyList<string> LeftOut { get; init; } = [];

    /// <summary>Where a case's paragraph, or its document, stands; empty where no address is known.</summary>
    public string AddressOf(FormatCase one) =>
        Addresses.FirstOrDefault(address => one.Citation.StartsWith(address.Beginning, StringComparison.Ordinal))?.Of(one.Citation) ?? "";

    /// <summary>The layouts that a case may be given to.</summary>
    public IReadOnlyList<FormatLayout> LayoutsOf(FormatCase one) =>
        [.. Layouts.Where(layout => one.Layout.Length == 0 || layout.Name == one.Layout)];

    /// <summary>What a row names differently; null where it has none of a case's layouts.</summary>
    /// <param name="written">What the row wrote of the value of the case's shape.</param>
    public IReadOnlyDictionary<string, byte[]>? PlacesIn(FormatCase one, byte[] written) =>
        LayoutsOf(one).Select(layout => layout.Match(one.Shape, written)).FirstOrDefault(found => found is not null);
}

/// <summary>Where a document stands.</summary>
/// <param name="Address">Its address; <c>{section}</c> in it is the number of the section that a case cites.</param>
/// <param name="Beginning">How citations of the document begin; empty where all are of this one.</param>
public sealed partial record SpecificationAddress(string Address, string Beginning)
{
    private const string Place = "{section}";

    /// <summary>Reads a line of a file of cases.</summary>
    /// <param name="line">The address, and how citations begin.</param>
    public static SpecificationAddress Read(string line) =>
        line.Split(' ', 2) is [var address, var beginning] ? new(address, beginning) : new(line, "");

    /// <summary>The address of a paragraph.</summary>
    public string Of(string citation) => Address.Replace(Place, Section().Match(citation).Groups[1].Value, StringComparison.Ordinal);

    [GeneratedRegex(@"section (\w+(?:\.\w+)*)")]
    private static partial Regex Section();
}

/// <summary>A way to write the shapes in a format: a row is judged by cases of its own layout alone.</summary>
/// <param name="Templates">By shape, what a row of this layout writes of the shape's value; several where any of them may be.</param>
public sealed record FormatLayout(string Name, ILookup<string, PayloadTemplate> Templates)
{
    /// <summary>What the row names differently, if it has this layout; null where it has not.</summary>
    /// <param name="written">What the row wrote of the shape's value.</param>
    public IReadOnlyDictionary<string, byte[]>? Match(string shape, byte[] written) =>
        Templates[shape].Select(template => template.Match(written)).FirstOrDefault(found => found is not null);
}

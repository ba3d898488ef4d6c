using Assay.DataSets;

namespace Assay.Engine.Across;

/// <summary>The values that rows exchange.</summary>
/// <param name="Names">Names of shapes, such as <c>dates</c>.</param>
public sealed record AcrossShapes(IReadOnlyList<string> Names)
{
    private const string Xml = "XML";

    /// <summary>The shape that only XML tells from another.</summary>
    private const string Attribute = "attribute";

    /// <summary>A dictionary, whose entries its odd instances hold in another order.</summary>
    internal const string Dictionary = "dictionary";

    /// <summary>All shapes.</summary>
    public static AcrossShapes All { get; } =
        new([.. DataSetCatalogue.AcrossShapes.Select(shape => shape.Name[DataSetCatalogue.AcrossPrefix.Length..])]);

    /// <summary>Selects shapes.</summary>
    /// <param name="list"><c>--shape</c>; null for all.</param>
    /// <exception cref="BadInputException">There is no such shape; the sentence names the nearest.</exception>
    public static AcrossShapes Select(string? list)
    {
        if (list is null)
            return All;
        var asked = Lists.Split(list, "--shape");
        if (asked.FirstOrDefault(name => !All.Names.Contains(name)) is string unknown)
            throw NearestNames.Unknown("shape", unknown, All.Names, "assay conform across --help");
        return new AcrossShapes([.. All.Names.Where(asked.Contains)]);
    }

    /// <summary>The shapes of a resumed run: those of its file.</summary>
    /// <param name="list"><c>--shape</c>; null where it is not given again.</param>
    /// <param name="earlier">The names in the file.</param>
    /// <param name="path">The file, for sentences.</param>
    /// <exception cref="BadInputException">Others are named.</exception>
    public static AcrossShapes SelectAgain(
        string? list, IReadOnlyList<string> earlier, string path) => list is null || Select(list).Names.SequenceEqual(earlier)
        ? Select(string.Join(',', earlier))
        : throw new BadInputException(
            $"{path} was made with another --shape. Resume it without --shape, or start a new run; the file is unchanged.");

    /// <summary>The shapes of a row's format.</summary>
    /// <param name="format">The format; empty for a library's own.</param>
    internal IEnumerable<string> Of(string format) => Names.Where(name => format == Xml || name != Attribute);

    /// <summary>The data set that generates a shape.</summary>
    internal static string DataSetOf(string shape) => DataSetCatalogue.AcrossPrefix + shape;

    /// <summary>The data sets of all selected shapes.</summary>
    internal IEnumerable<string> DataSets => Names.Select(DataSetOf);
}

using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;

namespace Assay.Experiments.Across;

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

    /// <summary>The shapes of a run.</summary>
    /// <exception cref="BadInputException">Its file names one that there is not.</exception>
    public static AcrossShapes Of(RunOptions options) => Select(string.Join(',', options.OwnOf<AcrossOptions>().Shapes));

    /// <summary>Selects shapes.</summary>
    /// <param name="list"><c>--shape</c>; null for all.</param>
    /// <exception cref="BadInputException">There is no such shape; the sentence names the nearest.</exception>
    public static AcrossShapes Select(string? list)
    {
        if (list is null)
            return All;
        var asked = Lists.Split(list, "--shape");
        if (asked.FirstOrDefault(name => !All.Names.Contains(name)) is string unknown)
            throw NearestNames.Unknown("shape", unknown, All.Names, "assay check exchange --help");
        return new AcrossShapes([.. All.Names.Where(asked.Contains)]);
    }

    /// <summary>The shapes of a row's format.</summary>
    /// <param name="format">The format; empty for a library's own.</param>
    internal IEnumerable<string> Of(string format) => Names.Where(name => format == Xml || name != Attribute);

    /// <summary>The data set that generates a shape.</summary>
    internal static string DataSetOf(string shape) => DataSetCatalogue.AcrossPrefix + shape;

    /// <summary>The data sets of all selected shapes.</summary>
    internal IEnumerable<string> DataSets => Names.Select(DataSetOf);
}

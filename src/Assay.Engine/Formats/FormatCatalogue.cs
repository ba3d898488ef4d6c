namespace Assay.Engine.Formats;

/// <summary>The format cases that are part of Assay.</summary>
public static class FormatCatalogue
{
    private const string Ending = ".cases";
    private static readonly Lazy<IReadOnlyList<FormatCases>> Lazily = new(Read);

    /// <summary>All cases, a format's files one after the other: Thrift has one for each protocol.</summary>
    public static IReadOnlyList<FormatCases> All => Lazily.Value;

    /// <summary>Names of the formats, sorted.</summary>
    public static IReadOnlyList<string> Formats => [.. All.Select(cases => cases.Format).Distinct().Order(StringComparer.Ordinal)];

    private static FormatCases[] Read() =>
    [
        .. typeof(FormatCatalogue).Assembly.GetManifestResourceNames().Where(name => name.EndsWith(Ending, StringComparison.Ordinal)).Order(StringComparer.Ordinal).Select(Read),
    ];

    private static FormatCases Read(string name)
    {
        using StreamReader reader = new(typeof(FormatCatalogue).Assembly.GetManifestResourceStream(name)!);
        try
        {
            return CaseFileReader.Read(reader.ReadToEnd().Split('\n'));
        }
        catch (FormatException exception)
        {
            throw new FormatException($"{name}: {exception.Message}", exception);
        }
    }
}

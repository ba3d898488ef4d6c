namespace Assay.Experiments.Formats;

/// <summary>The format cases that are part of Assay.</summary>
public static class FormatCatalogue
{
    private const string Ending = ".cases";
    private static readonly Lazy<IReadOnlyList<FormatCases>> Lazily = new(Read);

    /// <summary>All cases, a format's files one after the other: Thrift has one for each protocol.</summary>
    public static IReadOnlyList<FormatCases> All => Lazily.Value;

    /// <summary>Names of the formats, sorted; cases are not read for them, because every command names the formats in its help.</summary>
    public static IReadOnlyList<string> Formats =>
        [.. Files().Select(name => CaseFileReader.FormatOf(Lines(name))).Distinct().Order(StringComparer.Ordinal)];

    private static FormatCases[] Read() => [.. Files().Select(Read)];

    private static IEnumerable<string> Files() =>
        typeof(FormatCatalogue).Assembly.GetManifestResourceNames().Where(name => name.EndsWith(Ending, StringComparison.Ordinal))
            .Order(StringComparer.Ordinal);

    private static string[] Lines(string name)
    {
        using StreamReader reader = new(typeof(FormatCatalogue).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd().Split('\n');
    }

    private static FormatCases Read(string name)
    {
        try
        {
            return CaseFileReader.Read(Lines(name));
        }
        catch (FormatException exception)
        {
            throw new FormatException($"{name}: {exception.Message}", exception);
        }
    }
}

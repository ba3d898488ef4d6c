using System.Globalization;
using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Settings;

/// <summary>The settings of a program.</summary>
public class Configuration
{
    /// <summary>Numbers by name.</summary>
    public Dictionary<string, int> Values { get; set; } = null!;

    /// <summary>Texts by section and name.</summary>
    public Dictionary<string, Dictionary<string, string>> Sections { get; set; } = null!;
}

/// <summary>Dictionaries, flat and nested: keys that no schema knows.</summary>
[DataSet(
    "settings", "setting", 10, 1_000, 10_000, 250_000,
    DefaultSize = 250_000,
    Summary = "a dictionary of numbers and a dictionary of dictionaries of texts, half of the settings each",
    Source = "Assay: keys that no schema knows")]
public sealed class SettingsDataSet : DataSet<Configuration>
{
    private const int TextsOfSection = 10;

    /// <inheritdoc/>
    public override Configuration Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var texts = recipe.Size / 2;
        return new Configuration { Values = Values(draw, recipe.Size - texts), Sections = Sections(draw, texts) };
    }

    private static Dictionary<string, int> Values(Draw draw, int count)
    {
        var values = new Dictionary<string, int>(count);
        for (var index = 0; index < count; index++) values.Add(Key(draw, index), draw.Number(0, 1_000_000));
        return values;
    }

    private static Dictionary<string, Dictionary<string, string>> Sections(Draw draw, int texts)
    {
        var sections = new Dictionary<string, Dictionary<string, string>>();
        for (var left = texts; left > 0; left -= TextsOfSection)
        {
            var section = new Dictionary<string, string>();
            for (var index = 0; index < Math.Min(left, TextsOfSection); index++) section.Add(Key(draw, index), draw.Words(6, 24));
            sections.Add(Key(draw, sections.Count), section);
        }

        return sections;
    }

    // The number keeps keys apart.
    private static string Key(Draw draw, int index) =>
        string.Create(CultureInfo.InvariantCulture, $"{draw.Letters(3 + draw.Choice(6))}.{draw.Letters(4 + draw.Choice(8))}.{index}");
}

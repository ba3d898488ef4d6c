namespace Assay.DataSets.Settings;

/// <summary>The settings of a program.</summary>
public class Configuration
{
    /// <summary>Numbers by name.</summary>
    public Dictionary<string, int> Values { get; set; } = null!;

    /// <summary>Texts by section and name.</summary>
    public Dictionary<string, Dictionary<string, string>> Sections { get; set; } = null!;
}

using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Assay.Engine;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>The text of a new options file.</summary>
internal static class NewOptionsFile
{
    private const string Example = $$"""
        {
          "{{OptionsFile.SchemaProperty}}": "./{{OptionsSchema.Name}}",

          // Your own class takes the place of the data set. Paths count from this file.
          // "types": "bin/Release/net10.0/Shop.dll",
          // "root": "Shop.Order",
          // "sample": "orders.json",
          "dataSet": "books",

          // Names of rows, families or packages. Without them, run measures one row of each library.
          "rows": ["system.text.json", "Newtonsoft.Json", "MessagePack"],
          "budget": "10m"
        }
        """;

    /// <summary>How both files are written.</summary>
    public static JsonSerializerOptions Indented { get; } = new()
    {
        WriteIndented = true,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    /// <summary>The file with the options that were given and found valid, or an example where none was.</summary>
    public static string Text(IEnumerable<GivenOption> given)
    {
        GivenOption[] options = [.. given];
        if (options.Length == 0)
            return Example;
        JsonObject file = new() { [OptionsFile.SchemaProperty] = $"./{OptionsSchema.Name}" };
        foreach (var option in options)
            file[option.Option.Property] = Value(option);
        return file.ToJsonString(Indented);
    }

    private static JsonNode Value(GivenOption option) => option.Option.Form switch
    {
        OptionForm.Flag => JsonValue.Create(true),
        OptionForm.Number => JsonValue.Create(long.Parse(option.Values[^1], NumberStyles.None, CultureInfo.InvariantCulture)),
        OptionForm.Text => JsonValue.Create(option.Values[^1]),
        OptionForm.List => Array(Lists.Split(option.Values[^1], option.Option.Name)),
        _ => Array(option.Values),
    };

    private static JsonArray Array(IEnumerable<string> values) => [.. values.Select(value => JsonValue.Create(value))];
}

using System.CommandLine;
using System.CommandLine.Completions;
using System.Text.Json.Nodes;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>The JSON schema of the options file, for editors: each property with the description and the values of its option.</summary>
internal static class OptionsSchema
{
    /// <summary>The file's name, next to the options file.</summary>
    public const string Name = "assay.schema.json";

    private const string Dialect = "http://json-schema.org/draft-07/schema#";

    /// <summary>The schema.</summary>
    /// <param name="options">The options of a command, with completions; those that the file cannot hold are passed over.</param>
    public static JsonObject Of(IEnumerable<Option> options)
    {
        Option[] known = [.. options];
        JsonObject properties = new()
        {
            [OptionsFile.SchemaProperty] = new JsonObject { ["type"] = "string", ["description"] = "This schema, for editors." },
        };
        foreach (var option in OptionsInFile.All)
            properties[option.Property] = Of(option, known.Single(made => made.Name == option.Name));
        return new JsonObject
        {
            ["$schema"] = Dialect,
            ["title"] = "Options of Assay",
            ["description"] = "Options of what measures, checks, shows and chooses in this folder and below. The command line wins over "
                + "them. "
                + "Paths count from the folder of this file.",
            ["type"] = "object",
            ["additionalProperties"] = false,

            // Read by editors that know them; to others they say nothing.
            ["allowComments"] = true,
            ["allowTrailingCommas"] = true,
            ["properties"] = properties,
        };
    }

    private static JsonObject Of(RunOption declared, Option option)
    {
        string[] values = [.. option.GetCompletions(CompletionContext.Empty).Select(value => value.Label)];
        var schema = declared.Form switch
        {
            OptionForm.Flag => new JsonObject { ["type"] = "boolean" },
            OptionForm.Number => new JsonObject { ["type"] = "integer" },
            OptionForm.Text => Text(values),
            OptionForm.List => OneOrMany(Item(values, hasNumbers: true)),
            _ => OneOrMany(Item(values, hasNumbers: false)),
        };
        schema["description"] = option.Description;
        return schema;
    }

    private static JsonObject OneOrMany(Func<JsonObject> item)
    {
        var one = item();
        (one["anyOf"] as JsonArray)!.Add(new JsonObject { ["type"] = "array", ["minItems"] = 1, ["items"] = item() });
        return one;
    }

    private static Func<JsonObject> Item(string[] values, bool hasNumbers) => () =>
    {
        JsonArray forms = [Text(values)];
        if (hasNumbers)
            forms.Add(new JsonObject { ["type"] = "integer" });
        return new JsonObject { ["anyOf"] = forms };
    };

    /// <summary>A string, for which editors offer the values; others are valid too, such as globs.</summary>
    private static JsonObject Text(string[] values)
    {
        JsonObject text = new() { ["type"] = "string", ["minLength"] = 1 };
        return values.Length == 0 ? text : new JsonObject
        {
            ["anyOf"] = new JsonArray(
                new JsonObject { ["enum"] = new JsonArray([.. values.Select(value => JsonValue.Create(value))]) }, text),
        };
    }
}

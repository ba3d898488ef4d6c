using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>What an object of a sample says about itself, in the conventions that Newtonsoft.Json and System.Text.Json share.</summary>
/// <param name="Id">Its <c>$id</c>.</param>
/// <param name="Reference">The <c>$ref</c> that stands in place of an object.</param>
/// <param name="Type">Its <c>$type</c>.</param>
/// <param name="Content">Its <c>$values</c> or <c>$value</c>, which it is wrapped around.</param>
/// <param name="Leading">How many of these come before anything else.</param>
internal readonly record struct Metadata(JsonValue? Id, JsonValue? Reference, JsonValue? Type, JsonValue? Content, int Leading)
{
    /// <summary>Reads an object's metadata.</summary>
    /// <param name="json">The object.</param>
    /// <param name="isAnywhere">Whether they may stand anywhere; otherwise only before all else, as in a dictionary, whose keys may have any name.</param>
    public static Metadata Of(JsonValue json, bool isAnywhere)
    {
        Metadata found = default;
        bool isLeading = true;
        foreach ((JsonValue name, JsonValue value) in json.Members())
        {
            isLeading &= IsName(name);
            if (!isLeading && !isAnywhere)
                break;
            if (IsName(name))
                found = found.With(name, value) with { Leading = found.Leading + (isLeading ? 1 : 0) };
        }

        return found;
    }

    /// <summary>Whether the name of a member is one of these.</summary>
    public static bool IsName(JsonValue name) =>
        name.Raw is [(byte)'$', ..] && name.Text is "$id" or "$ref" or "$type" or "$values" or "$value";

    private Metadata With(JsonValue name, JsonValue value)
    {
        string text = name.Text;
        JsonValue? before = text switch { "$id" => Id, "$ref" => Reference, "$type" => Type, _ => Content };
        if (before is not null)
            throw name.Fault($"\"{text}\" is there twice");
        if (text is "$id" or "$ref" or "$type" && value.Kind is not (JsonKind.Text or JsonKind.Number))
            throw value.Fault($"{value.Words} was found where the text of \"{text}\" was expected");
        return text switch
        {
            "$id" => this with { Id = value },
            "$ref" => this with { Reference = value },
            "$type" => this with { Type = value },
            _ => this with { Content = value },
        };
    }
}

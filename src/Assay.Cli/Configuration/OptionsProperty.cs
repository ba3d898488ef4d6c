using System.CommandLine;
using System.Globalization;

namespace Assay.Cli.Configuration;

/// <summary>How a property of the options file is written.</summary>
internal enum PropertyKind
{
    /// <summary>A string.</summary>
    Text,

    /// <summary>A whole number.</summary>
    Number,

    /// <summary>Strings, of which the option takes a comma list; one of them may stand alone.</summary>
    List,

    /// <summary>Strings, each an option of its own; one of them may stand alone.</summary>
    Repeated,

    /// <summary>True or false.</summary>
    Flag,
}

/// <summary>A property of the options file: the option of the same name, as JSON writes names.</summary>
/// <param name="Name">Such as <c>dataSet</c>.</param>
/// <param name="Kind">How it is written.</param>
internal sealed record OptionsProperty(string Name, PropertyKind Kind)
{
    /// <summary>Every property, in the order of the schema.</summary>
    public static IReadOnlyList<OptionsProperty> All { get; } =
    [
        new("types", PropertyKind.Text) { IsPath = true, Use = "build this project or load this dll, and run its code" },
        new("root", PropertyKind.Text),
        new("sample", PropertyKind.Text) { IsPath = true, Use = "read this file" },
        new("factory", PropertyKind.Text) { Use = "run this method" },
        new("known", PropertyKind.List),
        new("includeSample", PropertyKind.Flag) { Use = "put your values into results" },
        new("rows", PropertyKind.List),
        new("dataSet", PropertyKind.List),
        new("size", PropertyKind.List),
        new("payload", PropertyKind.List),
        new("operation", PropertyKind.List),
        new("surface", PropertyKind.Text),
        new("budget", PropertyKind.Text),
        new("blocks", PropertyKind.Number),
        new("precision", PropertyKind.Text),
        new("profile", PropertyKind.Text),
        new("reference", PropertyKind.Text),
        new("with", PropertyKind.Repeated),
        new("runtime", PropertyKind.List),
        new("mode", PropertyKind.List),
        new("source", PropertyKind.Repeated) { IsPath = true, Use = "take packages from this folder, and run their code" },
        new("adapters", PropertyKind.Repeated) { IsPath = true, Use = "build and run the adapters in this folder" },
        new("offline", PropertyKind.Flag),
    ];

    /// <summary>Whether its values are paths, which count from the file's folder.</summary>
    public bool IsPath { get; init; }

    /// <summary>What a command does with what it names, where that runs or reads something else; empty for a plain choice.</summary>
    public string Use { get; init; } = "";

    /// <summary>The option, such as <c>--data-set</c>.</summary>
    public string Option { get; } = "--"
        + string.Concat(
            Name.Select(
            letter => char.IsAsciiLetterUpper(letter) ? $"-{char.ToLower(letter, CultureInfo.InvariantCulture)}" : $"{letter}"));

    /// <summary>The property of a name.</summary>
    public static OptionsProperty Named(string name) => All.Single(property => property.Name == name);

    /// <summary>The property of an option; null for an option that the file has not.</summary>
    public static OptionsProperty? Of(Option option) => All.FirstOrDefault(property => property.Option == option.Name);
}

/// <summary>What a property of the options file says.</summary>
/// <param name="Property">The property.</param>
/// <param name="Values">The option's values; none of a flag.</param>
internal sealed record OptionValue(OptionsProperty Property, IReadOnlyList<string> Values)
{
    /// <summary>The option as the command line takes it.</summary>
    public IEnumerable<string> Arguments =>
        Property.Kind == PropertyKind.Flag ? [Property.Option] : Values.Select(value => $"{Property.Option}={value}");

    /// <summary>The same as people write it.</summary>
    public override string ToString() =>
        Property.Kind == PropertyKind.Flag ? Property.Option : string.Join(' ', Values.Select(value => $"{Property.Option} {value}"));
}

/// <summary>Adds options to a command line.</summary>
internal static class AddedArguments
{
    /// <summary>The arguments with more options of their command.</summary>
    public static string[] To(string[] arguments, Command command, IEnumerable<OptionValue> added)
    {
        int after = Array.IndexOf(arguments, command.Name) + 1;
        return [.. arguments[..after], .. added.SelectMany(option => option.Arguments), .. arguments[after..]];
    }
}

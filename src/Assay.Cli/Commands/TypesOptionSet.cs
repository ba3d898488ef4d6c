using System.CommandLine;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary>The options about a user's own types, shared by the commands that take them.</summary>
internal sealed class TypesOptionSet
{
    private readonly Option<string?> types = Text("--types", "X.dll|X.csproj", "Measure a type of your own in place of data sets: the assembly or project that holds it. It is loaded in workers only.");
    private readonly Option<string?> root = Text("--root", "Shop.Order", "The type in --types whose values are written and read; collections such as Shop.Order[] and closed generic types too.");
    private readonly Option<string?> sample = Text("--sample", "orders.json", "Values of it: a JSON file with one object, an array of them, or one in each line.");
    private readonly Option<string?> factory = Text("--factory", "Shop.Samples.Make", "Values of it from a static method without parameters. Without --sample and --factory they are generated.");
    private readonly Option<string?> known = Text("--known", "A,B", "Further types for members declared as a base type, an interface or object, beside those of the root's assembly.");
    private readonly Option<bool> includeSample = new("--include-sample") { Description = "Let results and reports hold the sample, and texts of failures that may quote it. Without it no value of yours leaves the workers." };

    public IEnumerable<Option> All => [types, root, sample, factory, known, includeSample];

    /// <summary>The options as given; null where none was.</summary>
    public TypesRequest? Request(ParseResult parsed)
    {
        TypesRequest request = new()
        {
            Assembly = parsed.GetValue(types),
            Root = parsed.GetValue(root),
            Sample = parsed.GetValue(sample),
            Factory = parsed.GetValue(factory),
            Known = parsed.GetValue(known),
            IsSampleIncluded = parsed.GetValue(includeSample),
        };
        return request.IsGiven ? request : null;
    }

    private static Option<string?> Text(string name, string helpName, string description) => new(name) { HelpName = helpName, Description = description };
}

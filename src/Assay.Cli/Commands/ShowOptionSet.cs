using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>The options of <c>assay show</c>.</summary>
internal sealed class ShowOptionSet
{
    private static readonly string[] Formats = ["table", "json"];
    private readonly Option<string?> rows = Text("--rows", "a,b|glob", "Rows to show: names, families (json.net) or globs (json.net/*).");
    private readonly Option<string?> dataSets = Text("--data-set", "books,northwind", "Data sets to show an instance of. Default: books.");
    private readonly Option<string?> sizes = Text("--size", "1", "Size of the instance, in units of the data set. Default: the smallest that the data set has.");
    private readonly Option<string?> payloads = Text("--payload", "N", "Bytes of binary payload in each unit, for data sets that carry one.");
    private readonly Option<string?> surface = Text("--surface", string.Join('|', EnumNames.All<Surface>()), "How the bytes pass from the library to Assay. Default: each row's own.");
    private readonly Option<bool> contract = new("--contract") { Description = "Print the types that each row's dialect asks for instead of bytes, and count what would be written. Builds and runs nothing." };
    private readonly Option<string?> format = FormatOption.Create(Formats);
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();
    private readonly TypesOptionSet types = new();

    public IEnumerable<Option> All => [rows, dataSets, sizes, payloads, .. types.All, surface, contract, .. variants.All, .. builds.All, format];

    public bool IsContract(ParseResult parsed) => parsed.GetValue(contract);

    public bool IsJson(ParseResult parsed) => FormatOption.Read(parsed.GetValue(format), Formats) == "json";

    /// <summary>What was given, unread.</summary>
    /// <exception cref="BadInputException">No row is named.</exception>
    public RunRequest Request(ParseResult parsed)
    {
        RunRequest request = variants.AddTo(
            new RunRequest
            {
                Rows = parsed.GetValue(rows),
                DataSets = parsed.GetValue(dataSets),
                Sizes = parsed.GetValue(sizes),
                Payloads = parsed.GetValue(payloads),
                Surface = parsed.GetValue(surface),
                Builds = builds.Options(parsed),
                Types = types.Request(parsed),
            },
            parsed);
        return request.Rows is not null || request.With.Count > 0
            ? request
            : throw new BadInputException("Name the rows to show with --rows, such as --rows json.net/reused,google.protobuf. 'assay list rows' shows all.");
    }

    private static Option<string?> Text(string name, string helpName, string description) => new(name) { HelpName = helpName, Description = description };
}

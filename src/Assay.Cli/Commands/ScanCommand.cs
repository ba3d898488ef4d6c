using System.CommandLine;
using System.Text.Json;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Cli.Scanning;
using Assay.Core.Files;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Report;
using Assay.Shapes.Reading;
using Assay.Shapes.Scanning;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary><c>assay scan X.dll</c>: which rows could carry an assembly's types, from metadata alone.</summary>
internal sealed class ScanCommand(
    Streams streams, IReadOnlyList<RowGroup> groups, IReadOnlyList<string> patterns, IReadOnlyList<string> references)
{
    private static readonly string[] Formats = ["table", "json"];

    private static readonly RunOption Format = OptionsOfOutput.FormatFrom(Formats);

    private static readonly RunOption Roots =
        new("--roots", "Shop.*", "Types to check: full names or globs. Default: all types marked [Serializable].");

    private static readonly RunOption Rows = OptionsOfRows.Rows with
    {
        Help = "Rows to check: names, families or globs. Default: all except the reference rows.",
    };

    private static readonly RunOption References = new(
        "--references", "DIR",
        "Folder with assemblies that yours reference, in addition to their own folders and the runtime. Can be repeated.")
    {
        Form = OptionForm.Repeated,
    };

    private static readonly RunOption All = OptionsOfOutput.All with
    {
        Help = "Print every list to its end. Default: the first six names of each.",
    };

    public static Command Create(CommandServices services)
    {
        Argument<string[]> files = new("FILE") { Arity = ArgumentArity.OneOrMore, Description = ".NET assemblies (.dll or .exe)." };
        OptionSet options = new(
            new OptionGroup("What to scan", [Roots, Rows, References, OptionsOfPlaces.Adapters]),
            new OptionGroup("What to print", [All, Format]))
        {
            FromFile = FileRule.Places with { Runs = static _ => false },
        };
        var command = options.Command(
            services,
            "scan",
            "Show which rows support the types of an assembly. Counts the types that need edits. Runs none of your code.",
            [
                ("assay scan Shop.dll", "every type that is marked [Serializable]"),
                ("assay scan Shop.dll --roots 'Shop.Orders.*' --rows json.net,MessagePack", "some types, two libraries"),
                ("assay scan bin/*.dll --references packages --all", "several assemblies, every list whole"),
            ],
            (parsed, given) => Execute(services, given, parsed.GetRequiredValue(files)));
        command.Add(files);
        return command;
    }

    private static int Execute(CommandServices services, GivenOptions given, IReadOnlyList<string> files)
    {
        var written = FormatOption.Read(given.Text(Format), Formats);
        var options = BuildOptions.Of(given);
        var asked = RowsOf(given.Text(Rows), BuildPlaces.Catalogue(services.Workspace, options));
        var groups = WithStates(
            RowGroup.Of(asked.Select(row => row.Definition)), asked, new AdapterBuilder(services.Workspace, BuildPlaces.Feeds(options)));
        return new ScanCommand(
            services.Streams,
            groups,
            given.Text(Roots) is string pattern ? Lists.Split(pattern, Roots.Name) : [],
            [.. given.Values(References), .. RuntimeFolders.All]).Execute(files, written, given.Has(All));
    }

    private static IReadOnlyList<SelectedRow> RowsOf(string? list, AdapterCatalogue catalogue)
    {
        var rows = RowSelection.Select(list, catalogue);
        return list is null ? [.. rows.Where(row => !row.Definition.IsReference)] : rows;
    }

    /// <summary>
    /// Marks rows that an earlier build or restore could not have, and those of whose packages nothing is known; no feed is asked here.
    /// </summary>
    private static IReadOnlyList<RowGroup> WithStates(
        IReadOnlyList<RowGroup> groups, IReadOnlyList<SelectedRow> rows, AdapterBuilder builder)
    {
        var known = rows.Where(row => row.Definition.Excluded.Length == 0)
            .DistinctBy(row => row.Definition.Name)
            .ToDictionary(row => row.Definition.Name, row => builder.Known(row.BuiltFor(BuiltDataSets.Default).Build));
        HashSet<string> withoutPackages = [.. rows.Where(row => !row.Definition.Project.NeedsPackages).Select(row => row.Definition.Name)];
        return
        [
            .. groups.Select(group => group with
            {
                Unavailable = [.. group.Rows.Where(row => known[row] is { Program: null })],
                Unknown = [.. group.Rows.Where(row => known[row] is null && !withoutPackages.Contains(row))],
            }),
        ];
    }

    private int Execute(IReadOnlyList<string> files, string format, bool isWhole)
    {
        List<string> names = [];
        List<ScannedAssembly> assemblies = [.. files.Select(file => Scan(file, names))];
        if (assemblies.TrueForAll(assembly => assembly.Types.Count == 0))
            throw Nothing(files, names);
        if (format == "json")
            SafeWriter.WriteText(
                streams.Output, JsonSerializer.Serialize(ScanDocument.From(assemblies, groups), ScanJson.Default.ScanDocument));
        else
            new ScanText(streams.Output, groups, streams.Columns, isWhole).Write(assemblies, patterns.Count == 0 ? "[Serializable] " : "");
        return ExitCode.Done;
    }

    private ScannedAssembly Scan(string file, List<string> names)
    {
        if (string.IsNullOrWhiteSpace(file))
            throw new BadInputException("The name of the assembly is empty. Name the .dll that contains the types.");
        if (Directory.Exists(file))
            throw new BadInputException(
                $"{Shortened.Of(file)} is a folder. Name the assemblies in it, such as {Path.Combine(file, "*.dll")}.");
        if (File.Exists(file))
            UserFile.EnsureReadable(file, FileUse.Assembly);
        foreach (var folder in references.Prepend(Path.GetDirectoryName(Path.GetFullPath(file))!))
            UserFile.EnsureAssemblies(folder);
        try
        {
            using var scanner = AssemblyScanner.Open(file, references);
            names.AddRange(scanner.TypeNames);
            return new ScannedAssembly(
                file,
                ScanProgress.During(streams, progress => scanner.Scan(patterns, [.. groups.Select(group => group.Dialect)], progress)));
        }
        catch (ShapeException exception)
        {
            throw new BadInputException(exception.Message, exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{Shortened.Of(file)} cannot be read ({IoReason.Of(exception, file)}). Name a file you can read.", exception);
        }
    }

    private BadInputException Nothing(IReadOnlyList<string> files, List<string> names)
    {
        var where = files.Count == 1 ? files[0] : "These files";
        if (names.Count == 0)
            return new BadInputException($"{where} {(files.Count == 1 ? "has" : "have")} no types. Name the assembly that contains yours.");
        if (patterns.Count > 0)
            return NearestNames.Unknown("type in these files", patterns[0], names);
        var example = names.GroupBy(name => name[..Math.Max(0, name.LastIndexOf('.'))]).MaxBy(group => group.Count())!.Key + ".*";
        return new BadInputException(
            $"{where} {(files.Count == 1 ? "has" : "have")} no type marked [Serializable]. Select types, such as --roots '{example}'.");
    }
}

using System.Text.Json;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Scanning;
using Assay.Core.Files;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.UserTypes;
using Assay.Experiments.Data;
using Assay.Report;
using Assay.Shapes.Reading;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Commands;

/// <summary><c>assay check --types X.dll</c>: which rows could carry an assembly's types, from metadata alone.</summary>
internal sealed class TypeScan(
    Streams streams, IReadOnlyList<RowGroup> groups, IReadOnlyList<string> patterns, IReadOnlyList<string> references)
{
    private static readonly HashSet<string> Possible =
    [
        OptionsOfTypes.Types.Name, OptionsOfTypes.Root.Name, DataExperiment.NoRun.Name, OptionsOfRows.Rows.Name,
            DataExperiment.References.Name, OptionsOfOutput.All.Name,
        OptionsOfOutput.Details.Name, OptionsOfOutput.Format.Name, OptionsOfOutput.Trust.Name, OptionsOfPlaces.Sources.Name,
        OptionsOfPlaces.Adapters.Name, OptionsOfPlaces.Offline.Name,
    ];

    /// <summary>Whether types are only read: it is asked for, or none is named whose values could be made.</summary>
    public static bool IsAsked(GivenOptions given) => given.Has(OptionsOfTypes.Types) && !given.Has(OptionsOfOutput.Resume)
        && (given.Has(DataExperiment.NoRun) || !given.Has(OptionsOfTypes.Root));

    /// <summary>Reads and prints.</summary>
    /// <exception cref="BadInputException">A file cannot be read, or an option has no effect.</exception>
    public static int Execute(CommandServices services, GivenOptions given)
    {
        if (given.All.FirstOrDefault(option => !Possible.Contains(option.Option.Name)) is { Option.Name: { } other })
            throw new BadInputException(given.Has(DataExperiment.NoRun)
                ? $"{other} has no effect with --no-run, which only reads the types. Omit one of them."
                : $"{other} needs --root, the type to check. Without it the assembly is only read: omit {other}, or add --root.");
        var form = OptionsOfOutput.FormOf(given);
        if (form.Format is not ("table" or "json"))
            throw new BadInputException("What is read from metadata has the formats table and json. Use one of them.");
        var options = BuildOptions.Of(given);
        var asked = RowsOf(given.Text(OptionsOfRows.Rows), BuildPlaces.Catalogue(services.Workspace, options));
        var groups = WithStates(
            RowGroup.Of(asked.Select(row => row.Definition)), asked, new AdapterBuilder(services.Workspace, BuildPlaces.Feeds(options)));
        return new TypeScan(
            services.Streams,
            groups,
            given.Text(OptionsOfTypes.Root) is string roots ? Lists.Split(roots, OptionsOfTypes.Root.Name) : [],
            [.. given.Values(DataExperiment.References), .. RuntimeFolders.All])
            .Execute(Lists.Split(given.Text(OptionsOfTypes.Types)!, OptionsOfTypes.Types.Name), form);
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

    private int Execute(IReadOnlyList<string> files, ReportForm form)
    {
        List<string> names = [];
        List<ScannedAssembly> assemblies = [.. files.Select(file => Scan(file, names))];
        if (assemblies.TrueForAll(assembly => assembly.Types.Count == 0))
            throw patterns.Count > 0 && names.Count > 0
                ? NearestNames.Unknown("type in these files", patterns[0], names)
                : new BadInputException(
                    $"{(files.Count == 1 ? $"{files[0]} has" : "These files have")} no types. Name the assembly that contains yours.");
        if (form.Format == "json")
            SafeWriter.WriteText(
                streams.Output, JsonSerializer.Serialize(ScanDocument.From(assemblies, groups), ScanJson.Default.ScanDocument));
        else
            new ScanText(streams.Output, groups, streams.Columns, form.Extent != ReportExtent.FirstScreen).Write(assemblies);
        return ExitCode.Done;
    }

    private ScannedAssembly Scan(string file, List<string> names)
    {
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
                patterns.Count == 0 && scanner.HasSerializable,
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
}

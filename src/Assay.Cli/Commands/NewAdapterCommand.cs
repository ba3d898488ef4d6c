using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Shapes;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay new-adapter NAME --package P --dialect D</c>: a project whose row is there at once and works when its calls are written.
/// </summary>
internal static class NewAdapterCommand
{
    public static Command Create(CommandServices services)
    {
        Argument<string> name = new("NAME") { Description = "Name of the row, such as acme or acme/fast." };
        Option<string> package = new("--package") { Description = "Package id.", HelpName = "P", Required = true };
        Option<string> dialect = new("--dialect")
        {
            Description = $"How its types are declared. One of: {string.Join(", ", Dialects())}.",
            HelpName = "D",
            Required = true,
        };
        Option<string?> version = new("--version")
        {
            Description = "Package version. Default: the newest in your NuGet sources.",
            HelpName = "V",
        };
        Option<string?> surfaces = new("--surface")
        {
            Description = "How the caller passes bytes to the library; the first one is measured. Default: bytes.",
            HelpName = string.Join(',', EnumNames.All<Surface>()),
        };
        Option<string?> format = new("--format") { Description = "Format it writes. Default: binary.", HelpName = "text|binary" };
        Option<string?> adapters = new("--adapters")
        {
            Description = "Folder to write the adapter to. Default: adapters in this checkout.",
            HelpName = "DIR",
        };
        HelpedCommand command = new(
            "new-adapter",
            "Create an adapter project for another package.",
            "CONTRIBUTING.md",
            [
                ("assay new-adapter acme --package Acme.Json --dialect plain", "in this checkout"),
                ("assay new-adapter acme --package Acme.Json --dialect plain --adapters mine", "in a folder of yours"),
            ],
            ("The package", [package, version]),
            ("The adapter", [dialect, surfaces, format, adapters])) { name };
        command.SetAction(parsed => Interrupt.During(services.Streams, cancellation => Run(services, new NewAdapterRequest
        {
            Row = parsed.GetRequiredValue(name),
            Package = parsed.GetRequiredValue(package),
            Dialect = parsed.GetRequiredValue(dialect),
            Version = parsed.GetValue(version),
            Surfaces = parsed.GetValue(surfaces),
            Format = parsed.GetValue(format),
            Directory = parsed.GetValue(adapters),
        }, cancellation), "Interrupted. Nothing was written."));
        return command;
    }

    private static int Run(CommandServices services, NewAdapterRequest request, CancellationToken cancellation)
    {
        (var workspace, var streams, _) = services;
        var framework = BuildTarget.Default.Framework;
        var adapter = new NewAdapterReader(AdapterCatalogue.Read(workspace.Adapters, framework), Dialects()).Read(request);
        if (request.Directory is null && workspace.IsInstalled)
            throw new BadInputException(
                "An installed Assay takes new adapters from your own folder. Name one, such as --adapters adapters.");
        var folder = Path.GetFullPath(request.Directory ?? workspace.Adapters);
        AdapterScaffold scaffold = new(folder, workspace.Engineering);
        scaffold.FolderFor(adapter.Package);
        streams.Errors.WriteLine($"Checking your NuGet sources for {adapter.Package} ...");
        var answer = PackageQuestion.Ask(adapter.Package, adapter.Version, framework, workspace, cancellation);
        if (answer.Version is null && adapter.Version.Length == 0)
            throw new BadInputException(
                $"{adapter.Package} is not in your NuGet sources ({answer.Cause}). Correct --package, or give --version to create the "
                    + "adapter anyway.");
        if (answer.Version is null)
            streams.Errors.WriteLine(
                $"{adapter.Package} {adapter.Version} is not in your NuGet sources ({answer.Cause}), so its row is not available here.");
        adapter = adapter with { Version = answer.Version ?? adapter.Version, HomePage = answer.HomePage, Licence = answer.Licence };
        Tell(streams.Output, adapter, scaffold.Write(adapter), request.Directory, workspace.IsInstalled ? "assay" : "./assay");
        return ExitCode.Done;
    }

    private static void Tell(TextWriter output, NewAdapter adapter, IReadOnlyList<string> files, string? privateFolder, string program)
    {
        var here = Directory.GetCurrentDirectory();
        List<string> shown = [.. files.Select(file => Path.GetRelativePath(here, file))];
        output.WriteLine($"Written: {string.Join(", ", shown)}");
        IEnumerable<string> steps =
        [
            $"In {shown[1]}, replace each throw with a call to {adapter.Package} {adapter.Version}.",
            adapter.HomePage.Length == 0 || adapter.Licence.Length == 0
                ? $"In {shown[0]}, add home page and licence; the package names neither."
                : $"In {shown[0]}, check home page and licence, and add the settings you use.",
            .. privateFolder is null
                ? [$"dotnet test tests/Assay.Adapters.Tests --filter \"DisplayName~{adapter.Row}\""]
                : Array.Empty<string>(),
            $"{program} run --rows {adapter.Row} --data-set '*'{(privateFolder is null ? "" : $" --adapters {privateFolder}")}",
        ];
        foreach (var (i, step) in steps.Index())
            output.WriteLine($"{i + 1}. {step}");
    }

    private static IReadOnlyList<string> Dialects() =>
        [.. DialectCatalogue.All.Select(dialect => dialect.Name).Order(StringComparer.Ordinal)];
}

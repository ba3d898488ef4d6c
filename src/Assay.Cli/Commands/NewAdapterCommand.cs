using System.CommandLine;
using Assay.Core.Adapters;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Shapes;

namespace Assay.Cli.Commands;

/// <summary><c>assay new-adapter NAME --package P --dialect D</c>: a project whose row is there at once and works when its calls are written.</summary>
internal static class NewAdapterCommand
{
    public static Command Create(Workspace workspace)
    {
        Argument<string> name = new("NAME") { Description = "The name of the row, such as acme or acme/fast." };
        Option<string> package = new("--package") { Description = "The package's id.", HelpName = "P", Required = true };
        Option<string> dialect = new("--dialect") { Description = $"How its types are declared: {string.Join(", ", Dialects())}.", HelpName = "D", Required = true };
        Option<string?> version = new("--version") { Description = "The package's version. Default: the newest that this machine's feeds have.", HelpName = "V" };
        Option<string?> surfaces = new("--surface") { Description = "How bytes pass between caller and library; the first is measured. Default: bytes.", HelpName = string.Join(',', EnumNames.All<Surface>()) };
        Option<string?> format = new("--format") { Description = "What it writes. Default: binary.", HelpName = "text|binary" };
        Option<string?> adapters = new("--adapters") { Description = "The folder of adapters to write into. Default: that of this checkout.", HelpName = "DIR" };
        Command command = new("new-adapter", "Write the project and the class of an adapter for another package.") { name, package, dialect, version, surfaces, format, adapters };
        command.SetAction(parsed => Interrupt.During(cancellation => Run(workspace, new NewAdapterRequest
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

    private static int Run(Workspace workspace, NewAdapterRequest request, CancellationToken cancellation)
    {
        string framework = BuildTarget.Default.Framework;
        NewAdapter adapter = new NewAdapterReader(AdapterCatalogue.Read(workspace.Adapters, framework), Dialects()).Read(request);
        string folder = Path.GetFullPath(request.Directory ?? workspace.Adapters);
        AdapterScaffold scaffold = new(folder, workspace.Engineering);
        scaffold.FolderFor(adapter.Package);
        Console.Error.WriteLine($"Asking this machine's feeds for {adapter.Package} ...");
        PackageAnswer answer = PackageQuestion.Ask(adapter.Package, adapter.Version, framework, cancellation);
        if (answer.Version is null && adapter.Version.Length == 0)
            throw new BadInputException($"This machine's feeds do not have {adapter.Package} ({answer.Cause}); correct --package, or give --version to write an adapter for machines that have it.");
        if (answer.Version is null)
            Console.Error.WriteLine($"This machine's feeds do not have {adapter.Package} {adapter.Version} ({answer.Cause}): its row is not available here.");
        adapter = adapter with { Version = answer.Version ?? adapter.Version, HomePage = answer.HomePage, Licence = answer.Licence };
        Tell(adapter, scaffold.Write(adapter), request.Directory);
        return ExitCode.Done;
    }

    private static void Tell(NewAdapter adapter, IReadOnlyList<string> files, string? privateFolder)
    {
        string here = Directory.GetCurrentDirectory();
        List<string> shown = [.. files.Select(file => Path.GetRelativePath(here, file))];
        Console.WriteLine($"Written: {string.Join(", ", shown)}");
        IEnumerable<string> steps =
        [
            $"Write the calls of {adapter.Package} {adapter.Version} where {shown[1]} throws.",
            adapter.HomePage.Length == 0 || adapter.Licence.Length == 0
                ? $"Say where the library lives and its licence in {shown[0]}: the package does not."
                : $"See that home page and licence in {shown[0]} are right, and state the settings you use.",
            .. privateFolder is null ? [$"dotnet test tests/Assay.Adapters.Tests --filter \"DisplayName~{adapter.Row}\""] : Array.Empty<string>(),
            $"./assay run --rows {adapter.Row} --data-set '*'{(privateFolder is null ? "" : $" --adapters {privateFolder}")}",
        ];
        foreach (var (i, step) in steps.Index())
            Console.WriteLine($"{i + 1}. {step}");
    }

    private static IReadOnlyList<string> Dialects() => [.. DialectCatalogue.All.Select(dialect => dialect.Name).Order(StringComparer.Ordinal)];
}

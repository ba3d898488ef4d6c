using System.CommandLine;
using System.Globalization;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Report;
using Assay.Validation;
using Assay.Validation.Checks;
using Assay.Validation.Load;
using Assay.Validation.Measuring;
using Assay.Validation.SecondOpinions;
using Assay.Validation.Writing;

namespace Assay.Cli.Commands;

/// <summary><c>assay validate</c>: the engine judged by itself and by BenchmarkDotNet.</summary>
internal sealed class ValidateCommand(CommandServices services)
{
    public static Command Create(CommandServices services)
    {
        ValidateOptionSet options = new();
        HelpedCommand command = new(
            "validate",
            "Test whether Assay measures correctly. Checks: one row under several names, injected slowdowns, load, simulations, and "
                + "BenchmarkDotNet. Takes over an hour; --quick takes a few minutes.",
            "docs/validate.md",
            [
                ("assay validate --quick", "a few minutes"),
                ("assay validate --check aa,slowdown --runs 5", "two checks"),
                ("assay validate --out validation.json", "everything, also as a file"),
            ],
            options.Groups);
        command.SetAction(parsed =>
        {
            var catalogue = AdapterCatalogue.Read(services.Workspace.Adapters, BuildTarget.Default.Framework);
            return new ValidateCommand(services).Execute(
                catalogue, options.Request(parsed, catalogue), options.Out(parsed), options.Format(parsed));
        });
        return command;
    }

    private int Execute(AdapterCatalogue catalogue, ValidationRequest request, string? outFile, string format)
    {
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        using var place = outFile is null ? null : OutFile.ChooseNew(outFile);
        var path = place?.Path;
        using PayloadFolder payloads = new(services.Workspace.Payloads);
        var validation = Services(catalogue, payloads, new ValidationLines(services.Streams.Errors, TimeProvider.System));
        return Interrupt.During(
            services.Streams, cancellation =>
            {
                var report = new EngineValidation(request, validation).Run(cancellation);
                Write(report, format, path);
                return report.IsMet ? ExitCode.Done : ExitCode.NothingMeasured;
            },
            $"Interrupted. No check was finished; results so far are in {validation.ResultsFolder}.");
    }

    private ValidationServices Services(AdapterCatalogue catalogue, PayloadFolder payloads, IValidationProgress progress)
    {
        var run = new RunComposition(services, PackageFeeds.OfEnvironment()).Services(RunProfile.Standard, payloads, progress);
        var folder = Path.Combine(services.Workspace.Cache, "validation", string.Create(
            CultureInfo.InvariantCulture, $"{OutFile.NameOf(DateTimeOffset.UtcNow)}-{Environment.ProcessId}"));
        SecondOpinionJobs second =
            new(catalogue, run, cancellation => SecondOpinionProgram.Build(services.Workspace, BuildConfiguration.Name, cancellation));
        return new ValidationServices(
            new EngineMeasurement(catalogue, run, AssayVersion.Text, folder).Measure,
            new AvailableRows(catalogue, run.Build).Among,
            kind => Disturbance.Start(typeof(ValidateCommand).Assembly.Location, kind, Environment.ProcessorCount),
            second.Prepare,
            TimeProvider.System,
            progress,
            AssayVersion.Text,
            folder);
    }

    private void Write(ValidationReport report, string format, string? path)
    {
        using (var output = services.Streams.OpenReport())
            ValidationWriters.Write(format, report, output, services.Streams.Style);
        if (path is null)
            return;
        using StreamWriter file = new(path);
        ValidationWriters.Write("json", report, file, OutputStyle.Plain);
    }
}

/// <summary>The options of <c>assay validate</c>.</summary>
internal sealed class ValidateOptionSet
{
    private const int MostLaunches = 100;
    private readonly Option<bool> quick = new("--quick") { Description = "A few minutes: fewer runs and blocks, and no BenchmarkDotNet." };
    private readonly Option<string?> checks = TextOption.Create("--check", string.Join(',', CheckName.All), "Checks to run. Default: all.");
    private readonly Option<string?> row = TextOption.Create(
        "--row", "row", $"Row that is measured under several names and slowed down. Default: {RunPlanner.DefaultReference}.");
    private readonly Option<string?> runs = TextOption.Create("--runs", "N",
        $"Runs of each of the checks {string.Join(", ", CheckName.Repeated)}. Default: {ValidationScale.Full.AliasRuns} of aliases, "
            + $"{ValidationScale.Full.SlowdownRuns} of slowdowns, {ValidationScale.Full.DisturbedRuns} next to load.");
    private readonly Option<string?> launches = TextOption.Create("--processes", "N",
        $"BenchmarkDotNet launches of each operation. Default: {ValidationScale.StandardLaunches}; fewer are less reliable.");
    private readonly Option<string?> cells = TextOption.Create("--cells", "row:serialize,row",
        "Rows and operations that BenchmarkDotNet measures too; a row alone means both operations. Default: six rows.");
    private readonly Option<string?> outFile = TextOption.Create("--out", "FILE", "Also write the result to a JSON file.");
    private readonly Option<string?> format = FormatOption.Create(ValidationWriters.Names);

    /// <summary>The options in groups, for the help.</summary>
    public (string Title, IReadOnlyList<Option> Options)[] Groups =>
        [("What to test", [checks, row, cells]), ("How long", [quick, runs, launches]), ("What to print", [format, outFile])];

    /// <summary>What is asked for, found valid.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist.</exception>
    public ValidationRequest Request(ParseResult parsed, AdapterCatalogue catalogue)
    {
        var isQuick = parsed.GetValue(quick);
        var names = parsed.GetValue(checks) is string list
            ? [.. Lists.Split(list, "--check").Select(Check).Distinct()]
            : CheckName.All;
        var number = RunsOf(parsed.GetValue(runs), names);
        var scale = isQuick ? ValidationScale.Quick : ValidationScale.Full;
        return new ValidationRequest
        {
            Row = catalogue.Find(parsed.GetValue(row) ?? RunPlanner.DefaultReference).Name,
            Checks = names,
            IsQuick = isQuick,
            Runs = number,
            Scale = number is int some ? scale.WithRuns(some) : scale,
            Launches = LaunchesOf(parsed.GetValue(launches)),
            Cells = parsed.GetValue(cells) is string text
                ? [.. Lists.Split(text, "--cells").SelectMany(cell => Cells(cell, catalogue)).Distinct()]
                : [],
        };
    }

    public string? Out(ParseResult parsed) => parsed.GetValue(outFile);

    public string Format(ParseResult parsed) => FormatOption.Read(parsed.GetValue(format), ValidationWriters.Names);

    private static string Check(string name) =>
        CheckName.All.Contains(name) ? name : throw NearestNames.Unknown("check", name, CheckName.All);

    private static int? RunsOf(string? text, IReadOnlyList<string> checks)
    {
        if (text is null)
            return null;
        if (!int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number)
            || number is < 1 or > ValidationScale.MostRuns)
            throw new BadInputException($"--runs needs a number from 1 to {ValidationScale.MostRuns}, not \"{text}\".");
        return checks.Intersect(CheckName.Repeated).Any()
            ? number
            : throw new BadInputException(
                $"--runs is for the checks {string.Join(", ", CheckName.Repeated)}, and --check names none of them. Add one to --check, "
                    + "or omit --runs.");
    }

    private static int LaunchesOf(string? text)
    {
        if (text is null)
            return ValidationScale.StandardLaunches;
        return int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number is >= 1 and <= MostLaunches
            ? number
            : throw new BadInputException(
                $"--processes needs a number from 1 to {MostLaunches}, not \"{text}\". The method requires "
                    + $"{ValidationScale.StandardLaunches}.");
    }

    private static IEnumerable<ComparedCell> Cells(string text, AdapterCatalogue catalogue)
    {
        var parts = text.Split(':', 2);
        var name = catalogue.Find(parts[0]).Name;
        if (parts.Length == 1)
            return [new ComparedCell(name, Operation.Deserialize), new ComparedCell(name, Operation.Serialize)];
        string[] valid = [EnumNames.Of(Operation.Serialize), EnumNames.Of(Operation.Deserialize)];
        return valid.Contains(parts[1])
            ? [new ComparedCell(name, EnumNames.Read<Operation>("operation", parts[1]))]
            : throw NearestNames.Unknown("operation", parts[1], valid);
    }
}

/// <summary>
/// What <c>assay validate --check load</c> puts next to a run: this program again, hidden, so that it needs nothing else built.
/// </summary>
internal static class DisturbCommand
{
    public static Command Create(Streams streams)
    {
        Argument<DisturbanceKind> kind = new("kind");
        Argument<int> processor = new("processor");
        Argument<string?> works = new("works") { Arity = ArgumentArity.ZeroOrOne };
        Command command = new(DisturbingLoop.Command, "Disturb other programs until standard input ends.") { Hidden = true };
        command.Add(kind);
        command.Add(processor);
        command.Add(works);
        command.SetAction(parsed =>
        {
            DisturbingLoop.RunUntilEndOf(
                new DisturbingTask(parsed.GetValue(kind), parsed.GetValue(processor), parsed.GetValue(works)), streams.OpenInput());
            return ExitCode.Done;
        });
        return command;
    }
}

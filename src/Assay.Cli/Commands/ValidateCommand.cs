using System.CommandLine;
using System.Globalization;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
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
internal sealed class ValidateCommand(Workspace workspace, RunLog log)
{
    /// <summary>The configuration that this program was built in; the second opinion must hold the same worker.</summary>
#if DEBUG
    private const string Configuration = "Debug";
#else
    private const string Configuration = "Release";
#endif

    public static Command Create(Workspace workspace, RunLog log)
    {
        ValidateOptionSet options = new();
        Command command = new("validate", "Judge the engine: aliases, injected slowdowns, load, simulations, and BenchmarkDotNet. Takes over an hour; --quick takes two minutes.");
        foreach (Option option in options.All)
            command.Add(option);
        command.SetAction(parsed =>
        {
            AdapterCatalogue catalogue = AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework);
            return new ValidateCommand(workspace, log).Execute(catalogue, options.Request(parsed, catalogue), options.Out(parsed), options.Format(parsed));
        });
        return command;
    }

    private int Execute(AdapterCatalogue catalogue, ValidationRequest request, string? outFile, string format)
    {
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        using ResultsPlace? place = outFile is null ? null : OutFile.ChooseNew(outFile);
        string? path = place?.Path;
        using PayloadFolder payloads = new(workspace.Payloads);
        ValidationServices services = Services(catalogue, payloads, new ValidationLines(Console.Error, TimeProvider.System));
        return Interrupt.During(
            cancellation =>
            {
                ValidationReport report = new EngineValidation(request, services).Run(cancellation);
                Write(report, format, path);
                return report.IsMet ? ExitCode.Done : ExitCode.NothingMeasured;
            },
            $"Interrupted. What was measured is in {services.ResultsFolder}; no check was judged.");
    }

    private ValidationServices Services(AdapterCatalogue catalogue, PayloadFolder payloads, IValidationProgress progress)
    {
        RunServices run = RunComposition.Services(workspace, PackageFeeds.OfEnvironment(), log, RunProfile.Standard, payloads, progress);
        string folder = Path.Combine(workspace.Cache, "validation", string.Create(CultureInfo.InvariantCulture, $"{OutFile.NameOf(DateTimeOffset.UtcNow)}-{Environment.ProcessId}"));
        SecondOpinionJobs second = new(catalogue, run, cancellation => SecondOpinionProgram.Build(workspace, Configuration, cancellation));
        return new ValidationServices(
            new EngineMeasurement(catalogue, run, AssayVersion.Text, folder).Measure,
            new AvailableRows(catalogue, run.Build).Among,
            () => BusyProcesses.Start(typeof(ValidateCommand).Assembly.Location, Environment.ProcessorCount),
            second.Prepare,
            TimeProvider.System,
            progress,
            AssayVersion.Text,
            folder);
    }

    private static void Write(ValidationReport report, string format, string? path)
    {
        using (TextWriter output = StandardStreams.OpenAnswer())
            ValidationWriters.Write(format, report, output, OutputWidth.Style);
        if (path is null)
            return;
        using StreamWriter file = new(path);
        ValidationWriters.Write("json", report, file, OutputStyle.Plain);
    }
}

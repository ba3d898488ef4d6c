using System.CommandLine;
using System.Globalization;
using Assay.Cli.Commands;
using Assay.Cli.Completion;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Engine;
using Assay.Experiments.Registry;

namespace Assay.Cli;

/// <summary>Parses, runs a command and turns every failure into a sentence and an exit code.</summary>
public static class AssayProgram
{
    /// <summary>The argument with which this program starts itself to remove what it left when it was killed.</summary>
    internal const string CleansUp = "[clean-up]";

    /// <summary>Runs the command line.</summary>
    /// <returns>One of <see cref="ExitCode"/>.</returns>
    public static int Run(string[] arguments)
    {
        LeftoverWatch.CleanWith(typeof(AssayProgram).Assembly.Location, CleansUp);
        return Run(arguments, Workspace.Locate, Trust.Terminal());
    }

    /// <summary>Removes what programs left that were killed; nobody sees what it says.</summary>
    /// <param name="program">The number of the process of that which was killed.</param>
    internal static int CleanUp(string program)
    {
        if (int.TryParse(program, NumberStyles.None, CultureInfo.InvariantCulture, out var id))
            LeftoverWatch.AwaitEnd(id);
        PayloadFolder.RemoveLeftOvers(Workspace.Locate().Payloads);
        return ExitCode.Done;
    }

    /// <summary>Runs the command line elsewhere, such as in a test.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="locate">Finds the folders.</param>
    /// <param name="terminal">Where somebody answers questions of trust; null for nobody.</param>
    /// <returns>One of <see cref="ExitCode"/>.</returns>
    public static int Run(string[] arguments, Func<Workspace> locate, TextReader? terminal)
    {
        ArgumentNullException.ThrowIfNull(locate);
        ExperimentList.MakeKnown();
        try
        {
            ProcessVariables.EnsureUsable();
            return Run(arguments, locate(), terminal);
        }
        catch (BadInputException exception)
        {
            Console.Error.WriteLine(ShortSentence.Of(exception.Message, arguments));
            return ExitCode.BadInput;
        }
        catch (AnswerNotWrittenException exception)
        {
            Console.Error.WriteLine(exception.Message);
            return ExitCode.NothingMeasured;
        }
    }

    private static int Run(string[] arguments, Workspace workspace, TextReader? terminal)
    {
        Trust trust = new(new TrustRecords(workspace.Trusted), terminal);
        RunLog log = new(Path.Combine(workspace.Logs, "assay.log"));
        try
        {
            var root = Root(new CommandServices(workspace, log, trust));
            using SeveralLinesWriter output = new(Console.Out);
            return Parsed(root, arguments).Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false, Output = output });
        }
        catch (Exception exception) when (exception is not (BadInputException or AnswerNotWrittenException))
        {
            log.Write("assay " + string.Join(' ', arguments), exception.ToString());
            Console.Error.WriteLine(Failure(exception, log));
            return IoReason.Of(exception) == IoReason.TooManyFiles ? ExitCode.BadInput : ExitCode.NothingMeasured;
        }
    }

    private static ParseResult Parsed(RootCommand root, string[] arguments)
    {
        var parsed = root.Parse(arguments, new ParserConfiguration { ResponseFileTokenReplacer = null });
        ParseErrors.ThrowIfAny(parsed);
        return parsed;
    }

    internal static RootCommand Root(CommandServices services)
    {
        (var workspace, var log, _) = services;
        GroupedHelp help = new(
        [
            ("Measure", [
                RunCommand.Create(services),
                .. KnownExperiments.All.Select(experiment => CostCommand.Create(services, experiment)).OfType<Command>(),
                PredictCommand.Create(services),
            ]),
            ("Judge", [
                CheckCommand.Create(services),
                ConformCommand.Create(services),
                FuzzCommand.Create(services),
                ScanCommand.Create(services),
                ShowCommand.Create(services),
                ReproCommand.Create(services),
            ]),
            ("Decide", [
                ReportCommand.Create(workspace),
                CompareCommand.Create(),
                ChooseCommand.Create(services),
                FeaturesCommand.Create(workspace),
                MergeCommand.Create(),
                ReproduceCommand.Create(services),
            ]),
            ("Set up", [
                ListCommand.Create(services),
                InitCommand.Create(services),
                CompletionCommand.Create(),
                NewAdapterCommand.Create(workspace),
                ValidateCommand.Create(workspace, log),
                CacheCommand.Create(workspace),
                DisturbCommand.Create(),
            ]),
        ]);
        RootCommand root = new("Measures .NET serializers on plain C# types: speed, size, allocations, and data lost.");
        help.AddTo(root);
        new ValueCompletion(workspace).AddTo(root);
        return root;
    }

    private static string Failure(Exception exception, RunLog log) => IoReason.Of(exception) switch
    {
        IoReason.TooManyFiles => $"Assay ran out of open files. {OpenFileLimit.Advice}",
        var reason when reason != IoReason.Unknown && exception is IOException or UnauthorizedAccessException =>
            $"Assay could not read or write a file ({reason}). Fix that and run again; {log.FileName} names the file.",
        _ => $"Assay failed: {FirstLine(ShortSentence.Of(exception.Message, []))} Please report it; full details are in {log.FileName}.",
    };

    private static string FirstLine(string text) => text.ReplaceLineEndings("\n").Split('\n')[0];
}

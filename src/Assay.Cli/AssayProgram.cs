using System.CommandLine;
using System.Globalization;
using Assay.Cli.Commands;
using Assay.Cli.Completion;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine.Workers;
using Assay.Engine;
using Assay.Experiments.Registry;

namespace Assay.Cli;

/// <summary>Parses, runs a command and turns every failure into a sentence and an exit code.</summary>
internal static class AssayProgram
{
    /// <summary>The argument with which this program starts itself to remove what it left when it was killed.</summary>
    internal const string CleansUp = "[clean-up]";

    /// <summary>Runs the command line of this process.</summary>
    /// <returns>One of <see cref="ExitCode"/>.</returns>
    internal static int Run(string[] arguments, Streams streams)
    {
        LeftoverWatch.CleanWith(typeof(AssayProgram).Assembly.Location, CleansUp);
        return Run(arguments, streams, () => new CommandServices(Workspace.Locate(), streams, RunComposition.OfThisMachine));
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
    /// <param name="open">Finds the folders, and makes what commands stand on.</param>
    /// <returns>One of <see cref="ExitCode"/>.</returns>
    internal static int Run(string[] arguments, Streams streams, Func<CommandServices> open)
    {
        ExperimentList.MakeKnown();
        try
        {
            ProcessVariables.EnsureUsable();
            return Run(arguments, open());
        }
        catch (BadInputException exception)
        {
            streams.Errors.WriteLine(ShortSentence.Of(exception.Message, arguments));
            return ExitCode.BadInput;
        }
        catch (AnswerNotWrittenException exception)
        {
            streams.Errors.WriteLine(exception.Message);
            return ExitCode.NothingMeasured;
        }
    }

    private static int Run(string[] arguments, CommandServices services)
    {
        var streams = services.Streams;
        try
        {
            var root = Root(services);
            using SeveralLinesWriter output = new(streams.Output);
            return Parsed(root, arguments).Invoke(
                new InvocationConfiguration { EnableDefaultExceptionHandler = false, Output = output, Error = streams.Errors });
        }
        catch (Exception exception) when (exception is not (BadInputException or AnswerNotWrittenException))
        {
            services.Log.Write("assay " + string.Join(' ', arguments), exception.ToString());
            streams.Errors.WriteLine(Failure(exception, services.Log));
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
        GroupedHelp help = new(
            services.Streams,
        [
            ("Measure", [ExperimentCommand.Of(services, "run"), ArticleCommand.Create(services)]),
            ("Judge", [ExperimentCommand.Of(services, "check"), ReproCommand.Create(services)]),
            ("Decide", [
                ChooseCommand.Create(services),
                ReportCommand.Create(services),
                CompareCommand.Create(services.Streams),
                MergeCommand.Create(services.Streams),
                Show(services),
            ]),
            ("Set up", [
                NewAdapterCommand.Create(services),
                InitCommand.Create(services),
                CompletionCommand.Create(services.Streams),
                CacheCommand.Create(services),
                ValidateCommand.Create(services),
                DisturbCommand.Create(services.Streams),
            ]),
        ]);
        RootCommand root = new("Measures .NET serializers on plain C# types: speed, size, allocations, and data lost.");
        help.AddTo(root);
        new ValueCompletion(services.Workspace).AddTo(root);
        return root;
    }

    private static HelpedCommand Show(CommandServices services)
    {
        HelpedCommand show = new(
            "show",
            "Show what there is, what a row writes, and what it asks of types.",
            "docs/show.md",
            [
                ("assay show rows", "what can be measured here"),
                ("assay show payload --rows json.net/reused,google.protobuf", "the bytes of the smallest books"),
            ]);
        Command[] all = [.. ListCommand.All(services), ShowCommand.OfPayload(services), ShowCommand.OfContract(services)];
        foreach (var command in all)
            show.Add(command);
        return show;
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

using System.Globalization;
using System.Text;
using Assay.Core.Naming;
using Assay.Engine.Planning;
using Assay.Report;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Assay.Cli.Display;

/// <summary>Shows a run's progress on standard error: a bar on a terminal, plain lines elsewhere.</summary>
internal static class ConsoleProgress
{
    /// <summary>A refresh costs about a millisecond on a core that is not the worker's; twice a second is enough for a person.</summary>
    private static readonly TimeSpan RefreshRate = TimeSpan.FromMilliseconds(500);

    public static T During<T>(Streams streams, Func<IRunProgress, T> run)
    {
        if (!streams.AreErrorsOnTerminal)
            return run(new PlainProgress(streams.Errors, TimeProvider.System));
        var console = Terminal(streams);
        var progress = console.Progress().AutoClear(true).HideCompleted(false)
            .Columns(new ProgressBarColumn { Width = 20 }, new PercentageColumn(), new TaskDescriptionColumn { Alignment = Justify.Left });
        progress.RefreshRate = RefreshRate;
        StandingText standing = new(console);
        return progress.UseRenderHook((bars, _) => standing.Above(bars)).Start(context => run(new BarProgress(context, console, standing)));
    }

    /// <summary>Standard error where a terminal shows it, for what moves the cursor.</summary>
    public static IAnsiConsole Terminal(Streams streams) =>
        AnsiConsole.Create(new AnsiConsoleSettings { Out = new ErrorTerminal(streams.OpenProgress()) });

    /// <summary>Standard error as a terminal: of any size, and with the sequences that move a bar.</summary>
    private sealed class ErrorTerminal(TextWriter writer) : IAnsiConsoleOutput
    {
        private readonly AnsiConsoleOutput sizes = new(writer);

        public TextWriter Writer => writer;

        public bool IsTerminal => true;

        public int Width => Math.Max(OutputStyle.MinimumWidth, sizes.Width);

        public int Height => sizes.Height;

        public void SetEncoding(Encoding encoding)
        {
            // The console's own is taken.
        }
    }
}

/// <summary>The answer so far, which stands above the bars until a better one takes its place.</summary>
public sealed class StandingText(IAnsiConsole console)
{
    /// <summary>Lines that the bars of all stages and the line of the prompt take.</summary>
    private const int LinesOfBars = 7;

    private volatile string text = "";

    /// <summary>Puts another text there.</summary>
    public void Set(string next) => text = SafeWriter.Of(next);

    /// <summary>
    /// The text with the bars below it; what is taken back later must fit the terminal, so that the end of a longer text is left out.
    /// </summary>
    public IRenderable Above(IRenderable bars)
    {
        var lines = text.Split('\n');
        var fitting = console.Profile.Height - LinesOfBars;
        if (text.Length == 0 || fitting < 2)
            return bars;
        IEnumerable<string> shown = lines.Length <= fitting ? lines : [.. lines.Take(fitting - 1), "..."];
        return new Rows(new Text(string.Join('\n', shown)) { Overflow = Overflow.Crop }, new Text(""), bars);
    }
}

/// <summary>A bar for each stage, with the row at work and the time left.</summary>
internal sealed class BarProgress(ProgressContext context, IAnsiConsole console, StandingText standing) : IRunProgress
{
    private ProgressTask? task;
    private RunStage stage;
    private string note = "";

    public void Begin(RunStage next)
    {
        if (task is not null)
        {
            task.Value = task.MaxValue;
            task.Description = StageText.Of(stage);
            task.StopTask();
        }

        stage = next;
        note = "";
        task = context.AddTask(StageText.Of(next), maxValue: 1);
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
        if (task is null)
            return;
        var last = note.Length > 0 ? $" ({Safe(note)})" : "";
        task.Description = $"{StageText.Of(stage)} {Safe(atWork)}{StageText.Left(left)}{last}";
        task.Value = share;
    }

    public void Note(string text) => note = text;

    public void Tell(string text) => console.Write(new Text(OneLine.Of(text) + Environment.NewLine));

    public void Refine(Func<string> text) => standing.Set(text());

    private static string Safe(string text) => Markup.Escape(OneLine.Of(text));
}

/// <summary>Progress for a log: a line at each stage and every ten seconds, and the first answer where the last one is far.</summary>
internal sealed class PlainProgress(TextWriter output, TimeProvider clock) : IRunProgress
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan Far = TimeSpan.FromSeconds(30);
    private readonly Lock writing = new();
    private RunStage stage;
    private long last;
    private TimeSpan timeLeft;
    private bool hasAnswered;

    public void Begin(RunStage next)
    {
        lock (writing)
        {
            (stage, timeLeft) = (next, TimeSpan.Zero);
            last = clock.GetTimestamp();
            output.WriteLine(StageText.Of(next));
        }
    }

    public void Note(string text)
    {
        lock (writing)
            output.WriteLine($"{StageText.Of(stage)}: {text}");
    }

    public void Tell(string text)
    {
        lock (writing)
            output.WriteLine(text);
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
        lock (writing)
        {
            timeLeft = left ?? timeLeft;
            if (clock.GetElapsedTime(last) < Pause)
                return;
            last = clock.GetTimestamp();
            output.WriteLine(
                string.Create(CultureInfo.InvariantCulture, $"{StageText.Of(stage)}: {share * 100:0} %, {atWork}{StageText.Left(left)}"));
        }
    }

    /// <summary>Lines stay where they are: of answers that take each other's place only the first is written.</summary>
    public void Refine(Func<string> text)
    {
        lock (writing)
        {
            if (hasAnswered || timeLeft < Far)
                return;
            hasAnswered = true;
            output.WriteLine("The answer so far:");
            foreach (var line in text().TrimEnd().ReplaceLineEndings("\n").Split('\n').Append(""))
                output.WriteLine(line);
        }
    }
}

/// <summary>The stages in words.</summary>
internal static class StageText
{
    public static string Of(RunStage stage) => stage switch
    {
        RunStage.Building => "Building",
        RunStage.Proving => "Verifying new builds",
        RunStage.Checking => "Checking round trips",
        RunStage.Editing => "Trying edits",
        _ => "Measuring",
    };

    /// <summary>About how long a stage still takes, as the end of a line; empty where that is unknown or under a second.</summary>
    public static string Left(TimeSpan? left) =>
        left is TimeSpan { TotalSeconds: >= 1 } time ? $", about {RoughDuration.Of(time)} left" : "";
}

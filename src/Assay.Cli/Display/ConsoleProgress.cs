using System.Text;
using Assay.Engine.Runs;
using Assay.Report;
using Spectre.Console;

namespace Assay.Cli.Display;

/// <summary>Shows a run's progress on standard error: a bar on a terminal, plain lines elsewhere.</summary>
internal static class ConsoleProgress
{
    /// <summary>A refresh costs about a millisecond on a core that is not the worker's; twice a second is enough for a person.</summary>
    private static readonly TimeSpan RefreshRate = TimeSpan.FromMilliseconds(500);

    public static T During<T>(Func<IRunProgress, T> run)
    {
        if (Console.IsErrorRedirected)
            return run(new PlainProgress(Console.Error, TimeProvider.System));
        IAnsiConsole console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new ErrorTerminal() });
        Progress progress = console.Progress().AutoClear(true).HideCompleted(false)
            .Columns(new ProgressBarColumn { Width = 20 }, new PercentageColumn(), new TaskDescriptionColumn { Alignment = Justify.Left });
        progress.RefreshRate = RefreshRate;
        return progress.Start(context => run(new BarProgress(context)));
    }

    /// <summary>Standard error as a terminal: of any size, and with the sequences that move a bar.</summary>
    private sealed class ErrorTerminal : IAnsiConsoleOutput
    {
        private readonly AnsiConsoleOutput sizes = new(Console.Error);

        public TextWriter Writer { get; } = StandardStreams.OpenProgress();

        public bool IsTerminal => true;

        public int Width => Math.Max(OutputStyle.MinimumWidth, sizes.Width);

        public int Height => sizes.Height;

        public void SetEncoding(Encoding encoding)
        {
            // The console's own is taken.
        }
    }
}

using Assay.Engine.Runs;
using Assay.Report;
using Spectre.Console;

namespace Assay.Cli.Display;

/// <summary>A bar for each stage, with the row at work and the time left.</summary>
internal sealed class BarProgress(ProgressContext context) : IRunProgress
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
        string last = note.Length > 0 ? $" ({Safe(note)})" : "";
        task.Description = $"{StageText.Of(stage)} {Safe(atWork)}{StageText.Left(left)}{last}";
        task.Value = share;
    }

    public void Note(string text) => note = text;

    private static string Safe(string text) => Markup.Escape(SafeWriter.Of(text));
}

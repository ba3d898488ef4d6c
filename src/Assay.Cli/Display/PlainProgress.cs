using System.Globalization;
using Assay.Engine.Runs;

namespace Assay.Cli.Display;

/// <summary>Progress for a log: a line at each stage and every ten seconds.</summary>
internal sealed class PlainProgress(TextWriter output, TimeProvider clock) : IRunProgress
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(10);
    private readonly Lock writing = new();
    private RunStage stage;
    private long last;

    public void Begin(RunStage next)
    {
        lock (writing)
        {
            stage = next;
            last = clock.GetTimestamp();
            output.WriteLine(StageText.Of(next));
        }
    }

    public void Note(string text)
    {
        lock (writing)
            output.WriteLine($"{StageText.Of(stage)}: {text}");
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
        lock (writing)
        {
            if (clock.GetElapsedTime(last) < Pause)
                return;
            last = clock.GetTimestamp();
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{StageText.Of(stage)}: {share * 100:0} %, {atWork}{StageText.Left(left)}"));
        }
    }
}

using System.Globalization;
using Assay.Engine.Planning;
using Assay.Validation.Checks;

namespace Assay.Cli.Display;

/// <summary>Progress of a validation: a line at each step, and one every half minute within long ones.</summary>
internal sealed class ValidationLines(TextWriter output, TimeProvider clock) : IValidationProgress
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(30);
    private readonly Lock writing = new();
    private string current = "";
    private RunStage stage;
    private long last;

    public void Step(string check, string step)
    {
        lock (writing)
        {
            current = $"{check}: {step}";
            last = clock.GetTimestamp();
            output.WriteLine(current);
        }
    }

    public void Begin(RunStage next)
    {
        lock (writing)
            stage = next;
    }

    public void Note(string text)
    {
        lock (writing)
            output.WriteLine($"{current}: {text}");
    }

    public void Tell(string text)
    {
        // What rows do with data is no part of a validation's answer.
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
        lock (writing)
        {
            if (clock.GetElapsedTime(last) < Pause)
                return;
            last = clock.GetTimestamp();
            output.WriteLine(
                string.Create(CultureInfo.InvariantCulture,
                    $"{current}: {StageText.Of(stage).ToLowerInvariant()}, {share * 100:0} %{StageText.Left(left)}"));
        }
    }
}

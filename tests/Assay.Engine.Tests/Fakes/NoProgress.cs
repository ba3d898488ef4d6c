using Assay.Engine.Runs;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Nobody watches; notes are kept.</summary>
internal sealed class NoProgress : IRunProgress
{
    public List<string> Notes { get; } = [];

    public void Begin(RunStage stage)
    {
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
    }

    public void Note(string text) => Notes.Add(text);

    public void Tell(string text) => Notes.Add(text);
}

using Assay.Engine.Planning;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Nobody watches; notes are kept.</summary>
internal sealed class NoProgress : IRunProgress
{
    public List<string> Notes { get; } = [];

    /// <summary>What was at work, in the order reported.</summary>
    public List<string> Works { get; } = [];

    /// <summary>The share that was done each time.</summary>
    public List<double> Shares { get; } = [];

    public void Begin(RunStage stage)
    {
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
        lock (Works)
        {
            Works.Add(atWork);
            Shares.Add(share);
        }
    }

    public void Note(string text) => Notes.Add(text);

    public void Tell(string text) => Notes.Add(text);
}

using Assay.Engine.Runs;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Nobody watches.</summary>
internal sealed class NoProgress : IRunProgress
{
    public void Begin(RunStage stage)
    {
    }

    public void Report(double share, string atWork, TimeSpan? left)
    {
    }
}

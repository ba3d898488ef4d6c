using Assay.Cli.Configuration;
using Assay.Engine.Tests.Fakes;

namespace Assay.Cli.Tests;

/// <summary>Lets commands run without a build and without a process, to see what they make of what workers answer.</summary>
internal static class FakeRuns
{
    /// <summary>Programs that are built, workers that answer at once, and a clock that moves when they say so.</summary>
    public static ComposeRun Of(Func<FakeClock, FakeWorkers> workersOf) => (workspace, _, log, _, payloads, progress) =>
    {
        FakeClock clock = new();
        return ServicesOf.Workers(workersOf(clock), clock, payloads.Path, log, progress) with { Workspace = workspace };
    };
}

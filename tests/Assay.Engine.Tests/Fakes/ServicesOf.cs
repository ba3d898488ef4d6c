using Assay.Engine.Building;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Makes what a run stands on from fakes.</summary>
internal static class ServicesOf
{
    public const long MemoryBytes = 1L << 32;

    private static BuildOutcome Available { get; } = new(TestPrograms.Of("x.dll"));

    public static RunServices Workers(FakeWorkers workers, FakeClock clock, TemporaryFolder folder, BuildOutcome? built = null) =>
        Workers(workers, clock, folder.Path, new RunLog(folder.File("log")), new NoProgress(), built);

    public static RunServices Workers(
        FakeWorkers workers, FakeClock clock, string payloads, RunLog log, IRunProgress progress, BuildOutcome? built = null) =>
        new(
            (requests, _, _, _) => requests.ToDictionary(request => request, _ => built ?? Available),
            workers,
            workload => WorkerLimits.For(workload, MemoryBytes),
            MemoryBytes,
            payloads,
            clock,
            log,
            progress)
        {
            ProcessorTimes = () => default,
            Pause = clock.Advance,
        };
}

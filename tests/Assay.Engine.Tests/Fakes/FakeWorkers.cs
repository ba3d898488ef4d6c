using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Starts workers that answer at once and notes what they were asked.</summary>
internal sealed partial class FakeWorkers(FakeClock clock) : IWorkerStarter
{
    private readonly Lock noting = new();
    private readonly List<(string Row, Core.Adapters.Operation Operation)> warmed = [];

    /// <summary>Row of each batch, in the order run.</summary>
    public List<string> Batches { get; } = [];

    /// <summary>Size of each batch, in the order run.</summary>
    public List<BatchRequest> Requests { get; } = [];

    /// <summary>When each batch began, in the order run.</summary>
    public List<TimeSpan> Begins { get; } = [];

    /// <summary>Row of each warm-up, in the order begun.</summary>
    public List<string> WarmUps { get; } = [];

    /// <summary>Every job opened.</summary>
    public List<JobFrame> Jobs { get; } = [];

    /// <summary>Number of workers of rows started; those of calibrations are not among them.</summary>
    public int Started { get; private set; }

    /// <summary>Calibrations, the one of each warm-up among them.</summary>
    public int Calibrations { get; private set; }

    /// <summary>Number of workers not yet disposed of.</summary>
    public int Alive { get; private set; }

    /// <summary>
    /// How long a batch takes, by its worker's job and the number of the row's workers that did the operation before it, as many as blocks.
    /// </summary>
    public Func<JobFrame, int, TimeSpan> BatchTime { get; init; } = (_, _) => TimeSpan.FromMilliseconds(2);

    /// <summary>How long a warm-up takes.</summary>
    public TimeSpan WarmUpTime { get; init; }

    /// <summary>The failure of a row's request, or null: given row, request and how often the row was asked for it.</summary>
    public Func<string, Request, int, WorkerFailure?> Failure { get; init; } = (_, _, _) => null;

    /// <summary>Methods compiled in the batch of this number of a row's worker.</summary>
    public Func<string, int, int> Compiled { get; init; } = (_, _) => 0;

    /// <summary>Told before each batch.</summary>
    public Action<string, int> BeforeBatch { get; init; } = (_, _) => { };

    /// <summary>What a trace tells.</summary>
    public TracedFrame Traced { get; init; } = new([], [], []);

    /// <summary>Whether the calibration of this number of a worker ends in its death; 0 is the warm-up's.</summary>
    public Func<int, bool> CalibrationDies { get; init; } = _ => false;

    /// <summary>Operations in a batch of a row, from its warm-up.</summary>
    public Func<string, int> Operations { get; init; } = _ => 100;

    /// <summary>Why a row cannot do an operation; empty where it can.</summary>
    public Func<string, Core.Adapters.Operation, string> Refusal { get; init; } = (_, _) => "";

    /// <summary>Bytes of a value's payload, and the peak resident size of the process that writes it.</summary>
    public Func<JobFrame, (int Payload, long Peak)> BytesOf { get; init; } = _ => (1000, 1 << 20);

    /// <summary>The runtime that workers report.</summary>
    public string Runtime { get; init; } = ".NET 10.0.0";

    /// <summary>What comes back different.</summary>
    public Func<string, IReadOnlyList<string>> Differences { get; init; } = _ => [];

    /// <summary>What a confirmation finds.</summary>
    public Func<JobFrame, ConfirmedFrame> Confirmed { get; init; } = _ => ConfirmedFrame.Nothing;

    /// <summary>Row and request of each confirmation.</summary>
    public List<(string Row, ConfirmRequest Request)> Confirmations { get; } = [];

    /// <summary>Every request for first calls.</summary>
    public List<StartRequest> Starts { get; } = [];

    /// <summary>What first calls cost.</summary>
    public Func<StartRequest, StartedFrame> StartOf { get; init; } =
        request => new StartedFrame(50_000_000, [.. request.Types.Select(_ => new FirstUse(1_000_000, 9_000_000, 20, 2, [1000, 1000]))])
        {
            Gen0BudgetBytes = 6_000_000,
        };

    /// <summary>Every request for calls without a break, with the worker's own settings.</summary>
    public List<(JobFrame Job, IReadOnlyList<string> Settings, SpanRequest Request)> Spans { get; } = [];

    /// <summary>Every request for the use of a cache.</summary>
    public List<(string Row, CacheRequest Request)> Caches { get; } = [];

    /// <summary>What calls without a break did.</summary>
    public Func<string, IReadOnlyList<string>, SpanRequest, CallSpan> SpanOf { get; init; } =
        (_, settings, request) => MemoryFacts.Span(request.Threads, settings.Contains("DOTNET_gcServer=1"));

    /// <summary>What graphs of a row hold.</summary>
    public Func<string, HeldGraphs> GraphsOf { get; init; } = _ => new HeldGraphs(100, 200_000, 150_000, 0);

    /// <summary>What a trial of a row finds.</summary>
    public Func<string, TriedFrame> Tried { get; init; } = _ => new TriedFrame(TrialOutcome.Same, "");

    /// <summary>Job and request of each measurement of transports.</summary>
    public List<(JobFrame Job, IoRequest Request)> Transfers { get; } = [];

    /// <summary>Every request to compress.</summary>
    public List<CompressRequest> Compressions { get; } = [];

    /// <summary>What transports take.</summary>
    public Func<JobFrame, IoRequest, IoFrame> IoOf { get; init; } =
        (_, request) => new IoFrame(40, 20, true, [.. request.Transports.Select(TimesOf)])
        {
            Gen0BudgetBytes = 6_000_000,
        };

    public IWorker Start(AdapterProgram program, WorkerPurpose purpose, WorkerLimits limits, CancellationToken cancellation)
    {
        lock (noting)
            Alive++;

        return new FakeWorker(this, limits);
    }

    public static WorkerFailure Crash { get; } = new(WorkerFailureKind.Crash, "Stack overflow", "Stack overflow.");

    private static TransportTimes TimesOf(Core.Adapters.Transport transport) =>
        new(transport, 10, 1000, [10_000, 10_200], [11_000, 11_200], [4_000, 4_100], [30, 30]);

    private TimeSpan Now => clock.GetElapsedTime(0);

    private void Advance(TimeSpan time) => clock.Advance(time);
}

using Assay.Core.Protocol;

namespace Assay.Worker.Tests.Session;

public sealed class CalibrationSessionTests
{
    private const long OneSecond = 1_000_000_000;

    [Fact]
    public void A_worker_without_a_job_calibrates_and_tells_no_phase()
    {
        using InProcessWorker worker = new();

        CalibratedFrame first = Calibrate(worker.Conversation), second = Calibrate(worker.Conversation);

        AssertTimed(first);
        AssertTimed(second);
        Assert.Equal(first.CopyBytesPerSecond, second.CopyBytesPerSecond);
        Assert.Empty(worker.Conversation.Phases);
    }

    [Fact]
    public void A_worker_calibrates_between_the_batches_of_a_job_in_code_of_its_own()
    {
        using InProcessWorker worker = new();
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("ok", engine.PayloadFile));
        engine.Ask(new WarmUpRequest(OneSecond));
        Batch(engine);
        AssertTimed(Calibrate(engine));
        var calibrating = engine.Phases[^1];
        Batch(engine);

        Assert.Equal((WorkerPhase.Idle, WorkerPhase.Serializing), (calibrating, engine.Phases[^1]));
    }

    private static CalibratedFrame Calibrate(WorkerConversation engine) =>
        engine.Ask(new CalibrationRequest());

    private static void Batch(WorkerConversation engine) =>
        engine.Ask(new BatchRequest(1, 1));

    private static void AssertTimed(CalibratedFrame frame)
    {
        Assert.All([frame.Integer, frame.Memory, frame.Allocation], reading => Assert.True(reading.ElapsedNanoseconds > 0));

        // The thread's clock stood still during 6 ms once, on a machine that did other things.
        Assert.Equal(
            OperatingSystem.IsLinux(), frame.Integer.CpuNanoseconds + frame.Memory.CpuNanoseconds + frame.Allocation.CpuNanoseconds > 0);
        Assert.True(frame.InvoluntarySwitches >= 0);
        Assert.True(frame.CopyBytesPerSecond > 0);
    }
}

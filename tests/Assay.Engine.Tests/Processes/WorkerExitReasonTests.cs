using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class WorkerExitReasonTests
{
    private static readonly ReachedLimit SixtySeconds = new(WorkerFailureKind.Time, "time limit of 60 s");

    [Theory]
    [InlineData(134, "Stack overflow.\n   at A.B()", Verdict.Crash, "Stack overflow")]
    [InlineData(134, "Out of memory.\n", Verdict.Hang, "memory limit (Out of memory)")]
    [InlineData(143, "Environment.Exit was called\n", Verdict.AssayError, "killed from outside (by a user, or out of memory)")]
    [InlineData(129, "", Verdict.AssayError, "killed from outside (by a user, or out of memory)")]
    [InlineData(137, "", Verdict.AssayError, "killed from outside (by a user, or out of memory)")]
    [InlineData(134, "noise\nUnhandled exception. System.InvalidOperationException: On a thread.\n   at A.B()", Verdict.Crash,
        "System.InvalidOperationException: On a thread.")]
    [InlineData(139, "Fatal error. System.AccessViolationException: Attempted to read protected memory.", Verdict.Crash,
        "Fatal error. System.AccessViolationException: Attempted to read protected memory.")]
    [InlineData(3, "", Verdict.Crash, "the process ended with exit code 3")]
    [InlineData(0, "a harmless warning", Verdict.Crash, "the process ended with exit code 0")]
    [InlineData(
        3, "a harmless warning\n", Verdict.Crash, "the process ended with exit code 3; first line on standard error: a harmless warning")]
    [InlineData(3, "Unhandled exception. A joke.\nEnvironment.Exit was called\n", Verdict.Crash,
        "Environment.Exit was called: the process ended with exit code 3")]
    public void The_runtimes_last_words_become_a_verdict(int exitCode, string standardError, Verdict verdict, string cause)
    {
        var failure = WorkerExitReason.Of(WorkerPhase.Serializing, null, exitCode, standardError);

        Assert.Equal((verdict, cause), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void A_killed_worker_hung() =>
        Assert.Equal((Verdict.Hang, "time limit of 60 s"), Short(WorkerExitReason.Of(WorkerPhase.Deserializing, SixtySeconds, 137, "")));

    [Fact]
    public void Bad_values_of_the_user_are_told_in_their_own_sentence()
    {
        FailedFrame failed = new(WorkerPhase.Generating, typeof(BadValuesException).FullName!,
            "Order.Id: null was found where an int was expected (a.json, line 1, column 7).", "");

        Assert.Equal((Verdict.AssayError, failed.Message), Short(WorkerExitReason.Of(failed)));
    }

    [Theory]
    [InlineData(WorkerPhase.Serializing)]
    [InlineData(WorkerPhase.Deserializing)]
    public void Payloads_that_somebody_removed_are_no_librarys_fault(WorkerPhase phase)
    {
        PayloadsGoneException gone = new("/cache/a.payloads");

        var failure = WorkerExitReason.Of(new FailedFrame(phase, typeof(PayloadsGoneException).FullName!, gone.Message, ""));

        Assert.Equal(
            (Verdict.AssayError,
                "the payload file /cache/a.payloads was removed while Assay ran; do not change the cache during a run, and run again"),
            Short(failure));
    }

    [Theory]
    [InlineData(WorkerPhase.Idle)]
    [InlineData(WorkerPhase.Generating)]
    [InlineData(WorkerPhase.Mapping)]
    [InlineData(WorkerPhase.Comparing)]
    public void What_happens_in_Assays_own_code_says_nothing_about_a_library(WorkerPhase phase)
    {
        Assert.Equal(Verdict.AssayError, WorkerExitReason.Of(phase, null, 134, "Stack overflow.").Verdict);
        Assert.Equal(Verdict.AssayError, WorkerExitReason.Of(phase, SixtySeconds, 137, "").Verdict);
        Assert.Equal(Verdict.AssayError, WorkerExitReason.Of(new FailedFrame(phase, "System.Exception", "x", "")).Verdict);
    }

    [Theory]
    [InlineData("Environment.Exit was called\n", "Environment.Exit was called: the process ended with exit code 134")]
    [InlineData(
        "Unhandled exception. System.TimeoutException: Late.\n   at Acme.Licence.Ask()\n   at System.Threading.Thread.StartCallback()",
        "System.TimeoutException: Late.")]
    public void What_a_librarys_own_thread_does_is_the_librarys_whatever_Assay_does_meanwhile(string standardError, string cause) =>
        Assert.Equal((Verdict.Crash, cause), Short(WorkerExitReason.Of(WorkerPhase.Comparing, null, 134, standardError)));

    [Theory]
    [InlineData("System.NotSupportedException", "No dictionaries.\nSee the manual.", "", Verdict.Rejected,
        "System.NotSupportedException: No dictionaries.")]
    [InlineData("System.OutOfMemoryException", "Too much.", "", Verdict.Hang, "memory limit (System.OutOfMemoryException: Too much.)")]
    [InlineData("Acme.BadStream", "Invalid. ---> OutOfMemoryException: Too much.", "OutOfMemoryException", Verdict.Hang,
        "memory limit (Acme.BadStream: Invalid. ---> OutOfMemoryException: Too much.)")]
    [InlineData("Acme.BadStream", "OutOfMemoryException", "", Verdict.Rejected, "Acme.BadStream: OutOfMemoryException")]
    public void An_exception_of_the_library_is_its_refusal_with_the_first_line(
        string type, string message, string inner, Verdict verdict, string cause) =>
        Assert.Equal(
            (verdict, cause),
            Short(WorkerExitReason.Of(new FailedFrame(WorkerPhase.Serializing, type, message, "at A.B()") { Causes = [inner] })));

    private static (Verdict Verdict, string Cause) Short(WorkerFailure failure) => (failure.Verdict, failure.Cause);
}

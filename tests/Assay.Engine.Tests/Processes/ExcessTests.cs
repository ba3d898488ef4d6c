using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

/// <summary>
/// Real processes that take what the machine has, and what they leave behind; only Linux tells what a process takes, and whose children are
/// left.
/// </summary>
public sealed class ExcessTests : IDisposable
{
    private static readonly string Program = TestPrograms.Worker;

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("natively", "memory limit of 400 MiB")]
    [InlineData("threads", "limit of 2000 threads")]
    [InlineData("files", "limit of 5000 open files")]
    [InlineData("children", "limit of 100 child processes")]
    public void A_library_that_takes_too_much_of_the_machine_is_ended_and_the_cause_says_of_what(string row, string cause)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux tells what a process takes.");

        var failure = FailureOf(row);

        Assert.Equal((Verdict.Hang, cause), (failure.Verdict, failure.Cause));
    }

    [Fact]
    public void A_process_that_a_library_leaves_hides_no_crash_and_ends_with_the_worker()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux tells whose children are left.");

        var failure = FailureOf("orphans");

        Assert.Equal((Verdict.Crash, "Environment.Exit was called: the process ended with exit code 3"), (failure.Verdict, failure.Cause));
        Assert.DoesNotContain(Directory.EnumerateDirectories("/proc"), IsLeft);
    }

    private static bool IsLeft(string process)
    {
        try
        {
            var commandLine = Path.Combine(process, "cmdline");
            return File.Exists(commandLine) && File.ReadAllText(commandLine) == "sleep\0300.25\0";
        }
        catch (IOException)
        {
            // It ended in this moment.
            return false;
        }
    }

    private WorkerFailure FailureOf(string row)
    {
        WorkerLimits limits = new(TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(60), TimeSpan.FromSeconds(2), 400 << 20);
        using var worker = WorkerProcess.Start(Program, [], limits);
        worker.Ask(new OpenRequest(
            new JobFrame(row, "samples", new Recipe(100, 1, 0, 0), 1, Surface.Bytes, Operation.Serialize, folder.File("payloads"))));
        return Assert.Throws<WorkerFailedException>(() => worker.Ask(new WriteRequest())).Failure;
    }
}

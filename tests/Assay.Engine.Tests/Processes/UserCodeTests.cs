using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class UsersCodeTests
{
    private const string NextStep = "; correct it, or give values with --sample.";

    [Theory]
    [InlineData(null, 3, "Environment.Exit was called\n", "called Environment.Exit(3)")]
    [InlineData(null, 134, "Stack overflow.\n   at Shop.Samples.Deep(Int32)", "overflowed the stack")]
    [InlineData(null, 134, "Process terminated. secret\n   at System.Environment.FailFast(System.String)\n   at Shop.Samples.Make()", "called Environment.FailFast")]
    [InlineData(null, 134, "Unhandled exception. System.FormatException: secret\n   at Shop.Samples.OnThread()", "threw an unhandled exception on another thread")]
    [InlineData(null, 134, "Out of memory.\n", "used all memory")]
    [InlineData(null, 7, "", "ended the process with exit code 7")]
    [InlineData("time limit of 60 s", 137, "", "did not finish within the time limit of 60 s")]
    [InlineData("memory limit of 512 MiB", 137, "", "exceeded the memory limit of 512 MiB")]
    public void A_factory_that_ends_the_worker_is_named_with_what_it_did(string? killedFor, int exitCode, string standardError, string act)
    {
        WorkerFailure failure = WorkerExitReason.Of(WorkerPhase.UserFactory, killedFor, exitCode, standardError, "Shop.Samples.Make");

        Assert.Equal((true, $"The factory Shop.Samples.Make {act}{NextStep}"), (failure.IsOfInput, failure.Cause));
        Assert.DoesNotContain("secret", (failure.WithoutQuotes(new HashSet<string>()) with { WholeCause = "" }).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Code_of_the_users_types_is_named_where_it_ends_the_making_of_values()
    {
        WorkerFailure failure = WorkerExitReason.Of(
            WorkerPhase.Generating, null, 134, "Stack overflow.\nRepeated 9 times:\n   at Shop.Key.GetHashCode()\n   at System.Collections.Generic.Dictionary`2.Add()\n   at Assay.Worker.Values.X()");

        Assert.Equal((true, "Your code Shop.Key.GetHashCode overflowed the stack while values were created" + NextStep), (failure.IsOfInput, failure.Cause));
    }

    [Fact]
    public void Code_of_the_users_types_is_named_where_it_throws_while_values_are_made()
    {
        FailedFrame failed = new(WorkerPhase.Generating, "System.FormatException", "secret", "   at System.Number.Throw()\n   at Shop.Key.Equals(Object other)\n   at Assay.Worker.Values.X()");

        Assert.Equal("Your code Shop.Key.Equals threw System.FormatException while values were created" + NextStep, WorkerExitReason.Of(failed).Cause);
    }

    [Theory]
    [InlineData("Stack overflow.\n   at System.Text.X()\n   at Assay.Worker.Values.X()")]
    [InlineData("")]
    public void Without_the_users_code_on_the_stack_it_stays_Assays_own(string standardError) =>
        Assert.Equal((Verdict.AssayError, false), Short(WorkerExitReason.Of(WorkerPhase.Generating, null, 134, standardError)));

    private static (Verdict Verdict, bool IsOfInput) Short(WorkerFailure failure) => (failure.Verdict, failure.IsOfInput);
}

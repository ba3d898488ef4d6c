using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class UserCodeTests
{
    private const string NextStep = "; correct it, or give values with --sample.";

    [Theory]
    [InlineData(null, 3, "Environment.Exit was called\n", "called Environment.Exit(3)")]
    [InlineData(null, 134, "Stack overflow.\n   at Shop.Samples.Deep(Int32)", "overflowed the stack")]
    [InlineData(null, 134, "Process terminated. secret\n   at System.Environment.FailFast(System.String)\n   at Shop.Samples.Make()",
        "called Environment.FailFast")]
    [InlineData(null, 134, "Unhandled exception. System.FormatException: secret\n   at Shop.Samples.OnThread()",
        "threw an unhandled exception on another thread")]
    [InlineData(null, 134, "Out of memory.\n", "used all memory")]
    [InlineData(null, 7, "", "ended the process with exit code 7")]
    [InlineData(WorkerFailureKind.Time, 137, "", "did not finish within the limit")]
    [InlineData(WorkerFailureKind.Memory, 137, "", "exceeded the limit")]
    public void A_factory_that_ends_the_worker_is_named_with_what_it_did(
        WorkerFailureKind? reached, int exitCode, string standardError, string act)
    {
        var limit = reached is WorkerFailureKind kind ? new ReachedLimit(kind, "limit") : null;

        var failure = WorkerExitReason.Of(WorkerPhase.UserFactory, limit, exitCode, standardError, "Shop.Samples.Make");

        Assert.Equal((true, $"The factory Shop.Samples.Make {act}{NextStep}"), (failure.Kind == WorkerFailureKind.Input, failure.Cause));
        Assert.DoesNotContain(
            "secret", (failure.WithoutQuotes(new HashSet<string>()) with { WholeCause = "" }).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Code_of_the_users_types_is_named_where_it_ends_the_making_of_values()
    {
        var failure = WorkerExitReason.Of(
            WorkerPhase.Generating, null, 134,
            "Stack overflow.\nRepeated 9 times:\n   at Shop.Key.GetHashCode()\n   at System.Collections.Generic.Dictionary`2.Add()\n   "
                + "at Assay.Worker.Values.X()");

        Assert.Equal((true, "Your code Shop.Key.GetHashCode overflowed the stack while values were created" + NextStep),
            (failure.Kind == WorkerFailureKind.Input, failure.Cause));
    }

    [Fact]
    public void Code_of_the_users_types_is_named_where_it_throws_while_values_are_made()
    {
        FailedFrame failed = new(WorkerPhase.Generating, "System.FormatException", "secret",
            "   at System.Number.Throw()\n   at Shop.Key.Equals(Object other)\n   at Assay.Worker.Values.X()");

        Assert.Equal("Your code Shop.Key.Equals threw System.FormatException while values were created" + NextStep,
            WorkerExitReason.Of(failed).Cause);
    }

    [Theory]
    [InlineData("Shop.Order", "FormatException", "the static constructor of Shop.Order threw FormatException")]
    [InlineData("Shop.Box`1", "TypeInitializationException FormatException", "the static constructor of Shop.Box`1 threw FormatException")]
    [InlineData("Shop.Key", "", "the static constructor of Shop.Key threw an exception")]
    [InlineData("<Module>", "FormatException", "a module initializer threw FormatException")]
    public void A_static_constructor_of_the_users_is_named_with_what_it_wraps(string type, string causes, string act)
    {
        var failure = WorkerExitReason.Of(OfInitializer(WorkerPhase.Generating, type, causes));

        Assert.Equal((true, $"Your code: {act} while values were created; correct it, or name another type with --root."),
            (failure.Kind == WorkerFailureKind.Input, failure.Cause));
        Assert.DoesNotContain("secret", failure.Log, StringComparison.Ordinal);
    }

    [Fact]
    public void A_static_constructor_of_Assays_own_is_no_code_of_the_users() =>
        Assert.Equal((Verdict.AssayError, false),
            Short(WorkerExitReason.Of(OfInitializer(WorkerPhase.Generating, "Assay.Worker.Values.Pool", "FormatException"))));

    [Theory]
    [InlineData(WorkerPhase.Mapping, "copied")]
    [InlineData(WorkerPhase.Comparing, "compared")]
    public void Code_that_throws_while_values_are_copied_costs_the_row_and_not_the_run(WorkerPhase phase, string act)
    {
        var ofType = WorkerExitReason.Of(OfInitializer(phase, "DataContract.Order", "FormatException"));
        var ofKey = WorkerExitReason.Of(
            new FailedFrame(phase, "System.NullReferenceException", "secret",
                "   at Shop.Key.GetHashCode()\n   at System.Collections.Generic.Dictionary`2.Add()\n   at Assay.Worker.X()"));

        Assert.Equal((Verdict.NotJudged, $"the static constructor of DataContract.Order threw FormatException while values were {act}"),
            (ofType.Verdict, ofType.Cause));
        Assert.Equal((Verdict.NotJudged, $"Shop.Key.GetHashCode threw System.NullReferenceException while values were {act}"),
            (ofKey.Verdict, ofKey.Cause));
    }

    [Fact]
    public void What_a_generated_class_refuses_while_values_are_copied_is_no_code_of_the_users() => Assert.Equal(
        Verdict.AssayError,
        WorkerExitReason.Of(
                new FailedFrame(WorkerPhase.Mapping, "System.ArgumentNullException", "",
                "   at Google.Protobuf.ProtoPreconditions.CheckNotNull()\n   at Proto.Order.set_Name()\n   at Assay.Worker.X()")).Verdict);

    [Theory]
    [InlineData("Stack overflow.\n   at System.Text.X()\n   at Assay.Worker.Values.X()")]
    [InlineData("")]
    public void Without_the_users_code_on_the_stack_it_stays_Assays_own(string standardError) =>
        Assert.Equal((Verdict.AssayError, false), Short(WorkerExitReason.Of(WorkerPhase.Generating, null, 134, standardError)));

    private static FailedFrame OfInitializer(WorkerPhase phase, string type, string causes) => new(
        phase, "System.TypeInitializationException", $"The type initializer for '{type}' threw an exception. ---> secret",
        "   at System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject()\n   at Assay.Worker.Values.X()")
    {
        Causes = causes.Split(' ', StringSplitOptions.RemoveEmptyEntries),
    };

    private static (Verdict Verdict, bool IsOfInput) Short(WorkerFailure failure) =>
        (failure.Verdict, failure.Kind == WorkerFailureKind.Input);
}

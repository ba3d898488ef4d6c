using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class RedactedFailureTests
{
    private const string Secret = "4242424242424242";
    private static readonly HashSet<string> Names = ["Shop.Order", "Order", "Lines", "Customer"];

    [Fact]
    public void Of_an_exception_the_types_are_told_and_no_message()
    {
        FailedFrame failed = new(
            WorkerPhase.Serializing, "System.TypeInitializationException",
            $"no converter for '{Secret}' ---> FormatException: the text {Secret} is no date", "   at Library.Write(Object value)")
        {
            Causes = ["FormatException"],
        };

        var failure = WorkerExitReason.Of(failed).WithoutQuotes(Names);

        Assert.Equal((Verdict.Rejected, "System.TypeInitializationException ---> FormatException"), (failure.Verdict, failure.Cause));
        Assert.Contains("at Library.Write", failure.Log, StringComparison.Ordinal);
        Assert.DoesNotContain(Secret, failure.Log, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        $"Shop.Order cannot be written: {Secret} of Order.Lines.", "System.InvalidOperationException (about Shop.Order, Order.Lines)")]
    [InlineData($"'{Secret}' at Customer, Shop.Secret, Order.Secret, Order, Lines, Customer, Shop.Order",
        "System.InvalidOperationException (about Customer, Order, Lines, Shop.Order)")]
    [InlineData("customer, OrderLines", "System.InvalidOperationException")]
    public void Names_of_the_users_types_and_members_are_told(string message, string cause)
    {
        var failure = WorkerExitReason.Of(
            new FailedFrame(WorkerPhase.Serializing, "System.InvalidOperationException", message, "")).WithoutQuotes(Names);

        Assert.Equal((cause, $"System.InvalidOperationException: {message}"), (failure.Cause, failure.WholeCause));
        Assert.DoesNotContain(Secret, failure.Log, StringComparison.Ordinal);
    }

    [Fact]
    public void An_exception_around_itself_is_told_once()
    {
        FailedFrame failed = new(WorkerPhase.Serializing, "MessagePack.MessagePackSerializationException",
            "Failed. ---> MessagePackSerializationException: Failed. ---> ArgumentException: no", "")
        {
            Causes = ["MessagePackSerializationException", "ArgumentException"],
        };

        Assert.Equal(
            "MessagePack.MessagePackSerializationException ---> ArgumentException", WorkerExitReason.Of(failed).WithoutQuotes(Names).Cause);
    }

    [Fact]
    public void What_came_out_of_the_users_types_is_their_codes_and_names_the_member()
    {
        const string message = "first\nsecond ---> FormatException: inner";
        FailedFrame failed = new(WorkerPhase.Deserializing, "System.ArgumentException", message, "") { Origin = "Money's constructor" };

        var failure = WorkerExitReason.Of(failed);
        var memory = WorkerExitReason.Of(failed with { ExceptionType = "System.OutOfMemoryException" });

        Assert.Equal((Verdict.Rejected, Judge.Code, "Money's constructor"), (failure.Verdict, failure.Judge, failure.ThrownBy));
        Assert.Equal("System.ArgumentException: first ---> FormatException: inner", failure.WholeCause);
        Assert.Equal((Verdict.Hang, Judge.Library, ""), (memory.Verdict, memory.Judge, memory.ThrownBy));
        Assert.Equal(Judge.Assay, WorkerExitReason.Of(failed with { Phase = WorkerPhase.Idle }).Judge);
    }

    [Fact]
    public void A_log_of_a_users_own_values_keeps_no_message_although_the_terminal_shows_it()
    {
        using TemporaryFolder folder = new();
        var failure =
            WorkerExitReason.Of(new FailedFrame(WorkerPhase.Deserializing, "System.FormatException", Secret, "   at Library.Read()"));
        RunLog log = new(folder.File("logs/assay.log"));

        log.WithoutQuotes().Write("row, Shop.Order: check", failure);

        Assert.DoesNotContain(Secret, File.ReadAllText(log.FileName), StringComparison.Ordinal);
        Assert.Contains("System.FormatException", File.ReadAllText(log.FileName), StringComparison.Ordinal);
        Assert.Contains("at Library.Read()", File.ReadAllText(log.FileName), StringComparison.Ordinal);
        log.Write("row, books: check", failure);
        Assert.Contains(Secret, File.ReadAllText(log.FileName), StringComparison.Ordinal);
    }

    [Fact]
    public void Assays_own_errors_and_exhausted_memory_are_told_likewise()
    {
        var own = WorkerExitReason.Of(new FailedFrame(WorkerPhase.Mapping, "System.InvalidCastException", Secret, ""))
            .WithoutQuotes(Names);
        var memory = WorkerExitReason.Of(new FailedFrame(WorkerPhase.Deserializing, "System.OutOfMemoryException", Secret, ""))
            .WithoutQuotes(Names);

        Assert.Equal("error in Assay, mapping: System.InvalidCastException", own.Cause);
        Assert.Equal("memory limit (System.OutOfMemoryException)", memory.Cause);
    }

    [Fact]
    public void What_our_own_code_refuses_is_a_verdict_with_its_sentence()
    {
        FailedFrame failed = new(WorkerPhase.Mapping, "Assay.Core.Workloads.LimitOfAssayException",
            "An object of Order contains itself; messages have no references.",
            "   at Assay.Worker.Conversion.ConvertedObjects.Add(Object value)");

        var failure = WorkerExitReason.Of(failed).WithoutQuotes(Names);

        Assert.Equal(
            (Verdict.NotJudged, "An object of Order contains itself; messages have no references."), (failure.Verdict, failure.Cause));
    }

    [Theory]
    [InlineData($"Unhandled exception. System.IO.InvalidDataException: {Secret}\n   at Library.Read()\n", "System.IO.InvalidDataException")]
    [InlineData($"Process terminated. {Secret}\n   at Library.Read()\n", "Process terminated.")]
    [InlineData($"{Secret}\n   at Library.Read()\n", "the process ended with exit code 134")]
    [InlineData("Stack overflow.\n   at Library.Read()\n", "Stack overflow")]
    public void Of_last_words_those_of_the_runtime_are_told(string standardError, string cause)
    {
        var failure = WorkerExitReason.Of(WorkerPhase.Deserializing, null, 134, standardError).WithoutQuotes(Names);

        Assert.Equal(cause, failure.Cause);
        Assert.Contains("at Library.Read()", failure.Log, StringComparison.Ordinal);
        Assert.DoesNotContain(Secret, failure.Log, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_wrong_with_a_users_input_is_a_sentence_for_the_user()
    {
        FailedFrame failed =
            new(WorkerPhase.Generating, typeof(BadValuesException).FullName!, "Order.Name, line 3: a number instead of a string.", "");

        var failure = WorkerExitReason.Of(failed).WithoutQuotes(Names);

        Assert.True(failure.Kind == WorkerFailureKind.Input);
        Assert.Equal("Order.Name, line 3: a number instead of a string.", failure.Cause);
    }
}

using System.Diagnostics.CodeAnalysis;
using Assay.Core.Protocol;
using Assay.Worker.Jobs;

namespace Assay.Worker.Tests.Session;

public sealed class FailureReportTests
{
    private static WorkerState State => new(new PhaseLine(new FrameChannel(Stream.Null, Stream.Null)));

    [Fact]
    public void An_exception_whose_message_throws_is_reported_by_its_type()
    {
        var failed = State.Failed(new SilentException());

        Assert.EndsWith("+SilentException", failed.ExceptionType, StringComparison.Ordinal);
        Assert.Equal("(SilentException has no message: its Message property throws NotSupportedException)", failed.Message);
        Assert.Equal("", failed.StackTrace);
    }

    [Fact]
    public void A_message_of_a_megabyte_is_cut()
    {
        var failed = State.Failed(new FormatException(new string('x', 1 << 20)));

        Assert.Equal((1 << 16) + 3, failed.Message.Length);
    }

    [SuppressMessage("Design", "CA1032", Justification = "A rude exception of a test, thrown by nobody.")]
    private sealed class SilentException : Exception
    {
        public override string Message => throw new NotSupportedException();
    }
}

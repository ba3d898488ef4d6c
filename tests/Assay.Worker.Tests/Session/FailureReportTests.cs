using System.Diagnostics.CodeAnalysis;
using Assay.Core.Protocol;
using Assay.Worker.Session;

namespace Assay.Worker.Tests.Session;

public sealed class FailureReportTests
{
    [Fact]
    public void An_exception_whose_message_throws_is_reported_by_its_type()
    {
        var failed = FailureReport.From(WorkerPhase.Serializing, new SilentException());

        Assert.EndsWith("+SilentException", failed.ExceptionType, StringComparison.Ordinal);
        Assert.Equal("(SilentException has no message: its Message property throws NotSupportedException)", failed.Message);
        Assert.Equal("", failed.StackTrace);
    }

    [Fact]
    public void A_message_of_a_megabyte_is_cut()
    {
        var failed = FailureReport.From(WorkerPhase.Serializing, new FormatException(new string('x', 1 << 20)));

        Assert.Equal((1 << 16) + 3, failed.Message.Length);
    }

    [SuppressMessage("Design", "CA1032", Justification = "A rude exception of a test, thrown by nobody.")]
    private sealed class SilentException : Exception
    {
        public override string Message => throw new NotSupportedException();
    }
}

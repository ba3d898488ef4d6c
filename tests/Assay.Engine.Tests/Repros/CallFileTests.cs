using System.Text.Json;
using Assay.Repros;
using Assay.Repros.Calls;

namespace Assay.Engine.Tests.Repros;

/// <summary>
/// Files about how a library is called, compiled and run: each says what a library gets wrong on purpose, and nothing of one that works.
/// </summary>
public class CallFileTests
{
    [Theory]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Stream, "Good")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Async, "Good")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Buffer, "Good")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Pipe, "Good")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Stream, "Lines")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Delimited, "Delimits")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "Good")]
    [InlineData(ReproCall.SharedThreads, ReproSurface.Bytes, "Good")]
    [InlineData(ReproCall.OwnThreads, ReproSurface.Async, "Good")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Bytes, "Good")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Stream, "Good")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Buffer, "Good")]
    [InlineData(ReproCall.Changing, ReproSurface.Bytes, "Good")]
    [InlineData(ReproCall.Changing, ReproSurface.Pipe, "Good")]
    public void Of_a_library_that_works_a_file_says_so(ReproCall call, ReproSurface surface, string adapter)
    {
        (var exitCode, var said) = RunFile.Of(Parts(call, surface, adapter));

        Assert.StartsWith("HOLDS: ", said, StringComparison.Ordinal);
        Assert.Equal(0, exitCode);
    }

    [Theory]
    [InlineData(
        ReproCall.SingleBytes, ReproSurface.Stream, "AsksLength", "reading, expected the value back, got System.NotSupportedException: ")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Buffer, "FirstSegment", "Note.Number: expected 1, got 0")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Buffer, "IgnoresHint",
        "writing, expected the value back, got System.ArgumentException: Destination is too short.")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Stream, "Good",
        "the first message, expected the value back, got System.Text.Json.JsonReaderException: ")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Async, "Good",
        "the first message, expected the value back, got System.Text.Json.JsonReaderException: ")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "IgnoresToken",
        "reading goes on after it was cancelled, expected an OperationCanceledException, got none in 3 s")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "WrapsCancellation",
        "reading, cancelled, expected an OperationCanceledException, got System.IO.InvalidDataException: It cannot be read.")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "HidesCancellation",
        "writing ended as if all had been well, although it was cancelled")]
    [InlineData(ReproCall.SharedThreads, ReproSurface.Bytes, "OneCall", "written on one of 32 threads, Note.Number: expected ")]
    [InlineData(ReproCall.OwnThreads, ReproSurface.Bytes, "ColdCache",
        "reading on one of 32 threads, expected the value back, got System.InvalidOperationException: The cache was made twice.")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Bytes, "StaysBroken",
        "after a damaged payload, expected the value back, got System.InvalidOperationException: It is broken.")]
    [InlineData(
        ReproCall.AfterFailures, ReproSurface.Stream, "StaysBroken", "after a destination that fails, Note.Number: expected 1, got 0")]
    [InlineData(
        ReproCall.AfterFailures, ReproSurface.Buffer, "StaysBroken", "after a destination that fails, Note.Number: expected 1, got 0")]
    [InlineData(ReproCall.Changing, ReproSurface.Bytes, "LooksTwice", "Text holds what it never held")]
    public void Of_one_that_goes_wrong_it_says_how(ReproCall call, ReproSurface surface, string adapter, string line)
    {
        (var exitCode, var said) = RunFile.Of(Parts(call, surface, adapter));

        Assert.StartsWith($"FAILS: {line}", said, StringComparison.Ordinal);
        Assert.Equal(1, exitCode);
    }

    [Fact]
    public void A_shorter_file_keeps_how_the_library_is_called()
    {
        var parts = Parts(ReproCall.SingleBytes, ReproSurface.Stream, "AsksLength");
        var source = new ReproWriter(ReproTextTests.Compiler).Write(parts);

        var shorter =
            ReproWriter.Reduce(source, parts, "same",
                one => ReproTextTests.Compiler.Compile(one, TestContext.Current.CancellationToken).Error.Length == 0
                ? "same"
                : null).Source;

        Assert.DoesNotContain("Number", shorter, StringComparison.Ordinal);
        Assert.Contains("int mostPerRead", shorter, StringComparison.Ordinal);
        Assert.Contains("static Note Read(", shorter, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_of_an_exception_compares_nothing_and_claims_no_more()
    {
        var parts = Parts(ReproCall.SingleBytes, ReproSurface.Stream, "Good") with { Failure = ReproFailure.Rejected };

        Assert.DoesNotContain("FirstDifference", new ReproWriter(ReproTextTests.Compiler).Write(parts), StringComparison.Ordinal);
        Assert.Equal((0, "HOLDS: written and read without an error."), RunFile.Of(parts));
    }

    private static ReproParts Parts(ReproCall call, ReproSurface surface, string adapter) => ReproTextTests.Parts("return new();") with
    {
        CaseSource = """
            static class Value
            {
                static Note Make(int number) => new() { Number = 1 + number, Text = new string((char)('a' + (number % 26)), 5 + (number * 3_000)) };
            }

            public class Note
            {
                public int Number { get; set; }

                public string Text { get; set; } = "";
            }
            """,
        Contracts = null,
        IsDecompiled = false,
        HasFullNames = false,
        AdapterSources = [CallAdapters.Source],
        AdapterClass = adapter,
        Surface = surface,
        Call = new CallQuestion(call,
            [.. Enumerable.Range(0, 2)
                .Select(index => JsonSerializer.SerializeToUtf8Bytes(
                new { Number = 2 + (2 * index), Text = new string((char)('b' + (2 * index)), 5 + (((2 * index) + 1) * 3_000)) }))]),
    };
}

namespace Assay.Repros.Calls;

/// <summary>A file that cancels calls which wait for a stream that never goes on, and then reads as usual.</summary>
internal sealed class CancelCode(CallContext context) : CallCode(context)
{
    private const string Cancelling = """
        // What goes wrong when a call that waits for its stream is cancelled; null for nothing.
        static async Task<string?> Cancelled(string name, byte[] beginning, Func<Stream, CancellationToken, Task> start)
        {
            var stream = new WaitingStream(beginning);
            using var cancellation = new CancellationTokenSource();
            Task call = Task.Run(() => start(stream, cancellation.Token));
            Task first = await Task.WhenAny(call, stream.Waiting, Task.Delay(3_000));
            if (call.IsCompletedSuccessfully)
                return $"{name} ended before its stream did";
            cancellation.Cancel();
            await Task.WhenAny(call, Task.Delay(3_000));
            if (!call.IsCompleted)
                return $"{name} goes on after it was cancelled, expected an OperationCanceledException, got none in 3 s";
            if (call.IsCompletedSuccessfully)
                return $"{name} ended as if all had been well, although it was cancelled";
            return call.IsCanceled || call.Exception!.InnerException is OperationCanceledException or null ? null
                : $"{name}{(first == call ? "" : ", cancelled")}, expected an OperationCanceledException, "
                    + $"got {call.Exception.InnerException.GetType().FullName}: {call.Exception.InnerException.Message}";
        }
        """;

    /// <inheritdoc/>
    public override IEnumerable<string> Statements =>
    [
        .. Setup,
        "byte[] payload = Write(serializer, Make(0));",
        "string? failure = await Cancelled(\"reading\", payload[..(payload.Length / 2)], (stream, cancellation) => "
            + "serializer.DeserializeAsync(stream, cancellation).AsTask())",
        "    ?? await Cancelled(\"writing\", [], (stream, cancellation) => serializer.SerializeAsync(Make(0), stream, "
            + "cancellation).AsTask());",
        "if (failure is not null)",
        "{",
        "    Console.WriteLine($\"FAILS: {failure}\");",
        "    return 1;",
        "}",
        "",
        .. Guarded.Try(["var copy = Read(serializer, payload);", .. Compared("0", "reading after a cancelled call, ")],
            Guarded.Refused("reading after a cancelled call, ")),
        .. Held("the calls ended when they were cancelled, and the next one read the value.",
            "the calls ended when they were cancelled, and the next one read."),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<string> Parts => [.. new CallFunctions(Context).Ordinary, Cancelling, CallClasses.WaitingStream];
}

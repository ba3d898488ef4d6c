namespace Assay.Repros.Calls;

/// <summary>A file whose 32 threads write and read at once, in a process whose library did neither before.</summary>
/// <param name="asked">Whether they share one serializer, and what they read.</param>
internal sealed class ThreadsCode(CallContext context, CallQuestion asked) : CallCode(context)
{
    private string Running => $$"""
        var start = new Barrier(32);
        global::System.Collections.Concurrent.ConcurrentQueue<string> failures = [];
        global::System.Collections.Concurrent.ConcurrentQueue<(int Number, byte[] Payload)> written = [];
        global::System.Collections.Concurrent.ConcurrentQueue<(int Number, {{Context.Value}} Value)> read = [];
        var threads = serializers.Select((serializer, thread) => new Thread(() =>
        {
            start.SignalAndWait();
            for (int round = 0; round < 8 && failures.IsEmpty; round++)
            {
                bool isReading = (thread + round) % 2 == 1;
                int number = isReading ? (2 * (thread % payloads.Length)) + 1 : thread;
                try
                {
                    if (isReading)
                        read.Enqueue((number, Read(serializer, payloads[number / 2])));
                    else
                        written.Enqueue((number, Write(serializer, values[number])));
                }
                catch (Exception exception)
                {
                    Exception cause = exception.GetBaseException();
                    failures.Enqueue($"{(isReading ? "reading" : "writing")} on one of 32 threads, expected the value back, "
                        + $"got {cause.GetType().FullName}: {cause.Message}");
                }
            }
        })).ToList();
        threads.ForEach(thread => thread.Start());
        threads.ForEach(thread => thread.Join());
        if (failures.TryPeek(out string? failure))
        {
            Console.WriteLine($"FAILS: {failure}");
            return 1;
        }
        """;

    /// <inheritdoc/>
    public override IEnumerable<string> Statements =>
    [
        "// What the library wrote of the values 1, 3 and so on, in another process.",
        $"byte[][] payloads = [{string.Join(", ", asked.Payloads.Select(payload => PayloadCode.ArrayOf([.. payload])))}];",
        "var values = Enumerable.Range(0, 32).Select(Make).ToArray();",
        .. asked.Call == ReproCall.SharedThreads
            ? (string[])[$"var one = {NewSerializer};", "var serializers = Enumerable.Repeat(one, 32).ToArray();"]
            : [$"var serializers = Enumerable.Range(0, 32).Select(_ => {NewSerializer}).ToArray();"],
        "",
        Running,
        "",
        "foreach (var (number, copy) in read)",
        "{",
        .. Compared("number", "read on one of 32 threads, ").Select(Guarded.Indented),
        "}",
        "",
        "foreach (var (number, payload) in written)",
        "{",
        .. Guarded.Try(["var copy = Read(serializers[0], payload);", .. Compared("number", "written on one of 32 threads, ")],
            Guarded.Refused("written on one of 32 threads, ")).Select(Guarded.Indented),
        "}",
        .. Held("every thread got its own values.", "no call failed."),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<string> Parts => [.. new CallFunctions(Context).Ordinary, Factory];
}

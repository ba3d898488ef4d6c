namespace Assay.Repros.Calls;

/// <summary>A file whose calls fail, each followed by one that should not.</summary>
internal sealed class FailuresCode(CallContext context) : CallCode(context)
{
    private string Failing => $$"""
        // Calls that may fail: damaged payloads, and what the caller hands over.
        static IEnumerable<(string Name, Action Call)> Failing({{Context.Serializer}} serializer, byte[] payload)
        {
            byte[] noise = Noise(payload.Length);
            byte[] halfNoise = [.. payload[..(payload.Length / 2)], .. Noise(payload.Length - (payload.Length / 2))];
            foreach (byte[] damaged in new byte[][] { [], payload[..1], payload[..(payload.Length / 2)], payload[..^1], noise, halfNoise })
                yield return ("a damaged payload", () => Read(serializer, damaged));
            yield return ("null", () => Write(serializer, default!));{{MoreCalls}}
        }
        """;

    private const string Noise = """
        static byte[] Noise(int length)
        {
            byte[] noise = new byte[length];
            new Random(5).NextBytes(noise);
            return noise;
        }
        """;

    /// <inheritdoc/>
    public override IEnumerable<string> Statements =>
    [
        $"byte[] payload = Write({NewSerializer}, Make(0));",
        $"var serializer = {NewSerializer};",
        "foreach (var (name, call) in Failing(serializer, payload))",
        "{",
        "    try",
        "    {",
        "        call();",
        "    }",
        "    catch (Exception)",
        "    {",
        "        // It may fail. The next call should not.",
        "    }",
        "",
        .. Guarded.Try(
            [
                "var copy = Read(serializer, payload);",
                .. Compared("0", "after {name}, "),
                "copy = Read(serializer, Write(serializer, Make(0)));",
                .. Compared("0", "after {name}, ", "change"),
            ],
            Guarded.Refused("after {name}, ")).Select(Guarded.Indented),
        "}",
        .. Held("the value came back after every call that failed.", "no call failed after one that may."),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<string> Parts =>
    [
        .. new CallFunctions(Context).Ordinary,
        Factory,
        Failing,
        Noise,
        .. Context.Surface switch
        {
            ReproSurface.Stream => (string[])[CallClasses.FailingStream],
            ReproSurface.Buffer => [CallClasses.FailingWriter],
            _ => [],
        },
    ];

    private string MoreCalls => Context.Surface switch
    {
        ReproSurface.Stream => """

                foreach (int bytesBefore in new[] { 0, payload.Length / 2 })
                {
                    yield return ("a destination that fails", () => serializer.Serialize(Make(0), new FailingStream([], bytesBefore)));
                    yield return ("a source that fails", () => serializer.Deserialize(new FailingStream(payload, bytesBefore)));
                }
            """,
        ReproSurface.Buffer => """

                foreach (int bytesBefore in new[] { 0, payload.Length / 2 })
                    yield return ("a destination that fails", () => serializer.Serialize(Make(0), new FailingWriter(bytesBefore)));
            """,
        _ => "",
    };
}

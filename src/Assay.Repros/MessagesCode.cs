namespace Assay.Repros;

/// <summary>The statements of a file that writes two messages to one stream and reads them one after the other.</summary>
/// <param name="surface">How bytes pass: a stream, with or without asynchronous methods.</param>
/// <param name="setup">Makes the serializer.</param>
internal sealed class MessagesCode(ReproSurface surface, IReadOnlyList<string> setup)
{
    /// <summary>The stream that is read.</summary>
    public const string Source = """
        // A stream that cannot go back, as that of a network.
        sealed class ForwardStream(byte[] bytes) : Stream
        {
            private readonly MemoryStream inner = new(bytes);

            public override bool CanRead => true;

            public override bool CanSeek => false;

            public override bool CanWrite => false;

            public override long Length => throw new NotSupportedException();

            public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

            public override int Read(byte[] buffer, int offset, int count) => inner.Read(buffer, offset, count);

            public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

            public override void SetLength(long value) => throw new NotSupportedException();

            public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

            public override void Flush()
            {
            }
        }
        """;

    private readonly SurfaceCalls calls = new(surface);

    /// <summary>The statements.</summary>
    public string Statements() => string.Join('\n',
    [
        "using var written = new MemoryStream();",
        .. setup,
        calls.WriteTo("Make(0)", "written"),
        calls.WriteTo("Make(1)", "written"),
        "",
        "using var source = new ForwardStream(written.ToArray());",
        "for (int number = 0; number < 2; number++)",
        "{",
        "    string message = number == 0 ? \"the first message\" : \"the second message\";",
        .. MainCode.Trying(
            [
                $"if (Graph.FirstDifference(Make(number), {calls.ReadFrom("source")}) is string difference)",
                "{",
                "    Console.WriteLine($\"FAILS: {message}, {difference}\");",
                "    return 1;",
                "}",
            ],
            [
                "Exception cause = exception.GetBaseException();",
                "Console.WriteLine($\"FAILS: {message}, expected the value back, got {cause.GetType().FullName}: {cause.Message}\");",
                "return 1;",
            ]).Select(line => line.Length == 0 ? line : "    " + line),
        "}",
        "",
        "Console.WriteLine(\"HOLDS: both messages came back.\");",
        "return 0;",
    ]);
}

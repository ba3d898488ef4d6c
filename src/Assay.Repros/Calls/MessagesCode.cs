namespace Assay.Repros.Calls;

/// <summary>A file that writes two messages to one stream and reads them one after the other.</summary>
internal sealed class MessagesCode(CallContext context) : CallCode(context)
{
    private readonly SurfaceCalls calls = new(context.Surface);

    /// <inheritdoc/>
    public override IEnumerable<string> Statements =>
    [
        "var written = new ForwardStream([]);",
        .. Setup,
        calls.WriteTo("Make(0)", "written"),
        calls.WriteTo("Make(1)", "written"),
        "",
        "var source = new ForwardStream(written.ToArray());",
        "for (int number = 0; number < 2; number++)",
        "{",
        "    string message = number == 0 ? \"the first message\" : \"the second message\";",
        .. Guarded.Try([$"var copy = {calls.ReadFrom("source")};", .. Compared("number", "{message}, ")], Guarded.Refused("{message}, "))
            .Select(Guarded.Indented),
        "}",
        .. Held("both messages came back.", "both messages were read without an error."),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<string> Parts => [CallClasses.ForwardStream];
}

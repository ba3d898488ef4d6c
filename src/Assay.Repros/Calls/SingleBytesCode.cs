namespace Assay.Repros.Calls;

/// <summary>A file that writes where nothing can be gone back to, and reads one byte at a time.</summary>
internal sealed class SingleBytesCode(CallContext context) : CallCode(context)
{
    /// <inheritdoc/>
    public override IEnumerable<string> Statements =>
    [
        .. Setup,
        "string step = \"writing\";",
        .. Guarded.Try(
            [
                "byte[] payload = Write(serializer, Make(0));",
                "step = \"reading\";",
                "var copy = Read(serializer, payload);",
                .. Compared("0", ""),
            ],
            Guarded.Refused("{step}, ")),
        .. Held("the value came back.", "written and read without an error."),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<string> Parts =>
    [
        .. new CallFunctions(Context).OfSingleBytes,
        .. Context.Surface == ReproSurface.Buffer
            ? (string[])[CallClasses.SmallestWriter, CallClasses.OneByte]
            : [CallClasses.ForwardStream],
    ];
}

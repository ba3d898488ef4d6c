namespace Assay.Conformance.Shapes;

/// <summary>A member that is a native handle is rejected: in another process it names something else.</summary>
[Case(9, "handle", CaseGroup.Shapes, "A member that is a native handle is rejected: in another process it names something else.",
    Expected = Expected.Rejected)]
public sealed class HandleMember : Case<Window>
{
    /// <inheritdoc/>
    public override Window Make() => new() { Title = "Assay", Handle = 0x2A };
}

public class Window
{
    public string Title { get; set; } = "";

    public nint Handle { get; set; }
}

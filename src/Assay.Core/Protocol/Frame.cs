namespace Assay.Core.Protocol;

/// <summary>One message: a kind and its body.</summary>
/// <param name="Kind">What the frame says.</param>
/// <param name="Body">The fields of the frame's record, in declaration order, little endian.</param>
public readonly record struct Frame(FrameKind Kind, byte[] Body)
{
    /// <summary>Opens the body for reading.</summary>
    public BinaryReader OpenBody() => new(new MemoryStream(Body, writable: false));
}

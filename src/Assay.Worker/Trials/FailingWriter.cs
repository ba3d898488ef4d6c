using System.Buffers;

namespace Assay.Worker.Trials;

/// <summary>A buffer writer that has no more room after some bytes.</summary>
internal sealed class FailingWriter(int bytesBefore) : IBufferWriter<byte>
{
    private readonly ArrayBufferWriter<byte> written = new();

    public void Advance(int count) => written.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => HasRoom(sizeHint) ? written.GetMemory(sizeHint) : throw Failure();

    public Span<byte> GetSpan(int sizeHint = 0) => HasRoom(sizeHint) ? written.GetSpan(sizeHint) : throw Failure();

    private bool HasRoom(int sizeHint) => written.WrittenCount + sizeHint < bytesBefore;

    private static InvalidOperationException Failure() => new("The buffer is full, as this trial wants.");
}

using System.Buffers.Binary;
using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>A payload of more than 2 GB, which no array holds, comes back through a stream, or there is an error.</summary>
[Case(64, "payload-over-2-gb", CaseGroup.Calls,
    "A payload of more than 2 GB, which no array holds, comes back through a stream, or there is an error.", Expected = Expected.Either)]
[Exercise(TrialKind.Document)]
[Large(seconds: 120, gibibytes: 12)]
public sealed class PayloadOverTwoGigabytes : DocumentCase<Archive>
{
    private const int BlockBytes = 2_000;

    /// <inheritdoc/>
    public override long DocumentBytes => 2_300_000_000;

    /// <inheritdoc/>
    public override Archive Make(int number, int units) => new()
    {
        Name = $"archive {number}",
        Blocks = [.. Enumerable.Range(0, units).Select(block => new Block { Number = block + number, Content = Content(number, block) })],
    };

    private static byte[] Content(int number, int block)
    {
        var content = new byte[BlockBytes];
        var state = ((ulong)(number + 1) << 32) + (ulong)block + 1;
        for (var i = 0; i < BlockBytes; i += sizeof(ulong))
        {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            BinaryPrimitives.WriteUInt64LittleEndian(content.AsSpan(i), state);
        }

        return content;
    }
}

public class Archive
{
    public string Name { get; set; } = "";

    public List<Block> Blocks { get; set; } = [];
}

public class Block
{
    public int Number { get; set; }

    public byte[] Content { get; set; } = [];
}

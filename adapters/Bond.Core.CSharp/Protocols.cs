using Bond.IO.Unsafe;
using Bond.Protocols;

namespace Assay.Adapters.BondCSharp;

internal readonly struct SimpleBinary : IProtocol<SimpleBinaryWriter<OutputBuffer>, SimpleBinaryReader<InputBuffer>>
{
    public static SimpleBinaryWriter<OutputBuffer> Write(OutputBuffer output) => new(output);

    public static SimpleBinaryReader<InputBuffer> Read(InputBuffer input) => new(input);
}

internal readonly struct CompactBinaryOne : IProtocol<CompactBinaryWriter<OutputBuffer>, CompactBinaryReader<InputBuffer>>
{
    public static CompactBinaryWriter<OutputBuffer> Write(OutputBuffer output) => new(output);

    public static CompactBinaryReader<InputBuffer> Read(InputBuffer input) => new(input);
}

internal readonly struct CompactBinaryTwo : IProtocol<CompactBinaryWriter<OutputBuffer>, CompactBinaryReader<InputBuffer>>
{
    public static CompactBinaryWriter<OutputBuffer> Write(OutputBuffer output) => new(output, 2);

    public static CompactBinaryReader<InputBuffer> Read(InputBuffer input) => new(input, 2);
}

internal readonly struct FastBinary : IProtocol<FastBinaryWriter<OutputBuffer>, FastBinaryReader<InputBuffer>>
{
    public static FastBinaryWriter<OutputBuffer> Write(OutputBuffer output) => new(output);

    public static FastBinaryReader<InputBuffer> Read(InputBuffer input) => new(input);
}

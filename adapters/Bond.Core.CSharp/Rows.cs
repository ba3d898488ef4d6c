using Bond.IO.Unsafe;
using Bond.Protocols;

namespace Assay.Adapters.BondCSharp;

internal sealed class Simple<T> : KeptAdapter<T, SimpleBinaryWriter<OutputBuffer>, SimpleBinaryReader<InputBuffer>, SimpleBinary>;

internal sealed class SimpleCopied<T> : CopiedAdapter<T, SimpleBinaryWriter<OutputBuffer>, SimpleBinaryReader<InputBuffer>, SimpleBinary>;

internal sealed class CompactOne<T> : KeptAdapter<T, CompactBinaryWriter<OutputBuffer>, CompactBinaryReader<InputBuffer>, CompactBinaryOne>;

internal sealed class CompactOneCopied<T>
    : CopiedAdapter<T, CompactBinaryWriter<OutputBuffer>, CompactBinaryReader<InputBuffer>, CompactBinaryOne>;

internal sealed class CompactTwo<T> : KeptAdapter<T, CompactBinaryWriter<OutputBuffer>, CompactBinaryReader<InputBuffer>, CompactBinaryTwo>;

internal sealed class CompactTwoCopied<T>
    : CopiedAdapter<T, CompactBinaryWriter<OutputBuffer>, CompactBinaryReader<InputBuffer>, CompactBinaryTwo>;

internal sealed class Fast<T> : KeptAdapter<T, FastBinaryWriter<OutputBuffer>, FastBinaryReader<InputBuffer>, FastBinary>;

internal sealed class FastCopied<T> : CopiedAdapter<T, FastBinaryWriter<OutputBuffer>, FastBinaryReader<InputBuffer>, FastBinary>;

using Bond.IO.Unsafe;

namespace Assay.Adapters.BondCSharp;

/// <summary>Makes the writer and the reader of one of Bond's protocols; both are structs.</summary>
internal interface IProtocol<out TWriter, out TReader>
{
    static abstract TWriter Write(OutputBuffer output);

    static abstract TReader Read(InputBuffer input);
}

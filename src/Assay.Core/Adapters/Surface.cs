namespace Assay.Core.Adapters;

/// <summary>How bytes pass between the caller and a library.</summary>
public enum Surface
{
    /// <summary>A new <c>byte[]</c> out, a <c>byte[]</c> in.</summary>
    Bytes,

    /// <summary>A <see cref="System.IO.Stream"/> both ways.</summary>
    Stream,

    /// <summary><c>IBufferWriter&lt;byte&gt;</c> out, <c>ReadOnlySequence&lt;byte&gt;</c> in.</summary>
    Buffer,

    /// <summary>An array that the caller keeps out, a part of an array in.</summary>
    Reused,

    /// <summary>A <see cref="System.IO.Stream"/> both ways, by asynchronous methods.</summary>
    Async,
}

namespace Assay.Core.Adapters;

/// <summary>What one timed call does.</summary>
public enum Operation
{
    /// <summary>From a contract graph to bytes.</summary>
    Serialize,

    /// <summary>From bytes to a contract graph; of a format that is read on access, the same as <see cref="ReadAll"/>.</summary>
    Deserialize,

    /// <summary>From the bytes of a whole graph to one member of its root, by a contract that has no other.</summary>
    ReadOne,

    /// <summary>Of a format that is read on access: what comes before the first member is asked for.</summary>
    Open,

    /// <summary>
    /// Of a format that is read on access: open, and read every member. This alone compares with <see cref="Deserialize"/>.
    /// </summary>
    ReadAll,
}

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

    /// <summary><c>PipeWriter</c> out, <c>PipeReader</c> in, by asynchronous methods; from .NET 10 on.</summary>
    Pipe,
}

/// <summary>What bytes pass through between writer and reader.</summary>
public enum Transport
{
    /// <summary>A stream in memory.</summary>
    Memory,

    /// <summary>A file, opened and closed for each value.</summary>
    File,

    /// <summary>An anonymous pipe of the system.</summary>
    Pipe,

    /// <summary>A TCP connection of the machine with itself.</summary>
    Socket,
}

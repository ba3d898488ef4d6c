namespace Assay.Repros.Calls;

/// <summary>How bytes pass between the file and the library; named as the surfaces of rows.</summary>
public enum ReproSurface
{
    /// <summary>A new array out, an array in.</summary>
    Bytes,

    /// <summary>A stream both ways.</summary>
    Stream,

    /// <summary>The same, by methods for several messages on one stream.</summary>
    Delimited,

    /// <summary><c>IBufferWriter&lt;byte&gt;</c> out, <c>ReadOnlySequence&lt;byte&gt;</c> in.</summary>
    Buffer,

    /// <summary>A stream both ways, by asynchronous methods.</summary>
    Async,

    /// <summary>The same, by methods that take a <see cref="CancellationToken"/>.</summary>
    Cancellable,

    /// <summary><c>PipeWriter</c> out, <c>PipeReader</c> in.</summary>
    Pipe,
}

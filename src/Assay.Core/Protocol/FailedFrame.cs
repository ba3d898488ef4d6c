namespace Assay.Core.Protocol;

/// <summary>An exception that ended a request.</summary>
/// <param name="Phase">Whose code it came from.</param>
/// <param name="ExceptionType">Full name of the exception's type.</param>
/// <param name="Message">Its message; inner exceptions follow after " ---> ".</param>
/// <param name="StackTrace">Its stack trace, for the log.</param>
public sealed record FailedFrame(WorkerPhase Phase, string ExceptionType, string Message, string StackTrace) : IFrameBody
{
    /// <summary>Names of the types of its causes, from the outermost on, such as <c>FormatException</c>.</summary>
    public IReadOnlyList<string> Causes { get; init; } = [];

    /// <summary>
    /// The code of the types that threw it, or its cause, such as <c>Money's constructor</c>; empty where that was none of theirs.
    /// </summary>
    public string Origin { get; init; } = "";

    /// <summary>
    /// Whether the code that threw may be of the types all the same: the runtime checked a value for a caller that its compiler may have
    /// put into another method.
    /// </summary>
    public bool IsOriginHidden { get; init; }

    /// <inheritdoc/>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Phase);
        writer.Write(ExceptionType);
        writer.Write(Message);
        writer.Write(StackTrace);
        writer.WriteStrings(Causes);
        writer.Write(Origin);
        writer.Write(IsOriginHidden);
    }

    /// <summary>Reads the fields.</summary>
    public static FailedFrame ReadFrom(BinaryReader reader) =>
        new((WorkerPhase)reader.ReadByte(), reader.ReadString(), reader.ReadString(), reader.ReadString())
        {
            Causes = reader.ReadStrings(),
            Origin = reader.ReadString(),
            IsOriginHidden = reader.ReadBoolean(),
        };
}

/// <summary>Whose code a worker is in, so that a failure of Assay's own is never blamed on a library.</summary>
public enum WorkerPhase : byte
{
    /// <summary>Assay: start-up, protocol, files.</summary>
    Idle = 0,

    /// <summary>The adapter's set-up: the library's.</summary>
    Preparing = 1,

    /// <summary>Assay: generating values, or reading them from a sample.</summary>
    Generating = 2,

    /// <summary>Assay: plain graph to contract graph or back.</summary>
    Mapping = 3,

    /// <summary>The library: serialize.</summary>
    Serializing = 4,

    /// <summary>The library: deserialize.</summary>
    Deserializing = 5,

    /// <summary>Assay: comparing graphs, hashing content.</summary>
    Comparing = 6,

    /// <summary>The user: their factory makes values.</summary>
    UserFactory = 7,
}

/// <summary>
/// What a worker says on standard error when code in it ends the process before its session is over: an exit code alone does not tell.
/// </summary>
public static class ExitSentence
{
    /// <summary>
    /// The sentence. Assay itself ends no worker so while the engine lives: it is the library, on a thread of its own or not.
    /// </summary>
    public const string Text = "Environment.Exit was called";
}

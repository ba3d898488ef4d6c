namespace Assay.Core.Protocol;

/// <summary>An exception that ended a request.</summary>
/// <param name="Phase">Whose code it came from.</param>
/// <param name="ExceptionType">Full name of the exception's type.</param>
/// <param name="Message">Its message; inner exceptions follow after " ---> ".</param>
/// <param name="StackTrace">Its stack trace, for the log.</param>
public sealed record FailedFrame(WorkerPhase Phase, string ExceptionType, string Message, string StackTrace)
{
    /// <summary>Writes the fields.</summary>
    public void WriteTo(BinaryWriter writer)
    {
        writer.Write((byte)Phase);
        writer.Write(ExceptionType);
        writer.Write(Message);
        writer.Write(StackTrace);
    }

    /// <summary>Reads the fields.</summary>
    public static FailedFrame ReadFrom(BinaryReader reader) =>
        new((WorkerPhase)reader.ReadByte(), reader.ReadString(), reader.ReadString(), reader.ReadString());
}

using System.Diagnostics.CodeAnalysis;
using System.Text;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>
/// The two streams of answers and of what is said beside them. An answer that cannot be written is the command's failure; what is said on standard error goes on without it, because it may
/// be said by a timer in the middle of a run.
/// </summary>
[SuppressMessage("Reliability", "CA2000", Justification = "The console's streams live as long as the process, and each writer owns the stream below it.")]
internal static class StandardStreams
{
    /// <summary>Lets the console write through these streams from now on.</summary>
    public static void Guard()
    {
        Console.SetOut(Safe(new AnswerStream(Console.OpenStandardOutput()), hasColours: false));
        Console.SetError(Safe(new LossyStream(Console.OpenStandardError()), hasColours: false));
    }

    /// <summary>Standard output for a whole report, kept back until it is long; writing throws <see cref="AnswerNotWrittenException"/> where the system refuses it.</summary>
    public static TextWriter OpenAnswer() =>
        new SafeWriter(new StreamWriter(new AnswerStream(Console.OpenStandardOutput()), leaveOpen: true), hasColours: !Console.IsOutputRedirected);

    /// <summary>Standard error for what moves the cursor itself: nothing that it writes is made safe.</summary>
    public static TextWriter OpenProgress() => Writer(new LossyStream(Console.OpenStandardError()));

    private static SafeWriter Safe(Stream stream, bool hasColours) => new(Writer(stream), hasColours);

    private static StreamWriter Writer(Stream stream) => new(stream, WithoutPreamble(Console.OutputEncoding)) { AutoFlush = true };

    private static Encoding WithoutPreamble(Encoding encoding) => encoding is UTF8Encoding ? new UTF8Encoding(encoderShouldEmitUTF8Identifier: false) : encoding;
}

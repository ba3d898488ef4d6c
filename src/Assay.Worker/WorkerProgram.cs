using System.IO.Pipes;
using System.Runtime.InteropServices;
using Assay.Core.Protocol;
using Assay.Worker.Rows;
using Assay.Worker.Session;

namespace Assay.Worker;

/// <summary>The main method of every adapter program.</summary>
public static class WorkerProgram
{
    private const int Misused = 2;

    /// <summary>Answers the engine's frames until it closes the channel. Writes nothing to standard output.</summary>
    /// <param name="arguments">Handles of the two pipes: incoming, outgoing.</param>
    /// <param name="rows">The rows of this program.</param>
    /// <returns>The exit code: 0 after a close frame or the engine's end, 1 after a failure that was reported, 2 when not started by Assay.</returns>
    public static int Run(string[] arguments, IRowCatalogue rows)
    {
        if (arguments.Length != 2)
            return Refuse("This program measures a serializer for Assay and is started by it; run assay instead.");

        EngineWatch.Begin();
        ExitWatch.Begin();
        int exitCode = Answer(arguments, rows);
        ExitWatch.End();
        return exitCode;
    }

    /// <summary>Answers frames without watching standard input, for workers inside other processes.</summary>
    internal static int Answer(string[] arguments, IRowCatalogue rows)
    {
        // Ctrl-C reaches every process of the terminal; the engine decides what ends when.
        using PosixSignalRegistration interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, static context => context.Cancel = true);
        try
        {
            using AnonymousPipeClientStream incoming = new(PipeDirection.In, arguments[0]);
            using AnonymousPipeClientStream outgoing = new(PipeDirection.Out, arguments[1]);
            OwnPipe.Keep(incoming.SafePipeHandle);
            OwnPipe.Keep(outgoing.SafePipeHandle);
            return new WorkerSession(new FrameChannel(incoming, outgoing), rows).Run();
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidDataException)
        {
            return Refuse($"This program measures a serializer for Assay and is started by it: {exception.Message}");
        }
        catch (IOException)
        {
            // The engine is gone: nobody is left to tell.
            return 0;
        }
    }

    private static int Refuse(string sentence)
    {
        Console.Error.WriteLine(sentence);
        return Misused;
    }
}

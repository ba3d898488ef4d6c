using System.Diagnostics;
using System.IO.Pipes;
using System.Runtime.InteropServices;
using System.Text;
using Assay.Core.Protocol;
using Assay.Worker.Rows;
using Assay.Worker.Starting;

namespace Assay.Worker.Session;

/// <summary>The main method of every adapter program.</summary>
public static class WorkerProgram
{
    private const int Misused = 2;

    /// <summary>Answers the engine's frames until it closes the channel. Writes nothing to standard output.</summary>
    /// <param name="arguments">Handles of the two pipes: incoming, outgoing.</param>
    /// <param name="rows">The rows of this program.</param>
    /// <returns>The exit code: 0 after a close frame or the engine's end, 1 after a failure that was reported, 2 when not started by
    /// Assay.</returns>
    public static int Run(string[] arguments, IRowCatalogue rows)
    {
        MainStamp.Take();
        return Serve(arguments, channel => new WorkerSession(channel, rows).Run());
    }

    /// <summary>Serves the engine as every worker does: in a program that holds no rows.</summary>
    /// <param name="arguments">Handles of the two pipes: incoming, outgoing.</param>
    /// <param name="answer">Answers the frames of the channel until it ends, and gives the exit code.</param>
    /// <returns>The exit code; 2 when not started by Assay.</returns>
    public static int Serve(string[] arguments, Func<FrameChannel, int> answer)
    {
        if (arguments.Length != 2)
            return Refuse("This is a worker process of Assay. Run assay instead.");

        EngineWatch.Begin();
        ExitWatch.Begin();
        var exitCode = Answer(arguments, answer);
        ExitWatch.End();
        return exitCode;
    }

    /// <summary>Answers frames without watching standard input, for workers inside other processes.</summary>
    internal static int Answer(string[] arguments, Func<FrameChannel, int> answer)
    {
        // Ctrl-C reaches every process of the terminal; the engine decides what ends when.
        using var interrupt =
            PosixSignalRegistration.Create(PosixSignal.SIGINT, static context => context.Cancel = true);
        try
        {
            using AnonymousPipeClientStream incoming = new(PipeDirection.In, arguments[0]);
            using AnonymousPipeClientStream outgoing = new(PipeDirection.Out, arguments[1]);
            OwnPipe.Keep(incoming.SafePipeHandle);
            OwnPipe.Keep(outgoing.SafePipeHandle);
            return answer(new FrameChannel(incoming, outgoing));
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidDataException)
        {
            return Refuse($"This is a worker process of Assay: {exception.Message}");
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

/// <summary>
/// Ends the process when the engine is gone, however that came about: the engine holds the other end of standard input and never writes.
/// Without it a library that hangs would run on for ever after the engine was killed.
/// </summary>
internal static class EngineWatch
{
    // An input that is at its end from the start was never the engine's: closed, or the null device.
    private static readonly TimeSpan NoInput = TimeSpan.FromSeconds(1);

    /// <summary>Begins to watch, on a thread that sleeps in a read.</summary>
    public static void Begin()
    {
        if (!Console.IsInputRedirected)
            return;
        new Thread(
            () => Watch(
                Console.OpenStandardInput(), static () => Environment.Exit(0)))
        { IsBackground = true, Name = "Engine watch" }.Start();
    }

    /// <summary>Reads to the end.</summary>
    /// <param name="input">What the engine holds.</param>
    /// <param name="end">Called at its end, unless it never was open.</param>
    internal static void Watch(Stream input, Action end)
    {
        var begin = Stopwatch.GetTimestamp();
        var ignored = new byte[16];
        try
        {
            while (input.Read(ignored) > 0)
            {
                // Nobody has anything to say here.
            }
        }
        catch (IOException)
        {
            // A broken pipe is an end, too.
        }

        if (Stopwatch.GetElapsedTime(begin) > NoInput)
            end();
    }
}

/// <summary>
/// Says on standard error that code in the process ended it before its session was over, so that an exit code is not all that is known.
/// </summary>
internal static class ExitWatch
{
    private static volatile bool isOver;

    /// <summary>Begins to watch; before any code of a library runs, because handlers are called in their order.</summary>
    public static void Begin() => AppDomain.CurrentDomain.ProcessExit += static (_, _) => Tell();

    /// <summary>The session ended: what ends the process now is no news.</summary>
    public static void End() => isOver = true;

    private static void Tell()
    {
        if (isOver)
            return;
        using var errors = Console.OpenStandardError();
        errors.Write(Encoding.UTF8.GetBytes($"\n{ExitSentence.Text}\n"));
    }
}

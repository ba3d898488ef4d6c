using System.Reflection;
using System.Runtime.InteropServices;
using Assay.Cli.Display;
using Assay.Engine;
using Assay.Engine.Storage;

namespace Assay.Cli.Commands;

/// <summary>What the program's exit code says.</summary>
public static class ExitCode
{
    /// <summary>Done.</summary>
    public const int Done = 0;

    /// <summary>Nothing was measured, results could not be written, or the program failed.</summary>
    public const int NothingMeasured = 1;

    /// <summary>A comparison found a regression, lost a side, or is undecided where that fails.</summary>
    public const int Regression = 1;

    /// <summary>Bad input.</summary>
    public const int BadInput = 2;

    /// <summary>Ctrl-C; what was measured is kept.</summary>
    public const int Interrupted = 130;
}

/// <summary>
/// Ctrl-C, a request to terminate and a closed terminal end a run gently the first time, and at once the second; no process stays behind
/// either way.
/// </summary>
internal sealed class Interrupt : IDisposable
{
    private readonly CancellationTokenSource source = new();
    private readonly PosixSignalRegistration onInterrupt;
    private readonly PosixSignalRegistration onTermination;
    private readonly PosixSignalRegistration onHangUp;
    private readonly Streams streams;
    private int signals;

    private Interrupt(Streams streams)
    {
        this.streams = streams;
        onInterrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle);
        onTermination = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle);
        onHangUp = PosixSignalRegistration.Create(PosixSignal.SIGHUP, Handle);
    }

    /// <summary>
    /// Does a command's work; where somebody interrupts it, the exit code says so, and a sentence on stderr where there is something to
    /// say.
    /// </summary>
    public static int During(Streams streams, Func<CancellationToken, int> work, string sentence = "")
    {
        using Interrupt interrupt = new(streams);
        try
        {
            return work(interrupt.source.Token);
        }
        catch (OperationCanceledException) when (interrupt.source.IsCancellationRequested)
        {
            if (sentence.Length > 0)
                streams.Errors.WriteLine(sentence);
            return ExitCode.Interrupted;
        }
    }

    public void Dispose()
    {
        onInterrupt.Dispose();
        onTermination.Dispose();
        onHangUp.Dispose();
        source.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        context.Cancel = true;
        switch (Interlocked.Increment(ref signals))
        {
            case 1:
                source.Cancel();
                break;
            case 2:
                EndAtOnce();
                break;
        }
    }

    private void EndAtOnce()
    {
        // What the run still says when its children end would stand in the middle of the sentence.
        var errors = streams.TakeErrors();

        // Children that were stopped or hang would outlive this process. Results are written whole after each block: nothing is lost.
        ChildProcesses.EndAll();
        AtomicFile.Abandon();
        streams.ShowCursor();
        errors.WriteLine(ResultsPlace.Current is not string path ? "Ended at once."
            : File.Exists(path) ? $"Ended at once. What was measured until the last save is in {path}."
            : "Ended at once. Nothing was saved yet.");
        Environment.Exit(ExitCode.Interrupted);
    }
}

/// <summary>The version of this program.</summary>
public static class AssayVersion
{
    /// <summary>Such as <c>0.1.0</c>.</summary>
    public static string Text { get; } =
        typeof(AssayVersion).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "unknown";
}

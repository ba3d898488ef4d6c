using System.Runtime.InteropServices;
using Assay.Engine;

namespace Assay.Cli;

/// <summary>Ctrl-C, a request to terminate and a closed terminal end a run gently the first time, and at once the second; no process stays behind either way.</summary>
internal sealed class Interrupt : IDisposable
{
    private readonly CancellationTokenSource source = new();
    private readonly PosixSignalRegistration onInterrupt;
    private readonly PosixSignalRegistration onTermination;
    private readonly PosixSignalRegistration onHangUp;
    private int signals;

    private Interrupt()
    {
        onInterrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle);
        onTermination = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle);
        onHangUp = PosixSignalRegistration.Create(PosixSignal.SIGHUP, Handle);
    }

    /// <summary>Does a command's work; where somebody interrupts it, the exit code says so, and a sentence on stderr where there is something to say.</summary>
    public static int During(Func<CancellationToken, int> work, string sentence = "")
    {
        using Interrupt interrupt = new();
        try
        {
            return work(interrupt.source.Token);
        }
        catch (OperationCanceledException) when (interrupt.source.IsCancellationRequested)
        {
            if (sentence.Length > 0)
                Console.Error.WriteLine(sentence);
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
        if (Interlocked.Increment(ref signals) == 1)
        {
            source.Cancel();
            return;
        }

        // Children that were stopped or hang would outlive this process. Results are written whole after each block: nothing is lost.
        ChildProcesses.EndAll();
        Environment.Exit(ExitCode.Interrupted);
    }
}

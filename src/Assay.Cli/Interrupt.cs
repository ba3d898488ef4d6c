using System.Runtime.InteropServices;

namespace Assay.Cli;

/// <summary>Ctrl-C and a request to terminate end a run gently the first time, and at once the second.</summary>
internal sealed class Interrupt : IDisposable
{
    private readonly CancellationTokenSource source = new();
    private readonly PosixSignalRegistration onInterrupt;
    private readonly PosixSignalRegistration onTermination;

    private Interrupt()
    {
        onInterrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle);
        onTermination = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle);
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
        source.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        context.Cancel = !source.IsCancellationRequested;
        source.Cancel();
    }
}

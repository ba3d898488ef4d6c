using System.Runtime.InteropServices;

namespace Assay.Cli;

/// <summary>Ctrl-C and a request to terminate end a run gently the first time, and at once the second.</summary>
internal sealed class Interrupt : IDisposable
{
    private readonly CancellationTokenSource source = new();
    private readonly PosixSignalRegistration onInterrupt;
    private readonly PosixSignalRegistration onTermination;

    public Interrupt()
    {
        onInterrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, Handle);
        onTermination = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Handle);
    }

    public CancellationToken Token => source.Token;

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

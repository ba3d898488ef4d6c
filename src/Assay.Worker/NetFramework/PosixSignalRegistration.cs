namespace System.Runtime.InteropServices;

/// <summary>Ctrl-C and nothing else.</summary>
internal enum PosixSignal
{
    SIGINT = -2,
}

/// <summary>What a handler decides.</summary>
internal sealed class PosixSignalContext
{
    public bool Cancel { get; set; }
}

/// <summary>Handles Ctrl-C until it is disposed of.</summary>
internal sealed class PosixSignalRegistration : IDisposable
{
    private readonly ConsoleCancelEventHandler handler;

    private PosixSignalRegistration(ConsoleCancelEventHandler handler)
    {
        this.handler = handler;
        Console.CancelKeyPress += handler;
    }

    public static PosixSignalRegistration Create(PosixSignal signal, Action<PosixSignalContext> handler) => new((_, pressed) =>
    {
        PosixSignalContext context = new();
        handler(context);
        pressed.Cancel = context.Cancel;
    });

    public void Dispose() => Console.CancelKeyPress -= handler;
}

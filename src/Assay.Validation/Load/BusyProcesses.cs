using System.Diagnostics;
using Assay.Engine;

namespace Assay.Validation.Load;

/// <summary>
/// A busy process for each core. They end when this is disposed of, and by themselves when this process is gone however that came about: each watches
/// its standard input, whose other end is held here.
/// </summary>
public sealed class BusyProcesses : IDisposable
{
    private readonly List<Process> processes = [];

    private BusyProcesses()
    {
    }

    /// <summary>Ids of the processes.</summary>
    public IReadOnlyList<int> Ids => [.. processes.Select(process => process.Id)];

    /// <summary>Starts them.</summary>
    /// <param name="program">Full path of the command line's dll.</param>
    /// <param name="count">How many.</param>
    public static BusyProcesses Start(string program, int count)
    {
        BusyProcesses busy = new();
        try
        {
            for (int i = 0; i < count; i++)
                busy.processes.Add(ChildProcesses.Start(Command(program)));
            return busy;
        }
        catch
        {
            busy.Dispose();
            throw;
        }
    }

    /// <summary>Ends all of them.</summary>
    public void Dispose()
    {
        foreach (Process process in processes)
        {
            ChildProcesses.KillTree(process);
            process.WaitForExit();
            process.Dispose();
        }

        processes.Clear();
    }

    private static ProcessStartInfo Command(string program) => new(DotnetHost.FileName)
    {
        ArgumentList = { program, BusyLoop.Command },
        UseShellExecute = false,
        RedirectStandardInput = true,
    };
}

/// <summary>What a process that makes load runs: a loop that ends when the process that started it closes its end of standard input, or is gone.</summary>
public static class BusyLoop
{
    /// <summary>The hidden command of the command line that runs it.</summary>
    public const string Command = "spin";

    /// <summary>Spins on one core until the input ends.</summary>
    /// <param name="input">What the starter holds the other end of.</param>
    public static void RunUntilEndOf(Stream input)
    {
        using CancellationTokenSource end = new();
        Thread spinning = new(() => Spin(end.Token)) { IsBackground = true, Name = "Busy loop" };
        spinning.Start();
        byte[] ignored = new byte[16];
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

        end.Cancel();
        spinning.Join();
    }

    private static void Spin(CancellationToken end)
    {
        ulong state = 1;
        while (!end.IsCancellationRequested)
        {
            for (int i = 0; i < 10_000; i++)
                state = (state * 6364136223846793005) + 1442695040888963407;
        }

        GC.KeepAlive(state);
    }
}

using System.Diagnostics;
using System.Globalization;

namespace Assay.Cli.Tests.Conditions;

/// <summary>The worker processes of a run, as the system lists them.</summary>
internal static class WorkerProcesses
{
    /// <summary>Those whose program lies in a cache folder.</summary>
    public static IReadOnlyList<int> In(string cache) =>
        [.. Process.GetProcessesByName("dotnet").Select(process => process.Id).Where(id => IsIn(cache, id)).Order()];

    /// <summary>Waits until at least so many live.</summary>
    public static async Task<IReadOnlyList<int>> WaitForAsync(string cache, int count)
    {
        var waiting = Stopwatch.StartNew();
        while (waiting.Elapsed < TimeSpan.FromMinutes(2))
        {
            var workers = In(cache);
            if (workers.Count >= count)
                return workers;
            await Task.Delay(10);
        }

        throw new TimeoutException($"There were never {count} workers.");
    }

    /// <summary>Kills those that live, once there are any.</summary>
    public static async Task KillAsync(string cache) => await SignalAsync(await WaitForAsync(cache, 1), "KILL");

    /// <summary>Sends a signal; a process that has just ended is no failure.</summary>
    public static Task SignalAsync(int process, string signal) => SignalAsync([process], signal);

    /// <summary>Sends a signal to several at once.</summary>
    public static async Task SignalAsync(IReadOnlyList<int> processes, string signal)
    {
        if (processes.Count == 0)
            return;
        var arguments = processes.Select(process => process.ToString(CultureInfo.InvariantCulture));
        using var kill = Process.Start(new ProcessStartInfo("kill", [$"-{signal}", .. arguments]) { RedirectStandardError = true })!;
        await kill.WaitForExitAsync();
    }

    private static bool IsIn(string cache, int process)
    {
        try
        {
            return File.ReadAllText($"/proc/{process}/cmdline").Contains(cache, StringComparison.Ordinal);
        }
        catch (IOException)
        {
            return false;
        }
    }
}

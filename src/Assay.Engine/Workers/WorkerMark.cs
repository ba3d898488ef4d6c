using System.Globalization;
using System.Text;

namespace Assay.Engine.Workers;

/// <summary>
/// Marks what a worker's library starts, by a variable that every process hands on to its own: where the worker is gone, they have no
/// parent by which they would be found. Only Linux tells the variables of other processes.
/// </summary>
internal sealed class WorkerMark
{
    private const string Variable = "ASSAY_WORKER";
    private const string Processes = "/proc";

    /// <summary>What a process starts while others are ended is ended in the next pass.</summary>
    private const int MostPasses = 20;
    private readonly string value = Guid.NewGuid().ToString("N");

    public string Setting => $"{Variable}={value}";

    /// <summary>Ends all processes that have the mark.</summary>
    public void EndAll()
    {
        if (!OperatingSystem.IsLinux())
            return;
        var mark = Encoding.UTF8.GetBytes(Setting);
        for (var pass = 0; pass < MostPasses; pass++)
        {
            List<int> marked = [.. Ids().Where(id => HasMark(id, mark))];
            if (marked.Count == 0)
                return;
            marked.ForEach(ChildProcesses.KillTree);
        }
    }

    private static IEnumerable<int> Ids() => Directory.EnumerateDirectories(Processes)
        .Select(folder => int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id) ? id : 0)
        .Where(id => id > 0 && id != Environment.ProcessId);

    /// <summary>A process that has ended, but was not yet asked for its exit code, has no variables any more.</summary>
    private static bool HasMark(int id, byte[] mark)
    {
        try
        {
            return File.ReadAllBytes(string.Create(CultureInfo.InvariantCulture, $"{Processes}/{id}/environ")).AsSpan().IndexOf(mark) >= 0;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // It ended in this moment, or is somebody else's.
            return false;
        }
    }
}

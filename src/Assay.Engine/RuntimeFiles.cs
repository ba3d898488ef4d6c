using System.Globalization;

namespace Assay.Engine;

/// <summary>
/// The pipes and the socket that .NET keeps for debuggers and tools in the folder of temporary files: a process that is killed leaves them
/// for ever. Source: the runtime's documentation of its diagnostic port.
/// </summary>
internal static class RuntimeFiles
{
    /// <summary>Removes those of a process that ended long ago, unless another has its number now.</summary>
    public static void RemoveOfGone(int processId)
    {
        if (!LeftoverProcesses.IsRunning(processId))
            Remove(processId);
    }

    /// <summary>Removes those of a process that was killed.</summary>
    public static void Remove(int processId)
    {
        if (OperatingSystem.IsWindows())
            return;
        foreach (var name in new[] { "clr-debug-pipe", "dotnet-diagnostic" })
            RemoveAll(string.Create(CultureInfo.InvariantCulture, $"{name}-{processId}-*"));
    }

    private static void RemoveAll(string pattern)
    {
        try
        {
            foreach (var file in Directory.EnumerateFiles(Path.GetTempPath(), pattern))
                File.Delete(file);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // They are another user's, or somebody else removed them.
        }
    }
}

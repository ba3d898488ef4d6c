using System.Runtime.InteropServices;
using Assay.Core.Results;

namespace Assay.Engine.Results;

/// <summary>Describes this machine.</summary>
public static class MachineReader
{
    /// <summary>Memory that this process may use, in bytes; a container's limit counts.</summary>
    public static long MemoryBytes => GC.GetGCMemoryInfo().TotalAvailableMemoryBytes;

    /// <summary>Describes the machine.</summary>
    /// <param name="runtime">The runtime that workers reported.</param>
    /// <param name="workerSettings">Runtime settings of timed workers, as <c>NAME=value</c>.</param>
    public static Machine Read(string runtime, IReadOnlyList<string> workerSettings) => Read(runtime, workerSettings, new ProcessorReader());

    private static Machine Read(string runtime, IReadOnlyList<string> workerSettings, ProcessorReader processor) => new()
    {
        OperatingSystem = RuntimeInformation.OSDescription,
        Architecture = RuntimeInformation.OSArchitecture.ToString(),
        Processor = Processor(),
        LogicalProcessors = Environment.ProcessorCount,
        PhysicalCores = processor.PhysicalCores,
        Governor = processor.Governor,
        Turbo = processor.Turbo,
        MemoryBytes = MemoryBytes,
        Runtime = runtime,
        WorkerSettings = workerSettings,
    };

    private static string Processor()
    {
        if (OperatingSystem.IsWindows())
            return Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER") ?? "";
        const string File = "/proc/cpuinfo";
        if (!System.IO.File.Exists(File))
            return "";
        string? line = System.IO.File.ReadLines(File).FirstOrDefault(line => line.StartsWith("model name", StringComparison.Ordinal));
        return line is null ? "" : line[(line.IndexOf(':', StringComparison.Ordinal) + 1)..].Trim();
    }
}

using System.Globalization;
using System.Runtime.InteropServices;
using Assay.Core.Results;

namespace Assay.Engine;

/// <summary>Describes this machine.</summary>
public static class MachineReader
{
    /// <summary>Memory that this process may use, in bytes; a container's limit counts.</summary>
    public static long MemoryBytes => GC.GetGCMemoryInfo().TotalAvailableMemoryBytes;

    /// <summary>Describes the machine.</summary>
    /// <param name="runtime">The runtime that workers reported.</param>
    /// <param name="workerSettings">Runtime settings of timed workers, as <c>NAME=value</c>.</param>
    public static Machine Read(
        string runtime, IReadOnlyList<string> workerSettings) => Read(runtime, workerSettings, new ProcessorReader());

    private static Machine Read(string runtime, IReadOnlyList<string> workerSettings, ProcessorReader processor) => new()
    {
        OperatingSystem = RuntimeInformation.OSDescription,
        Architecture = RuntimeInformation.OSArchitecture.ToString(),
        Processor = Processor(),
        LogicalProcessors = Environment.ProcessorCount,
        PhysicalCores = processor.PhysicalCores,
        Governor = processor.Governor,
        Turbo = processor.Turbo,
        BootId = BootId(),
        MemoryBytes = MemoryBytes,
        Runtime = runtime,
        WorkerSettings = workerSettings,
    };

    // Random, and another after each start: it tells that two shards had one machine, and nothing of whose it is.
    private static string BootId()
    {
        const string File = "/proc/sys/kernel/random/boot_id";
        try
        {
            return System.IO.File.Exists(File) ? System.IO.File.ReadAllText(File).Trim() : "";
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }

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

/// <summary>What Linux tells of the processor's cores and speed. Elsewhere, and in most virtual machines, nothing is known.</summary>
/// <param name="folder">The folder of the processors in sysfs.</param>
internal sealed class ProcessorReader(string folder = "/sys/devices/system/cpu")
{
    /// <summary>The frequency governor of the first processor; empty where the system does not tell.</summary>
    public string Governor => Read("cpu0/cpufreq/scaling_governor") ?? "";

    /// <summary>Whether frequencies above the nominal one are allowed; null where the system does not tell.</summary>
    public bool? Turbo => Read("intel_pstate/no_turbo") switch
    {
        "0" => true,
        "1" => false,
        _ => Read("cpufreq/boost") switch { "1" => true, "0" => false, _ => null },
    };

    /// <summary>Physical cores; null where the system does not tell.</summary>
    public int? PhysicalCores
    {
        get
        {
            HashSet<(string Package, string Core)> cores = [];
            for (var number = 0; Directory.Exists(Path.Combine(folder, Name(number))); number++)
            {
                // A processor that is switched off has no topology.
                if (Read($"{Name(number)}/topology/physical_package_id") is string package
                    && Read($"{Name(number)}/topology/core_id") is string core)
                    cores.Add((package, core));
            }

            return cores.Count > 0 ? cores.Count : null;
        }
    }

    private static string Name(int number) => string.Create(CultureInfo.InvariantCulture, $"cpu{number}");

    private string? Read(string file)
    {
        try
        {
            var path = Path.Combine(folder, file);
            return File.Exists(path) ? File.ReadAllText(path).Trim() : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}

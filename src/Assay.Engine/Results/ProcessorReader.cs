using System.Globalization;

namespace Assay.Engine.Results;

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
            for (int number = 0; Directory.Exists(Path.Combine(folder, Name(number))); number++)
            {
                // A processor that is switched off has no topology.
                if (Read($"{Name(number)}/topology/physical_package_id") is string package && Read($"{Name(number)}/topology/core_id") is string core)
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
            string path = Path.Combine(folder, file);
            return File.Exists(path) ? File.ReadAllText(path).Trim() : null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}

namespace Assay.Engine.Processes;

/// <summary>The environment of workers: the caller's, without anything that changes the runtime.</summary>
internal static class WorkerEnvironment
{
    private static readonly string[] Removed = ["DOTNET_", "COMPlus_", "CORECLR_", "COR_"];

    /// <summary>Where the runtime is: needed to start at all, and without effect on how it runs.</summary>
    private static readonly string[] Kept = ["DOTNET_ROOT", "DOTNET_ROOT_X64", "DOTNET_ROOT_ARM64", "DOTNET_ROOT(x86)"];

    /// <summary>Removes every inherited runtime setting and adds the worker's own.</summary>
    /// <param name="environment">The environment to change.</param>
    /// <param name="settings">Own settings as <c>NAME=value</c>.</param>
    public static void Clean(IDictionary<string, string?> environment, IReadOnlyList<string> settings)
    {
        foreach (string name in environment.Keys.ToList())
        {
            bool isSetting = Removed.Any(prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase));
            if (isSetting && !Kept.Contains(name, StringComparer.OrdinalIgnoreCase))
                environment.Remove(name);
        }

        foreach (string setting in settings)
        {
            int equals = setting.IndexOf('=', StringComparison.Ordinal);
            environment[setting[..equals]] = setting[(equals + 1)..];
        }
    }
}

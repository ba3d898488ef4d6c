namespace Assay.Engine.Processes;

/// <summary>The <c>dotnet</c> program.</summary>
internal static class DotnetHost
{
    /// <summary>The host that runs this process where it is one, otherwise the one that the environment or the path names.</summary>
    public static string FileName { get; } = Find();

    private static string Find()
    {
        string name = OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet";
        if (Environment.ProcessPath is string own && string.Equals(Path.GetFileName(own), name, StringComparison.OrdinalIgnoreCase))
            return own;
        string?[] candidates =
        [
            Environment.GetEnvironmentVariable("DOTNET_HOST_PATH"),
            Environment.GetEnvironmentVariable("DOTNET_ROOT") is string root ? Path.Combine(root, name) : null,
        ];
        return candidates.FirstOrDefault(candidate => File.Exists(candidate)) ?? name;
    }
}

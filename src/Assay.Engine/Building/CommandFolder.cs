using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine.Building;

/// <summary>
/// The folder of temporary files of one <c>dotnet</c> command, removed after it: compilers and restores leave theirs behind otherwise. It lies in the system's own, whose path is short enough
/// for the pipes that .NET keeps there.
/// </summary>
internal sealed class CommandFolder : IDisposable
{
    private const string Prefix = "assay-build-";
    private const string NuGetFolder = "NUGET_SCRATCH";
    private readonly string? path;

    /// <summary>Creates it, and removes those that ended processes left; where it cannot be created, the command uses the system's.</summary>
    public CommandFolder()
    {
        try
        {
            RemoveLeftOvers();
            path = Directory.CreateTempSubdirectory(string.Create(CultureInfo.InvariantCulture, $"{Prefix}{Environment.ProcessId}-")).FullName;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            path = null;
        }
    }

    /// <summary>The variables that name it to a command.</summary>
    public IEnumerable<KeyValuePair<string, string>> Variables()
    {
        if (path is null)
            yield break;
        foreach (string variable in OperatingSystem.IsWindows() ? (string[])["TEMP", "TMP"] : ["TMPDIR"])
            yield return new(variable, path);

        // NuGet keeps its locks there: one that other programs do not see would let two of them unpack the same package at once.
        if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable(NuGetFolder)))
            yield return new(NuGetFolder, Path.Combine(Path.GetTempPath(), OperatingSystem.IsLinux() ? "NuGetScratch" + Environment.UserName : "NuGetScratch"));
    }

    public void Dispose()
    {
        if (path is not null)
            Remove(path);
    }

    private static void RemoveLeftOvers()
    {
        foreach (string folder in Directory.EnumerateDirectories(Path.GetTempPath(), Prefix + "*"))
        {
            string id = Path.GetFileName(folder)[Prefix.Length..].Split('-')[0];
            if (int.TryParse(id, NumberStyles.None, CultureInfo.InvariantCulture, out int process) && !IsRunning(process))
                Remove(folder);
        }
    }

    private static bool IsRunning(int id)
    {
        try
        {
            using Process process = Process.GetProcessById(id);
            return !process.HasExited;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    private static void Remove(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A process that ends late may still write there; the next build removes it.
        }
    }
}

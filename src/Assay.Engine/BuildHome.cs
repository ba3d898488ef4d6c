namespace Assay.Engine;

/// <summary>
/// The home folder of builds, where the SDK and NuGet keep their files: the user's, or one in the cache where theirs is not set or cannot
/// be written, as for services and in containers. What the user's home offers to read, NuGet settings and packages, still counts.
/// </summary>
public static class BuildHome
{
    /// <summary>Names the folder to the SDK and to NuGet, before <see cref="UserVariable"/>.</summary>
    internal const string Variable = "DOTNET_CLI_HOME";
    private const string UserVariable = "HOME";
    private const string FallbackVariable = "NUGET_FALLBACK_PACKAGES";

    /// <summary>Where packages are kept below a home folder, unless a variable of NuGet's names another place.</summary>
    internal static string PackagesIn(string home) => Path.Combine(home, ".nuget", "packages");

    /// <summary>Gives this process, and so its builds, a home folder that can be written.</summary>
    /// <param name="workspace">The folders; the cache can be written.</param>
    /// <exception cref="BadInputException">The folder that the SDK's own variable names cannot be written.</exception>
    public static void Ensure(Workspace workspace)
    {
        if (OperatingSystem.IsWindows())
            return;

        // To NuGet an empty variable is the current folder.
        if (Environment.GetEnvironmentVariable(Variable) is "")
            Environment.SetEnvironmentVariable(Variable, null);
        foreach ((var name, var value) in Variables(workspace, Environment.GetEnvironmentVariable))
            Environment.SetEnvironmentVariable(name, value);
    }

    /// <summary>The variables that builds need beside those there are.</summary>
    internal static IReadOnlyList<(string Name, string Value)> Variables(Workspace workspace, Func<string, string?> variable)
    {
        if (variable(Variable) is { Length: > 0 } named)
        {
            return IsWritable(named)
                ? []
                : throw new BadInputException(
                    $"{Variable}={Shortened.Of(named)} is not writable, but builds need it. Set it to a writable folder, or unset it.");
        }

        var home = variable(UserVariable) ?? "";
        if (IsWritable(home))
            return [];
        var own = Path.Combine(workspace.Cache, "home");
        Workspace.CreateFolder(own);
        LinkSettings(home, own);
        var packages = PackagesIn(home);
        var areKept = home.Length > 0 && Directory.Exists(packages) && string.IsNullOrEmpty(variable(FallbackVariable));
        return areKept ? [(Variable, own), (FallbackVariable, packages)] : [(Variable, own)];
    }

    /// <summary>A relative path is none: builds run in folders of their own.</summary>
    private static bool IsWritable(string folder)
    {
        if (!Path.IsPathRooted(folder))
            return false;
        try
        {
            Directory.CreateDirectory(folder);
            Workspace.EnsureWritable(folder);
            return true;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    /// <summary>
    /// Lets NuGet read the feeds that the user named in the home folder that cannot be written; where they cannot be read, NuGet's own
    /// count.
    /// </summary>
    private static void LinkSettings(string home, string own)
    {
        FileInfo settings = new(SettingsIn(home));
        FileInfo link = new(SettingsIn(own));
        try
        {
            if (link.LinkTarget is not null)
                link.Delete();
            if (home.Length == 0 || !settings.Exists || File.Exists(link.FullName))
                return;
            settings.OpenRead().Dispose();
            link.Directory!.Create();
            link.CreateAsSymbolicLink(settings.FullName);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Another run links them in this moment, or the user may not read them.
        }
    }

    private static string SettingsIn(string home) => Path.Combine(home, ".nuget", "NuGet", "NuGet.Config");
}

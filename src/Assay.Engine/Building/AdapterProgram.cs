using Assay.Engine.Catalogue;
using Assay.Shapes.Emission;

namespace Assay.Engine.Building;

/// <summary>A built adapter program.</summary>
/// <param name="File">Full path of its dll; of a natively compiled program, which has none, of the program.</param>
/// <param name="Refusals">Why a row has no contract for a data set, by row and data set.</param>
public sealed record AdapterProgram(string File, IReadOnlyDictionary<(string Row, string DataSet), ContractRefusal> Refusals)
{
    private const string RefusalsFile = "refusals.tsv";
    private const string RuntimeConfig = ".runtimeconfig.json";
    private const string ConfigExtension = ".config";
    private const string NetFrameworkConfig = ".exe" + ConfigExtension;
    private const string BuildFolder = "bin";
    private const string PublishFolder = "publish";

    /// <summary>Full path of what is started: a program that brings its runtime, or a dll that <c>dotnet</c> runs.</summary>
    public string StartFile { get; init; } = File;

    /// <summary>The folders of a build that hold what was made, below the build's own.</summary>
    internal static IReadOnlyList<string> OutputFolders { get; } = [BuildFolder, PublishFolder];

    /// <summary>Whether a target's program is published: code is compiled ahead of time in no other step.</summary>
    internal static bool IsPublished(BuildTarget target) => target.Mode != TargetNames.Jit;

    /// <summary>The folder that a build's program is in.</summary>
    internal static string OutputOf(string folder, BuildTarget target) =>
        Path.Combine(folder, IsPublished(target) ? PublishFolder : BuildFolder);

    /// <summary>Where the build itself puts its files.</summary>
    internal static string BuildOutputOf(string folder) => Path.Combine(folder, BuildFolder);

    /// <summary>Finds the program in a build's folder; null where there is none.</summary>
    public static AdapterProgram? Find(string folder, BuildTarget target)
    {
        var built = BuildOutputOf(folder);
        if (TargetNames.IsNetFramework(target.Framework))
            return FindOfNetFramework(built);
        var config = Directory.Exists(built) ? Directory.EnumerateFiles(built, "*" + RuntimeConfig).FirstOrDefault() : null;
        if (config is null)
            return null;
        var name = Path.Combine(OutputOf(folder, target), Path.GetFileName(config)[..^RuntimeConfig.Length]);
        var host = name + (OperatingSystem.IsWindows() ? ".exe" : "");
        var isNative = target.Mode == TargetNames.NativeAot;
        var file = isNative ? host : name + ".dll";
        var start = target.IsSelfContained ? host : file;
        return System.IO.File.Exists(file) && System.IO.File.Exists(start)
            ? new AdapterProgram(file, ReadRefusals(Path.Combine(built, RefusalsFile))) { StartFile = start }
            : null;
    }

    // An .exe that the system starts, with the settings of its runtime beside it.
    private static AdapterProgram? FindOfNetFramework(string built)
    {
        var config = Directory.Exists(built) ? Directory.EnumerateFiles(built, "*" + NetFrameworkConfig).FirstOrDefault() : null;
        var file = config?[..^ConfigExtension.Length];
        return System.IO.File.Exists(file) ? new AdapterProgram(file, ReadRefusals(Path.Combine(built, RefusalsFile))) : null;
    }

    /// <summary>Removes what publishing leaves behind: a second copy of a runtime is 70 MB.</summary>
    internal static void Trim(string folder, BuildTarget target)
    {
        if (!IsPublished(target))
            return;
        foreach (var file in Directory.EnumerateFiles(BuildOutputOf(folder), "*", SearchOption.AllDirectories))
        {
            if (Path.GetFileName(file) != RefusalsFile && !file.EndsWith(RuntimeConfig, StringComparison.Ordinal))
                System.IO.File.Delete(file);
        }
    }

    private static Dictionary<(string Row, string DataSet), ContractRefusal> ReadRefusals(string file)
    {
        Dictionary<(string Row, string DataSet), ContractRefusal> refusals = [];
        if (!System.IO.File.Exists(file))
            return refusals;
        foreach (var fields in System.IO.File.ReadLines(file).Select(line => line.Split('\t', 3)).Where(fields => fields.Length == 3))
            refusals[(fields[0], fields[1])] = ContractRefusal.Read(fields[2]);
        return refusals;
    }
}

namespace Assay.Engine.Building;

/// <summary>A built adapter program.</summary>
/// <param name="File">Full path of its dll.</param>
/// <param name="Refusals">Why a row's dialect cannot declare a data set, by row and data set.</param>
public sealed record AdapterProgram(string File, IReadOnlyDictionary<(string Row, string DataSet), string> Refusals)
{
    private const string RefusalsFile = "refusals.tsv";
    private const string RuntimeConfig = ".runtimeconfig.json";

    /// <summary>Finds the program in a build's output folder; null where there is none.</summary>
    public static AdapterProgram? Find(string folder)
    {
        string? config = Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*" + RuntimeConfig).FirstOrDefault() : null;
        if (config is null || System.IO.File.Exists(config[..^RuntimeConfig.Length] + ".dll") is false)
            return null;
        return new AdapterProgram(config[..^RuntimeConfig.Length] + ".dll", ReadRefusals(Path.Combine(folder, RefusalsFile)));
    }

    private static Dictionary<(string Row, string DataSet), string> ReadRefusals(string file)
    {
        Dictionary<(string Row, string DataSet), string> refusals = [];
        if (!System.IO.File.Exists(file))
            return refusals;
        foreach (string[] fields in System.IO.File.ReadLines(file).Select(line => line.Split('\t', 3)).Where(fields => fields.Length == 3))
            refusals[(fields[0], fields[1])] = fields[2];
        return refusals;
    }
}

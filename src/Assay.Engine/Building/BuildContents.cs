namespace Assay.Engine.Building;

/// <summary>Tells people whose contracts the program in a folder holds; the folder's name has a hash of it.</summary>
internal static class BuildContents
{
    private const string FileName = "contents";

    /// <summary>Notes it in a build's folder, once: another content would be another folder.</summary>
    public static void Write(string folder, BuildTarget target)
    {
        string file = PathIn(folder);
        if (!File.Exists(file))
            File.WriteAllText(file, target.Types?.Root ?? target.DataSets?.Text ?? "all data sets");
    }

    /// <summary>What was noted, such as <c>books+proof-a+proof-b</c>; empty where nothing was.</summary>
    public static string Read(string folder)
    {
        string file = PathIn(folder);
        return File.Exists(file) ? File.ReadAllText(file) : "";
    }

    private static string PathIn(string folder) => Path.Combine(folder, FileName);
}

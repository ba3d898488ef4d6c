namespace Assay.Engine.Building;

/// <summary>Tells people whose contracts the program in a folder holds; the folder's name has a hash of it.</summary>
internal static class BuildContents
{
    private const string FileName = "contents";

    /// <summary>Notes it in a build's folder.</summary>
    public static void Write(string folder, BuildTarget target) => File.WriteAllText(Path.Combine(folder, FileName), target.Types?.Root ?? target.DataSets?.Text ?? "all data sets");

    /// <summary>What was noted, such as <c>books+proof-a+proof-b</c>; empty where nothing was.</summary>
    public static string Read(string folder)
    {
        string file = Path.Combine(folder, FileName);
        return File.Exists(file) ? File.ReadAllText(file) : "";
    }
}

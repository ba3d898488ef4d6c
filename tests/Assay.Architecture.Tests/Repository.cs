using System.Xml.Linq;

namespace Assay.Architecture.Tests;

/// <summary>The checkout that the tests run in; oracles are programs as users write them.</summary>
internal static class Repository
{
    public static string Root { get; } = FindRoot();

    public static IEnumerable<string> SourceFiles => new[] { "src", "tests", "adapters" }
        .Select(folder => Path.Combine(Root, folder))
        .Where(Directory.Exists)
        .SelectMany(folder => Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories))
        .Where(file => !IsBuildOutput(file));

    public static string[] Projects(string folder) =>
        [.. Directory.EnumerateFiles(Path.Combine(Root, folder), "*.csproj", SearchOption.AllDirectories)
            .Where(file => !IsBuildOutput(file))];

    public static string[] ReferencesOf(string project) => ItemsOf(project, "ProjectReference")
        .Select(include => Path.GetFileNameWithoutExtension(include.Replace('\\', '/')))
        .ToArray();

    public static IEnumerable<string> ItemsOf(string project, string item) => XDocument.Load(project)
        .Descendants(item)
        .Select(element => (string?)element.Attribute("Include") ?? "");

    private static bool IsBuildOutput(string file) =>
        file.Split(Path.DirectorySeparatorChar).Any(part => part is "bin" or "obj" or "Oracles");

    private static string FindRoot()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
        {
            folder = Path.GetDirectoryName(folder)
                ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        }

        return folder;
    }
}

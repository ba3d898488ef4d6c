using Assay.Core.Workloads;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Shapes.Tests.Compilation;

/// <summary>The samples, compiled once as a user's assembly would be.</summary>
internal static class SampleAssembly
{
    private static readonly Lock Compiling = new();

    public static string Folder { get; } = Directory.CreateTempSubdirectory("assay-shapes-").FullName;

    public static string Path { get; } = CompileSamples("net10.0", Folder);

    /// <summary>The samples for a target framework.</summary>
    public static string PathFor(string framework)
    {
        if (framework == "net10.0")
            return Path;
        var folder = System.IO.Path.Combine(Folder, framework);
        lock (Compiling)
            return File.Exists(System.IO.Path.Combine(folder, "Shop.dll"))
                ? System.IO.Path.Combine(folder, "Shop.dll")
                : CompileSamples(framework, folder);
    }

    public static ShapeReader Open() => ShapeReader.Open(Path, References);

    public static string[] References => [ReferencePack.FolderOf("net10.0"), typeof(DataSetAttribute).Assembly.Location];

    public static ShapeGraph Read(string root, params string[] known)
    {
        using var reader = Open();
        return reader.Read(root, known);
    }

    private static string CompileSamples(string framework, string folder)
    {
        var sources = Directory.EnumerateFiles(System.IO.Path.Combine(AppContext.BaseDirectory, "Samples"), "*.cs")
            .Where(path => framework == "net10.0" || System.IO.Path.GetFileName(path) != "ShopDataSets.cs")
            .Select(path => (path, File.ReadAllText(path)));
        string[] core = framework == "net10.0" ? [typeof(DataSetAttribute).Assembly.Location] : [];
        return SourceCompiler.Compile("Shop", framework, sources, core).Write(folder);
    }
}

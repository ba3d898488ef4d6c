namespace Assay.Cli.Tests;

/// <summary>
/// A few adapters of the repository in a folder of their own, with a cache of its own: where feeds are asked for the packages of every
/// adapter, these take seconds and all take a minute.
/// </summary>
public sealed class FewAdapters : IDisposable
{
    private static readonly string[] Names = ["DataContract", "Newtonsoft.Json", "Reference", "System.Text.Json"];
    private readonly WorkingFolder folder = new();

    /// <summary>Copies them, and next to them what their projects import.</summary>
    public FewAdapters()
    {
        Copy("eng");
        foreach (var name in Names)
            Copy(Path.Combine("adapters", name));
    }

    /// <summary>Runs the command line on these adapters.</summary>
    internal Answer Assay(params string[] arguments)
    {
        Dictionary<string, string> environment = new()
        {
            ["ASSAY_ADAPTERS"] = folder.File("adapters"),
            ["ASSAY_CACHE"] = folder.File("cache"),
        };
        return AssayProcess.Run(folder.Path, _ => { }, environment, arguments);
    }

    /// <inheritdoc/>
    public void Dispose() => folder.Dispose();

    private void Copy(string name)
    {
        var source = Path.Combine(AdapterFolder.Root, name);
        foreach (var file in Directory.EnumerateFiles(source, "*", SearchOption.AllDirectories))
        {
            var copy = folder.File(Path.Combine(name, Path.GetRelativePath(source, file)));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }
    }
}

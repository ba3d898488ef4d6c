using System.Reflection;

namespace Assay.Cli.Tests.Types;

/// <summary>A folder with the shop's dll and its samples, as its author would have it.</summary>
internal sealed class ShopFolder : IDisposable
{
    private static readonly string Shop = typeof(ShopFolder).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(item => item.Key == "Shop").Value!;
    private static readonly string Samples = typeof(ShopFolder).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(item => item.Key == "ShopSamples").Value!;
    private readonly WorkingFolder folder = new();

    public ShopFolder()
    {
        File.Copy(Shop, FileOf("Shop.dll"));
        foreach (var sample in new[] { "orders.json", "articles.jsonl" })
            File.Copy(System.IO.Path.Combine(Samples, sample), FileOf(sample));
    }

    public string Path => folder.Path;

    /// <summary>Runs the command line here.</summary>
    public Answer Run(params string[] arguments) => AssayInProcess.Run(folder.Path, arguments);

    /// <summary>Runs the command line here, on orders of the shop.</summary>
    public Answer RunOrders(params string[] arguments) =>
        Run(["run", "--types", "Shop.dll", "--root", "Shop.Order", "--out", "r.json", .. arguments]);

    public string FileOf(string name) => folder.File(name);

    public void Dispose() => folder.Dispose();
}

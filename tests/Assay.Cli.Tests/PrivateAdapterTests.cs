using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Adapters outside the repository, no feeds, and the cache that their builds go to.</summary>
public class PrivateAdapterTests
{
    private const string Source = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Mine;

        internal sealed class Default<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }
        """;

    [Fact]
    [Trait("Category", "slow")]
    public void A_private_adapter_is_measured_beside_Assays_own_without_any_feed_and_the_cache_tells_what_it_built()
    {
        using WorkingFolder folder = new();
        Write(folder, "Mine", "", "mine");
        Write(folder, "Absent", "<PackageReference Include=\"Assay.No.Such.Package\" Version=\"1.0.0\" />", "absent");
        Dictionary<string, string> environment = new() { ["ASSAY_CACHE"] = folder.File("cache") };
        Answer Assay(params string[] arguments) => AssayProcess.Run(folder.Path, _ => { }, environment, arguments);

        Assert.Contains("absent", Assay("show", "rows", "--adapters", "private").Output, StringComparison.Ordinal);
        var run = Assay("run", "--rows", "mine,absent", "--adapters", "private", "--offline", "--size", "10", "--operation", "serialize",
            "--processes", "1", "--details", "--out", "r.json");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("not available: absent", run.Output, StringComparison.Ordinal);
        Assert.StartsWith("1 row was not available here (absent): run without --offline, or name a folder",
            run.Errors.TrimEnd().Split('\n')[^1], StringComparison.Ordinal);
        Assert.Contains(
            "not available: absent: NU110", Assay("show", "rows", "--adapters", "private", "--offline").Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        Assert.Contains(
            "mine", results.RootElement.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("row").GetString()));
        using var cache = JsonDocument.Parse(Assay("cache", "list", "--format", "json").Output);
        string[] names = [
            .. cache.RootElement.GetProperty("entries").EnumerateArray().Select(entry => entry.GetProperty("name").GetString()!)];
        Assert.Contains("Mine box net10.0 jit books+proof-a+proof-b", names);
        Assert.Contains("Absent box net10.0 jit books+proof-a+proof-b (not available)", names);

        Assert.StartsWith("kind", Assay("cache", "clear").Output, StringComparison.Ordinal);
        using var cleared = JsonDocument.Parse(Assay("cache", "list", "--format", "json").Output);
        Assert.Equal(0, cleared.RootElement.GetProperty("entries").GetArrayLength());
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Without_feeds_a_package_comes_from_a_folder_of_packages_and_from_nowhere_else()
    {
        using WorkingFolder folder = new();
        Dictionary<string, string> environment = new()
        {
            ["ASSAY_CACHE"] = folder.File("cache"),
            ["NUGET_PACKAGES"] = folder.File("packages"),
        };
        string[] run = ["run", "--rows", "json.net/generic", "--reference", "json.net/generic", "--offline", "--size", "10", "--operation",
            "serialize", "--processes", "1"];

        var without = AssayProcess.Run(folder.Path, _ => { }, environment, [.. run, "--out", "without.json"]);
        var with = AssayProcess.Run(folder.Path, _ => { }, environment, [.. run, "--source", FeedOfJson(folder), "--out", "with.json"]);

        Assert.Equal(1, without.ExitCode);
        Assert.Contains("not available: json.net/generic", without.Output, StringComparison.Ordinal);
        Assert.Equal(0, with.ExitCode);
        Assert.True(Directory.Exists(folder.File("packages/newtonsoft.json/13.0.4")));
    }

    /// <summary>A feed of one package, as it was restored for the adapters of the repository.</summary>
    private static string FeedOfJson(WorkingFolder folder)
    {
        var cache = Environment.GetEnvironmentVariable("NUGET_PACKAGES")
            ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        var feed = folder.File("feed");
        Directory.CreateDirectory(feed);
        File.Copy(Path.Combine(cache, "newtonsoft.json", "13.0.4", "newtonsoft.json.13.0.4.nupkg"),
            Path.Combine(feed, "Newtonsoft.Json.13.0.4.nupkg"));
        return "feed";
    }

    private static void Write(WorkingFolder folder, string name, string items, string row)
    {
        var project = folder.File(Path.Combine("private", name));
        Directory.CreateDirectory(project);
        File.WriteAllText(Path.Combine(project, "Default.cs"), Source);
        File.WriteAllText(Path.Combine(project, name + ".csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <Import Project="$(AssayEngineering)Assay.Adapter.props" />
              <PropertyGroup>
                <AssayPackage>in the box</AssayPackage><AssayHomePage>https://example.org</AssayHomePage><AssayLicence>MIT</AssayLicence>
              </PropertyGroup>
              <ItemGroup>{items}<AssayRow Include="{row}" Adapter="Mine.Default" Dialect="plain" Format="text" Surfaces="bytes" Settings="" /></ItemGroup>
              <Import Project="$(AssayEngineering)Assay.Adapter.targets" />
            </Project>
            """);
    }
}

using System.Reflection;

namespace Assay.Cli.Tests;

/// <summary>A folder of adapters made for a test, with a cache of its own.</summary>
internal sealed class AdapterFolder : IDisposable
{
    /// <summary>The repository, with a separator at its end.</summary>
    internal static readonly string Root = typeof(AdapterFolder).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(item => item.Key == "Root").Value!;
    private readonly WorkingFolder folder = new();

    /// <summary>The variables that make a run take these adapters and no other.</summary>
    public IReadOnlyDictionary<string, string> Environment => new Dictionary<string, string>
    {
        ["ASSAY_ADAPTERS"] = folder.File("adapters"),
        ["ASSAY_CACHE"] = folder.File("cache"),
        ["NUGET_PACKAGES"] = folder.File("packages"),
        ["ASSAY_TIME_LIMIT"] = "20s",
    };

    /// <summary>Where commands run.</summary>
    public string Path => folder.Path;

    /// <summary>A path below the folder.</summary>
    public string File(string name) => folder.File(name);

    /// <summary>Runs the command line on these adapters.</summary>
    public Answer Assay(params string[] arguments) => AssayProcess.Run(folder.Path, _ => { }, Environment, arguments);

    /// <summary>Writes an adapter project with its items.</summary>
    /// <param name="name">Name of the project.</param>
    /// <param name="source">The adapter classes.</param>
    /// <param name="items">The rows, and what else the project refers to.</param>
    /// <param name="properties">Its properties, where it measures a package.</param>
    public void Write(string name, string source, string items, string properties = "<AssayPackage>in the box</AssayPackage>")
    {
        var project = folder.File(System.IO.Path.Combine("adapters", name));
        Directory.CreateDirectory(project);
        System.IO.File.WriteAllText(System.IO.Path.Combine(project, "Adapter.cs"), source);
        System.IO.File.WriteAllText(System.IO.Path.Combine(project, name + ".csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <Import Project="{Root}eng/Assay.Adapter.props" />
              <PropertyGroup>
                {properties}<AssayHomePage>https://example.org</AssayHomePage><AssayLicence>MIT</AssayLicence>
              </PropertyGroup>
              <ItemGroup>{items}</ItemGroup>
              <Import Project="{Root}eng/Assay.Adapter.targets" />
            </Project>
            """);
    }

    /// <summary>The item of a row that takes plain types.</summary>
    public static string Row(string name, string adapter, string metadata = "", string surfaces = "bytes") =>
        $"<AssayRow Include=\"{name}\" Adapter=\"{adapter}\" Dialect=\"plain\" Format=\"text\" Surfaces=\"{surfaces}\" Settings=\"\" "
            + $"{metadata} />";

    /// <inheritdoc/>
    public void Dispose() => folder.Dispose();
}

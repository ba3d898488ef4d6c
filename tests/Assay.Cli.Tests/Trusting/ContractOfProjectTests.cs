using Assay.Cli.Tests.Types;

namespace Assay.Cli.Tests.Trusting;

/// <summary><c>assay show contract</c> of a project: its last build is read; nothing is built, evaluated or run.</summary>
public sealed class ContractOfProjectTests : IDisposable
{
    /// <summary>MSBuild cannot even evaluate it.</summary>
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net8.0</TargetFramework>
            <AssemblyName>Shop</AssemblyName>
            <Evaluated>$([System.IO.File]::ReadAllText('missing'))</Evaluated>
          </PropertyGroup>
        </Project>
        """;

    private readonly ShopFolder folder = new();

    public ContractOfProjectTests() => File.WriteAllText(folder.FileOf("Store.csproj"), Project);

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_project_that_is_not_built_is_not_built_for_it()
    {
        var answer = Show();

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Equal(
            "Store.csproj is not built, and nothing is built here. Build it with 'dotnet build Store.csproj -c Release', or name its .dll.",
            answer.Errors.TrimEnd());
        Assert.Equal(["Shop.dll", "Store.csproj", "articles.jsonl", "orders.json"], Entries());
    }

    [Fact]
    public void The_last_build_is_read_release_before_debug_and_the_newest_framework_that_workers_run()
    {
        Put("Debug/net8.0");
        Put("Release/net8.0");
        Put("Release/net99.0");
        Put("Release/net6.0");
        Put("Release/net8.0/ref");

        var answer = Show();

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Equal("Types of Store.csproj as last built: bin/Release/net8.0/Shop.dll", answer.Errors.Replace('\\', '/').TrimEnd());
        Assert.Contains("class Order", answer.Output, StringComparison.Ordinal);
        Assert.Equal(["Shop.dll", "Store.csproj", "articles.jsonl", "bin", "orders.json"], Entries());
    }

    [Fact]
    public void A_project_that_is_no_xml_is_named()
    {
        Put("Release/net8.0");
        File.WriteAllText(folder.FileOf("Store.csproj"), "<Project>");

        var answer = Show();

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith("Store.csproj is not valid XML (line 1).", answer.Errors, StringComparison.Ordinal);
    }

    private Answer Show() => AssayInProcess.Run(
        folder.Path, "show", "contract", "--types", "Store.csproj", "--root", "Shop.Order", "--rows", "data-contract/plain");

    private void Put(string output)
    {
        var to = Directory.CreateDirectory(Path.Combine(folder.Path, "bin", output)).FullName;
        File.Copy(folder.FileOf("Shop.dll"), Path.Combine(to, "Shop.dll"));
    }

    private IEnumerable<string> Entries() =>
        Directory.EnumerateFileSystemEntries(folder.Path).Select(entry => Path.GetFileName(entry)).Order(StringComparer.Ordinal);
}

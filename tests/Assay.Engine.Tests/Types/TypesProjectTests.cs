using Assay.Engine.Tests.Fakes;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Tests.Types;

/// <summary>Real builds of a user's project.</summary>
public sealed class TypesProjectTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_source_that_changed_after_the_clock_was_set_back_is_built()
    {
        var project = folder.Write("Shop.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
            </Project>
            """);
        folder.Write("Order.cs", "public class Order;");
        var dll = Build(project);
        var ahead = DateTime.UtcNow.AddYears(10);
        foreach (var output in Directory.EnumerateFiles(folder.Path, "*", SearchOption.AllDirectories))
            File.SetLastWriteTimeUtc(output, ahead);

        folder.Write("Order.cs", "public class Order { public int AddedMember; }");

        Assert.Equal(dll, Build(project));
        Assert.Contains("AddedMember", File.ReadAllText(dll), StringComparison.Ordinal);
    }

    private static string Build(string project) => new TypesProject(project, CancellationToken.None).Build(["net10.0"]);
}

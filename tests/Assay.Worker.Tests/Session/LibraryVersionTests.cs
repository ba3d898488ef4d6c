using System.Diagnostics;
using Assay.Worker.Rows;

namespace Assay.Worker.Tests.Session;

public sealed class LibraryVersionTests
{
    [Fact]
    public void The_library_that_the_namespace_names_comes_before_others()
    {
        Assert.Equal(VersionOf("xunit.v3.assert"),
            LibraryVersion.Of(
                "Assay.Adapters.Any", ["System.Runtime", "Assay.Core", "xunit.v3.assert", "Assay.Worker"], AppContext.BaseDirectory));
        Assert.Equal(VersionOf("xunit.v3.core"),
            LibraryVersion.Of("Assay.Adapters.xunitv3core", ["xunit.v3.assert", "xunit.v3.core"], AppContext.BaseDirectory));
    }

    [Fact]
    public void What_the_box_brings_has_no_version_of_its_own() =>
        Assert.Equal("",
            LibraryVersion.Of(
                "Assay.Adapters.SystemTextJson", ["System.Runtime", "System.Text.Json", "Assay.Core"], AppContext.BaseDirectory));

    [Fact]
    public void What_a_self_contained_program_has_beside_it_of_the_box_is_the_boxs_own()
    {
        var runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var program = Directory.CreateTempSubdirectory("assay-").FullName;
        try
        {
            foreach (var library in new[] { "System.Private.CoreLib.dll", "System.Text.Json.dll" })
                File.Copy(Path.Combine(runtime, library), Path.Combine(program, library));
            Assert.Equal("", LibraryVersion.Of("Assay.Adapters.SystemTextJson", ["System.Text.Json"], program));

            File.Copy(Path.Combine(AppContext.BaseDirectory, "xunit.v3.assert.dll"), Path.Combine(program, "System.Text.Json.dll"),
                overwrite: true);
            Assert.Equal(VersionOf("xunit.v3.assert"), LibraryVersion.Of("Assay.Adapters.SystemTextJson", ["System.Text.Json"], program));
        }
        finally
        {
            Directory.Delete(program, recursive: true);
        }
    }

    private static string? VersionOf(string name) =>
        FileVersionInfo.GetVersionInfo(Path.Combine(AppContext.BaseDirectory, name + ".dll")).ProductVersion;
}

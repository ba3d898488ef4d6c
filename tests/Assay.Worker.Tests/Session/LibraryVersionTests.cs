using System.Diagnostics;
using Assay.Worker.Rows;

namespace Assay.Worker.Tests.Session;

public sealed class LibraryVersionTests
{
    [Fact]
    public void The_library_that_the_namespace_names_comes_before_others()
    {
        Assert.Equal(VersionOf("xunit.assert"), LibraryVersion.Of("Assay.Adapters.Any", ["System.Runtime", "Assay.Core", "xunit.assert", "Assay.Worker"], AppContext.BaseDirectory));
        Assert.Equal(VersionOf("xunit.core"), LibraryVersion.Of("Assay.Adapters.xunitcore", ["xunit.assert", "xunit.core"], AppContext.BaseDirectory));
    }

    [Fact]
    public void What_the_box_brings_has_no_version_of_its_own() =>
        Assert.Equal("", LibraryVersion.Of("Assay.Adapters.SystemTextJson", ["System.Runtime", "System.Text.Json", "Assay.Core"], AppContext.BaseDirectory));

    private static string? VersionOf(string name) => FileVersionInfo.GetVersionInfo(Path.Combine(AppContext.BaseDirectory, name + ".dll")).ProductVersion;
}

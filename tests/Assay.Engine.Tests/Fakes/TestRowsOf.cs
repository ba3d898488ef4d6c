using Assay.Core.Adapters;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Tests.Fakes;

/// <summary>Makes rows that no project file declares.</summary>
internal static class TestRowsOf
{
    public static AdapterProject Project { get; } = new("Test", "/adapters/Test/Test.csproj", "Test.Package", "1.2.3", "", "");

    public static RowDefinition Row(string name, bool isReference = false, string excluded = "") =>
        new(name, "Test.Adapter", "plain", "binary", [Surface.Bytes, Surface.Stream], "", isReference, excluded, Project);

    public static AdapterCatalogue Catalogue(params string[] names) =>
        new(names.Select(name => Row(name, name.StartsWith("reference/", StringComparison.Ordinal))));
}

using Assay.Engine.Catalogue;
using Xunit;

namespace Assay.Adapters.Tests;

public class ItemsAndClasses
{
    public static TheoryData<string> ProjectNames => [.. BuiltAdapters.RowsToBuild.Select(row => row.Project.Name).Distinct()];

    [Theory]
    [MemberData(nameof(ProjectNames))]
    public void Every_row_names_a_class_and_offers_exactly_its_surfaces(string name)
    {
        if (BuiltAdapters.ProgramOf(ProjectOf(name)) is not { } program)
        {
            AssertItsPackageIsMissing(ProjectOf(name));
            return;
        }

        var classes = AdapterClass.ReadAll(program).ToDictionary(type => type.Name, type => type.Surfaces);

        foreach (var row in RowsOf(name))
        {
            Assert.True(classes.ContainsKey(row.AdapterClass), $"{row.Name} names {row.AdapterClass}, which adapters/{name} does not have.");
            Assert.Equal(classes[row.AdapterClass], row.Surfaces.Order());
        }
    }

    [Theory]
    [MemberData(nameof(ProjectNames))]
    public void Every_adapter_class_has_a_row(string name)
    {
        if (BuiltAdapters.ProgramOf(ProjectOf(name)) is not { } program)
        {
            AssertItsPackageIsMissing(ProjectOf(name));
            return;
        }

        var named = RowsOf(name).Select(row => row.AdapterClass).ToHashSet();

        Assert.DoesNotContain(AdapterClass.ReadAll(program), type => !named.Contains(type.Name));
    }

    private static void AssertItsPackageIsMissing(AdapterProject project) =>
        Assert.Contains($"package {project.Package}", BuiltAdapters.OutcomeOf(project).Cause, StringComparison.OrdinalIgnoreCase);

    private static AdapterProject ProjectOf(string name) => RowsOf(name).First().Project;

    private static IEnumerable<RowDefinition> RowsOf(string name) => BuiltAdapters.RowsToBuild.Where(row => row.Project.Name == name);
}

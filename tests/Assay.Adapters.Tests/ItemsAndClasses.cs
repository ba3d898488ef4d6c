using Assay.Engine.Catalogue;
using Xunit;

namespace Assay.Adapters.Tests;

[Collection(nameof(RowChecks))]
public class ItemsAndClasses
{
    public static TheoryData<string> ProjectNames => [.. BuiltAdapters.RowsToBuild.Select(row => row.Project.Name).Distinct()];

    [Theory]
    [MemberData(nameof(ProjectNames))]
    public void Every_row_names_a_class_and_offers_exactly_its_surfaces(string name)
    {
        var classes = AdapterClass.ReadAll(BuiltAdapters.ProgramOf(ProjectOf(name))).ToDictionary(type => type.Name, type => type.Surfaces);

        foreach (var row in RowsOf(name))
        {
            Assert.True(
                classes.ContainsKey(row.AdapterClass), $"{row.Name} names {row.AdapterClass}, which adapters/{name} does not have.");
            Assert.Equal(classes[row.AdapterClass], row.Surfaces.Order());
        }
    }

    [Theory]
    [MemberData(nameof(ProjectNames))]
    public void Every_adapter_class_has_a_row(string name)
    {
        var named = RowsOf(name).Select(row => row.AdapterClass).ToHashSet();

        Assert.DoesNotContain(AdapterClass.ReadAll(BuiltAdapters.ProgramOf(ProjectOf(name))), type => !named.Contains(type.Name));
    }

    [Fact]
    public void A_safer_row_stands_for_a_row_of_its_own_project_with_the_same_contracts()
    {
        var all = BuiltAdapters.RowsToBuild.ToDictionary(row => row.Name);
        var safer = all.Values.Where(row => row.SaferThan.Length > 0).ToList();

        Assert.NotEmpty(safer);
        Assert.All(safer,
            row => Assert.Equal((row.Project.Name, row.Dialect, row.Format),
                (all[row.SaferThan].Project.Name, all[row.SaferThan].Dialect, all[row.SaferThan].Format)));
    }

    private static AdapterProject ProjectOf(string name) => RowsOf(name).First().Project;

    private static IEnumerable<RowDefinition> RowsOf(string name) => BuiltAdapters.RowsToBuild.Where(row => row.Project.Name == name);
}

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Verdicts on small classes whose code matters, against programs that use the same libraries without anything of Assay: the programs in genuine/ write and read a value of each class
/// with the library's own attributes.
/// </summary>
public class GenuineTests
{
    private const int FewestClasses = 60;

    [Fact]
    public void A_verdict_on_a_class_with_code_is_what_the_library_does_with_it()
    {
        GenuineComparison comparison = GenuineComparison.Of(GenuineRow.All.Where(row => row.Name == "protobuf-net"), ["DefaultsGroup"]);

        Assert.Empty(comparison.Surprises);
        Assert.Equal(typeof(OwnClasses.DefaultsGroup).GetProperties().Length, comparison.Compared);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void All_verdicts_on_classes_with_code_are_what_the_libraries_do_with_them()
    {
        GenuineComparison comparison = GenuineComparison.Of(GenuineRow.All, OwnClassNames.Roots);

        TestContext.Current.TestOutputHelper?.WriteLine(comparison.ToString());
        Assert.True(comparison.Surprises.Count == 0, string.Join(Environment.NewLine, comparison.Surprises));
        Assert.True(comparison.Misjudged.Count == 0, string.Join(Environment.NewLine, comparison.Misjudged));
        Assert.InRange(OwnClassNames.All.Count, FewestClasses, int.MaxValue);
        Assert.Equal(OwnClassNames.All.Count * comparison.Rows.Count, comparison.Compared);
        Assert.Contains("system.text.json/reflection", comparison.Rows);
    }
}

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Verdicts on small classes whose code matters, against programs that use the same libraries without anything of Assay: the programs in
/// tests/Oracles/ write and read a value of each class with the library's own attributes.
/// </summary>
public class GenuineTests
{
    private const int FewestClasses = 60;

    /// <summary>The rows; <c>-trait Row=orleans</c> runs one alone.</summary>
    public static TheoryData<string> Rows =>
        [.. GenuineRow.All.Select(row => new TheoryDataRow<string>(row.Name).WithTrait("Row", row.Name))];

    [Fact]
    public void A_verdict_on_a_class_with_code_is_what_the_library_does_with_it()
    {
        var comparison = GenuineComparison.Of(GenuineRow.All.Where(row => row.Name == "protobuf-net"), ["DefaultsGroup"]);

        Assert.Empty(comparison.Surprises);
        Assert.Equal(typeof(OwnClasses.DefaultsGroup).GetProperties().Length, comparison.Compared);
    }

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Rows))]
    public void All_verdicts_on_classes_with_code_are_what_the_library_does_with_them(string row)
    {
        var comparison = GenuineComparison.Of(GenuineRow.All.Where(one => one.Name == row), OwnClassNames.Roots);

        TestContext.Current.TestOutputHelper?.WriteLine(comparison.ToString());
        Assert.SkipUnless(comparison.Rows.Count > 0 || row == "system.text.json/reflection", $"{row} is not available here");
        Assert.True(comparison.Surprises.Count == 0, string.Join(Environment.NewLine, comparison.Surprises));
        Assert.True(comparison.Misjudged.Count == 0, string.Join(Environment.NewLine, comparison.Misjudged));
        Assert.InRange(OwnClassNames.All.Count, FewestClasses, int.MaxValue);
        Assert.Equal(OwnClassNames.All.Count, comparison.Compared);
    }
}

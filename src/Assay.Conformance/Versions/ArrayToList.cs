namespace Assay.Conformance.Versions;

/// <summary>An array is a list in the new version.</summary>
[Case(58, "array-to-list", CaseGroup.Versions, "An array is a list in the new version.")]
[Reads(DataVersion.Old, "The elements come back, or there is an error.", Expected = Expected.Either)]
[Reads(DataVersion.New, "The elements come back, or there is an error.", Expected = Expected.Either)]
public sealed class ArrayToList : VersionCase<Series>
{
    /// <inheritdoc/>
    public override Series Make() => new() { Points = [3, 1, 2], Name = "steps" };
}

#if NEW_VERSION
public class Series
{
    public List<int> Points { get; set; } = [];

    public string Name { get; set; } = "";
}
#else
public class Series
{
    public int[] Points { get; set; } = [];

    public string Name { get; set; } = "";
}
#endif

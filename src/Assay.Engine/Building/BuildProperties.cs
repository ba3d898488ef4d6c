namespace Assay.Engine.Building;

/// <summary>The properties that eng/Assay.Adapter.targets knows of a build's target.</summary>
internal static class BuildProperties
{
    /// <summary>The properties of a target, as <c>Name=value</c>.</summary>
    public static IEnumerable<string> Of(BuildTarget target)
    {
        yield return $"AssayFramework={target.Framework}";
        yield return $"AssayMode={target.Mode}";
        if (target.IsSelfContained)
            yield return "AssaySelfContained=true";
        if (target.PackageVersion is not null)
            yield return $"AssayPackageVersion={target.PackageVersion}";
        if (target is { DataSets: { } dataSets, Types: null })
            yield return $"AssayDataSets={dataSets.Text}";
    }
}

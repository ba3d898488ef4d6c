using Assay.Answers.Features;
using Assay.Engine;
using Assay.Engine.Catalogue;

namespace Assay.Cli.Commands;

/// <summary>What the documentation of rows claims, as their adapters' projects declare it.</summary>
internal static class DeclaredClaims
{
    private static readonly IReadOnlyList<FeatureClaim> None = [];

    /// <summary>The claims of a row, by its name without version, runtime and mode; none where there are no adapters.</summary>
    public static Func<string, IReadOnlyList<FeatureClaim>> Of(Workspace workspace)
    {
        if (!Directory.Exists(workspace.Adapters))
            return static _ => None;
        var catalogue = AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework);
        return name => catalogue.Contains(name)
            ? [.. catalogue.Find(name).Claims.Select(claim => new FeatureClaim(claim.Feature, claim.IsYes, claim.Quote, claim.Address))]
            : None;
    }
}

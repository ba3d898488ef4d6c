using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;

namespace Assay.Cli.Commands;

/// <summary>Where adapters and packages come from, found.</summary>
internal static class BuildPlaces
{
    /// <summary>Assay's own rows and those of private adapters.</summary>
    /// <exception cref="BadInputException">A folder does not exist, or holds no adapter.</exception>
    public static AdapterCatalogue Catalogue(Workspace workspace, BuildOptions options)
    {
        var catalogue = AdapterCatalogue.Read(workspace.Adapters, options.Adapters, BuildTarget.Default.Framework);
        return catalogue.Rows.Count > 0
            ? catalogue
            : throw new BadInputException(
                $"No adapter project with rows in {Shortened.Of(workspace.Adapters)}. Set {Workspace.AdaptersVariable} to another "
                    + "folder, or add one with --adapters.");
    }

    /// <summary>The feeds that builds ask.</summary>
    public static PackageFeeds Feeds(BuildOptions options) => PackageFeeds.Read(options.Sources, options.IsOffline);
}

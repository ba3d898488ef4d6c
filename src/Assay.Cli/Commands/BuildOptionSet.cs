using System.CommandLine;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>The options that say where adapters and packages come from; every command that builds adapters has them.</summary>
internal sealed class BuildOptionSet
{
    private readonly Option<string[]> sources = new("--source") { HelpName = "DIR", Description = "A folder with packages (.nupkg), asked beside this machine's feeds. May be given several times." };
    private readonly Option<string[]> adapters = new("--adapters") { HelpName = "DIR", Description = "A folder of private adapters, added to Assay's own. May be given several times." };
    private readonly Option<bool> offline = new("--offline") { Description = "Ask no feed: rows whose packages are not in this machine's package cache are not available." };

    public IEnumerable<Option> All => [sources, adapters, offline];

    /// <summary>The option of private adapters alone, for commands that build nothing.</summary>
    public Option Adapters => adapters;

    /// <summary>What was given, unread.</summary>
    public BuildOptions Options(ParseResult parsed) => new()
    {
        Sources = parsed.GetValue(sources) ?? [],
        Adapters = parsed.GetValue(adapters) ?? [],
        IsOffline = parsed.GetValue(offline),
    };

    /// <summary>Assay's own rows and those of private adapters.</summary>
    /// <exception cref="BadInputException">A folder does not exist, or holds no adapter.</exception>
    public static AdapterCatalogue Catalogue(Workspace workspace, BuildOptions options)
    {
        AdapterCatalogue catalogue = AdapterCatalogue.Read(workspace.Adapters, options.Adapters, BuildTarget.Default.Framework);
        return catalogue.Rows.Count > 0
            ? catalogue
            : throw new BadInputException($"No folder in {Shortened.Of(workspace.Adapters)} holds an adapter project with rows; name another one with {Workspace.AdaptersVariable}, or add one with --adapters.");
    }

    /// <summary>The feeds that builds ask.</summary>
    /// <exception cref="BadInputException">A folder is no feed.</exception>
    public static PackageFeeds Feeds(BuildOptions options) => PackageFeeds.Read(options.Sources, options.IsOffline);
}

using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Profiles as people write them.</summary>
public static class ProfileNames
{
    private static readonly Dictionary<string, RunProfile> Profiles = new()
    {
        ["standard"] = RunProfile.Standard,
        ["server-gc"] = RunProfile.ServerGc,
        ["pgo-off"] = RunProfile.PgoOff,
        ["mixed-types"] = RunProfile.MixedTypes,
        ["large-corpus"] = RunProfile.LargeCorpus,
        ["cold"] = RunProfile.Cold,
    };

    /// <summary>Every name.</summary>
    public static IReadOnlyCollection<string> All => Profiles.Keys;

    /// <summary>Reads a name, without regard to case.</summary>
    /// <exception cref="BadInputException">There is no such profile; the sentence names the nearest.</exception>
    public static RunProfile Read(string name) => Profiles.TryGetValue(name.ToLowerInvariant(), out RunProfile profile)
        ? profile
        : throw NearestNames.Unknown("profile", name, Profiles.Keys);
}

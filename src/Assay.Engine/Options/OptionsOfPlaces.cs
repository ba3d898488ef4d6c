namespace Assay.Engine.Options;

/// <summary>Where adapters and packages come from.</summary>
public static class OptionsOfPlaces
{
    /// <summary>Folders with packages, beside the machine's feeds.</summary>
    public static RunOption Sources { get; } = new(
        "--source", "DIR", "Folder with packages (.nupkg), used in addition to your NuGet sources. Can be repeated.")
    {
        Form = OptionForm.Repeated,
        IsPath = true,
        Use = "take packages from this folder, and run their code",
    };

    /// <summary>Folders of private adapters.</summary>
    public static RunOption Adapters { get; } = new(
        "--adapters", "DIR", "Folder with your own adapters, used in addition to Assay's. Can be repeated.")
    {
        Form = OptionForm.Repeated,
        IsPath = true,
        Use = "build and run the adapters in this folder",
    };

    /// <summary>No feed of the machine.</summary>
    public static RunOption Offline { get; } = new(
        "--offline", "", "Use no NuGet source. Rows are available only if their packages are in the local NuGet cache.")
    {
        Form = OptionForm.Flag,
    };

    /// <summary>Whether an option is one of these.</summary>
    public static bool Has(RunOption option) => option.Name == Sources.Name || option.Name == Adapters.Name || option.Name == Offline.Name;
}

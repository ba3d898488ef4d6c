using Assay.Engine.Options;

namespace Assay.Experiments.Across;

/// <summary>What rows exchange.</summary>
public static class OptionsOfAcross
{
    /// <summary>The values.</summary>
    public static RunOption Shapes { get; } = new(
        "--shape", "dates,enum", $"Values to exchange. Default: all. {string.Join(", ", AcrossShapes.All.Names)}.")
    {
        Names = static () => AcrossShapes.All.Names,
        Kept = static options => (options.Own as AcrossOptions)?.Shapes ?? [],
    };
}

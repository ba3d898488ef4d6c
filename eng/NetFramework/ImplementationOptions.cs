using Options = System.Runtime.CompilerServices.MethodImplOptions;

namespace Assay.NetFramework;

/// <summary>
/// The options of methods under their usual name. There are no tiers to pass over here: every method is optimised when it is first
/// compiled.
/// </summary>
internal static class ImplementationOptions
{
    public const Options NoInlining = Options.NoInlining;
    public const Options AggressiveInlining = Options.AggressiveInlining;
    public const Options AggressiveOptimization = 0;
}

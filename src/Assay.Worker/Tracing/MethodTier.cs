namespace Assay.Worker.Tracing;

/// <summary>Reads the flags of the runtime's event <c>MethodLoadVerbose</c>.</summary>
internal static class MethodTier
{
    private const uint Jitted = 0x8;
    private const int Shift = 7;
    private const uint Mask = 0x7;

    // The names of the runtime's enum JitOptimizationTier, in its order.
    private static readonly string[] Names =
        ["Unknown", "MinOptJitted", "Optimized", "QuickJitted", "OptimizedTier1", "OptimizedTier1OSR", "QuickJittedInstrumented", "OptimizedTier1Instrumented"];

    /// <summary>Whether the method was compiled now, not found in a precompiled image.</summary>
    public static bool IsCompiled(uint flags) => (flags & Jitted) != 0;

    /// <summary>The tier that the method was compiled to, as the runtime names it.</summary>
    public static string NameOf(uint flags) => Names[(flags >> Shift) & Mask];
}

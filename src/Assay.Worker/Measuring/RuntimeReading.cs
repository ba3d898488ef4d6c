namespace Assay.Worker.Measuring;

/// <summary>One look at the clocks and at the JIT.</summary>
internal readonly record struct RuntimeReading(long ElapsedNanoseconds, long CpuNanoseconds, long MethodsCompiled, long CompilationTicks)
{
    /// <summary>Looks now.</summary>
    public static RuntimeReading Take(IRuntimeProbe probe) =>
        new(probe.ElapsedNanoseconds, probe.CpuNanoseconds, probe.MethodsCompiled, probe.CompilationTicks);

    /// <summary>Whether nothing was compiled between two looks.</summary>
    public bool CompiledLike(in RuntimeReading other) =>
        MethodsCompiled == other.MethodsCompiled && CompilationTicks == other.CompilationTicks;
}

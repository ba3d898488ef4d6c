namespace Assay.Worker.Measuring;

/// <summary>What the runtime and the system tell about the running process. None of it allocates.</summary>
internal interface IRuntimeProbe
{
    /// <summary>Wall clock from some fixed moment, in nanoseconds.</summary>
    long ElapsedNanoseconds { get; }

    /// <summary>CPU time of the calling thread, in nanoseconds; 0 where the system does not tell.</summary>
    long CpuNanoseconds { get; }

    /// <summary>Times that the system took the processor from the calling thread so far; 0 where the system does not tell.</summary>
    long InvoluntarySwitches { get; }

    /// <summary>Time that the process was suspended for garbage collections so far, in nanoseconds.</summary>
    long PauseNanoseconds { get; }

    /// <summary>Methods compiled so far, on all threads.</summary>
    long MethodsCompiled { get; }

    /// <summary>Time spent compiling so far, on all threads, in ticks of 100 nanoseconds.</summary>
    long CompilationTicks { get; }

    /// <summary>Bytes allocated so far by the calling thread.</summary>
    long ThreadAllocatedBytes { get; }

    /// <summary>Bytes allocated so far by all threads.</summary>
    long ProcessAllocatedBytes { get; }

    /// <summary>Collections so far of this generation and of those above it.</summary>
    int Collections(int generation);
}

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

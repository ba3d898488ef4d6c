using BenchmarkDotNet.Attributes;

namespace Assay.SecondOpinion;

/// <summary>The one benchmark: an operation of the job that the process opened. BenchmarkDotNet derives from it, so it is open.</summary>
public class OperationBenchmark
{
    private readonly Action<int> run = Operation ?? throw new InvalidOperationException("No job is open.");

    /// <summary>Runs operations of the open job, as many as it is given.</summary>
    internal static Action<int>? Operation { get; set; }

    /// <summary>One operation, in the loop that Assay's own batches run.</summary>
    [Benchmark]
    public void Operate() => run(1);
}

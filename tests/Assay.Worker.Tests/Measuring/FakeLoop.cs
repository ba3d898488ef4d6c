using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

/// <summary>A loop whose operations do what a test says; the argument is the number of the call.</summary>
internal sealed class FakeLoop(Action<long> operation) : OperationLoop
{
    public long Calls { get; private set; }

    /// <summary>Told the size of each run.</summary>
    public Action<int> OnRun { get; init; } = static _ => { };

    public override void Run(int operations)
    {
        OnRun(operations);
        for (var i = 0; i < operations; i++)
            operation(Calls++);
    }
}

using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

/// <summary>A loop whose operations do what a test says; the argument is the number of the call.</summary>
internal sealed class FakeLoop(Action<long> operation) : OperationLoop
{
    public long Calls { get; private set; }

    public override void Run(int operations)
    {
        for (int i = 0; i < operations; i++)
            operation(Calls++);
    }
}

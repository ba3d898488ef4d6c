using Assay.Worker.Calibrating;

namespace Assay.Worker.Tests.Calibrating;

/// <summary>A kernel whose work is what a test says; the argument is the number of steps.</summary>
internal sealed class FakeKernel(int steps, Action<int> work) : CalibrationKernel
{
    public List<string> Calls { get; } = [];

    public override int Steps => steps;

    public override void Prepare() => Calls.Add("prepare");

    public override long Run(int count)
    {
        Calls.Add($"run {count}");
        work(count);
        return count;
    }
}

using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>A contract type of its own, whose list of numbers became an array.</summary>
internal sealed record SampleTransfer(string? Name, int[] Numbers);

/// <summary>The mapper between the two.</summary>
internal sealed class SampleContract : Contract<Sample, SampleTransfer>
{
    public override IReadOnlyList<string> ConvertedMembers => ["Sample.Numbers"];

    public override SampleTransfer ToContract(Sample plain) => new(plain.Name, [.. plain.Numbers]);

    public override Sample ToPlain(SampleTransfer contract) => new() { Name = contract.Name, Numbers = contract.Numbers.ToArray() };
}

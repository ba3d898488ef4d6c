using Assay.Core.Results;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>
/// Damages references between objects in whatever format, where a row that keeps them writes another byte for another object.
/// </summary>
internal sealed class SharedInputs(ShapeWriter writer, ShapeInputs inputs)
{
    private const int MostDeaths = 2;
    private static readonly WorkloadOptions Workload = new(HostileKind.SharedShape, 1, 0, "object");

    public void Feed()
    {
        if (!writer.KeepsReferences)
            return;
        var second = writer.WriteAlone(Workload, instance: 1).Payload;
        (var first, var cause) = writer.WriteAlone(Workload, instance: 0);
        if (first is null || second is null)
            inputs.NotMade.Add($"The row writes no shared objects ({cause}).");
        else
            Feed(first, second);
    }

    private void Feed(byte[] first, byte[] second)
    {
        var place = ReferencePlace.Find(first, second);
        if (place is null)
            inputs.NotMade.Add("Payloads with another reference differ in more than a number, or not at all, so its place is not known.");
        inputs.Begin(MostDeaths);
        foreach (var input in place?.Inputs() ?? [])
            inputs.Feed(input, Workload);
    }
}

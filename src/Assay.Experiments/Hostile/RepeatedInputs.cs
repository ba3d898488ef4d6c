using Assay.Core.Results;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>
/// Repeats an element of the contract's own list, where a list is its elements and nothing else, as in Protocol Buffers. The elements
/// have no members, so that not the width of anybody's
/// types decides how much memory they become.
/// </summary>
internal sealed class RepeatedInputs(ShapeWriter writer, ShapeInputs inputs)
{
    private const int Written = 3;
    private const int Repeated = 1_000_000;

    /// <summary>Feeds those of a shape. A format that counts elements is attacked by its counts instead.</summary>
    public void Feed(string shape, string elements)
    {
        WorkloadOptions workload = new(shape, Written, 0, "element");
        if (writer.Write(workload, instances: 1).Payloads is not [byte[] payload] || ElementOf(payload) is not byte[] element)
            return;
        inputs.Begin(deaths: 1);
        byte[] many = [.. Enumerable.Repeat(element, Repeated).SelectMany(bytes => bytes)];
        inputs.Feed(new HostileInput(FormattableString.Invariant($"{Repeated:N0} {elements}"), many), workload);
    }

    /// <summary>The bytes of an element; null where a list is more than that.</summary>
    internal static byte[]? ElementOf(byte[] payload)
    {
        var length = payload.Length / Written;
        var element = payload[..length];
        return length > 0 && Enumerable.Repeat(element, Written).SelectMany(bytes => bytes).SequenceEqual(payload) ? element : null;
    }
}

using System.Globalization;
using Assay.Core.Results;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>
/// Nests objects of the contract's own type, in whatever format: what the row writes for a level is repeated. Where levels differ, the row
/// writes the chains, as deep as it can.
/// </summary>
internal sealed class ChainInputs(ShapeWriter writer, ShapeInputs inputs)
{
    private const string What = "objects of one type";

    /// <summary>
    /// Chains of so many objects are long enough to show how lengths are written. Writers with small limits get short ones.
    /// </summary>
    private static readonly int[] Begins = [40, 8];

    private const int Samples = 4;
    private const int DeepestWritten = 100_000;

    /// <summary>
    /// Somewhat deeper than usual limits. Where a row raises that of its library, more on a small stack would judge the row's setting.
    /// </summary>
    private const int DeepestOfRaised = 100;

    public void Feed()
    {
        var cause = "";
        foreach (var begin in Begins)
        {
            (var payloads, cause) = writer.Write(WorkloadOf(begin), Samples);
            if (payloads is null)
                continue;
            if (writer.RaisesDepthLimit)
                inputs.NotMade.Add(
                    $"The row's settings raise the library's limit of depth, so a small stack got only {DeepestOfRaised} levels of one "
                        + "type.");
            Feed(RepeatedLevel.Find(payloads, begin) is RepeatedLevel level ? Repeated(level) : Written(), WorkloadOf(begin));
            return;
        }

        inputs.NotMade.Add($"The row writes no chain of {Begins[^1]} objects of one type ({cause}).");
    }

    /// <summary>
    /// The first that ends the process is enough: what is deeper does, too. A small stack says nothing about the usual one.
    /// </summary>
    private void Feed(IEnumerable<(int Depth, byte[] Payload)> chains, WorkloadOptions workload)
    {
        List<(int Depth, byte[] Payload)> shallow = [];
        inputs.Begin(deaths: 1);
        foreach ((var depth, var payload) in chains)
        {
            inputs.Feed(Depths.Input(What, depth, payload), workload);
            if (Depths.IsForSmallStack(depth) && (!writer.RaisesDepthLimit || depth <= DeepestOfRaised))
                shallow.Add((depth, payload));
        }

        inputs.Begin(deaths: 1);
        foreach ((var depth, var payload) in shallow)
            inputs.Feed(Depths.OnSmallStack(What, depth, payload), workload);
    }

    private static IEnumerable<(int Depth, byte[] Payload)> Repeated(RepeatedLevel level) =>
        Depths.OfChains.Where(depth => (long)level.Bytes * depth < Depths.MostBytes).Select(depth => (depth, level.Make(depth)));

    private IEnumerable<(int Depth, byte[] Payload)> Written()
    {
        foreach (var depth in Depths.OfChains.Where(depth => depth <= DeepestWritten))
        {
            (var payloads, var cause) = writer.Write(WorkloadOf(depth), instances: 1);
            if (payloads is null)
            {
                inputs.NotMade.Add(
                    string.Create(
                        CultureInfo.InvariantCulture,
                        $"The row does not write {depth:N0} levels of its own type ({cause}), and its levels differ, so deeper ones "
                            + $"were not fed."));
                yield break;
            }

            if (payloads[0].Length > Depths.MostBytes)
            {
                inputs.NotMade.Add(
                    FormattableString.Invariant(
                        $"{depth:N0} levels of its own type take {payloads[0].Length:N0} bytes, so no more were fed."));
                yield break;
            }

            yield return (depth, payloads[0]);
        }

        inputs.NotMade.Add(
            FormattableString.Invariant($"Its levels differ, so more than {DeepestWritten:N0} levels of its own type were not fed."));
    }

    private static WorkloadOptions WorkloadOf(int levels) => new(HostileKind.ChainShape, levels, 0, "object");
}

using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Mutations;

namespace Assay.Engine.Hostile;

/// <summary>
/// Nests objects of the contract's own type, in whatever format: what the row writes for a level is repeated. Where levels differ, the row writes the chains, as deep as it can.
/// </summary>
/// <param name="writer">Lets the row write.</param>
/// <param name="inputs">Feeds what was made.</param>
internal sealed class ChainInputs(ShapeWriter writer, ShapeInputs inputs)
{
    private const string What = "objects of one type";

    /// <summary>Chains of so many objects are long enough to show how lengths are written. Writers with small limits get short ones.</summary>
    private static readonly int[] Begins = [40, 8];

    private const int Samples = 4;
    private const int DeepestWritten = 100_000;

    /// <summary>Somewhat deeper than usual limits. Where a row raises that of its library, more would judge the row's setting.</summary>
    private const int DeepestOfRaised = 100;

    private IEnumerable<int> DepthsOfRow => Depths.OfChains.Where(depth => !writer.RaisesDepthLimit || depth <= DeepestOfRaised);

    /// <summary>Feeds them.</summary>
    public void Feed()
    {
        string cause = "";
        foreach (int begin in Begins)
        {
            (IReadOnlyList<byte[]>? payloads, cause) = writer.Write(WorkloadOf(begin), Samples);
            if (payloads is null)
                continue;
            if (writer.RaisesDepthLimit)
                inputs.NotMade.Add($"The row's settings raise the library's limit of depth, so only {DeepestOfRaised} levels of one type were fed.");
            if (RepeatedLevel.Find(payloads, begin) is RepeatedLevel level)
                FeedRepeated(level, WorkloadOf(begin));
            else
                FeedWritten();
            return;
        }

        inputs.NotMade.Add($"The row writes no chain of {Begins[^1]} objects of one type ({cause}).");
    }

    private void FeedRepeated(RepeatedLevel level, WorkloadOptions workload)
    {
        foreach (int depth in DepthsOfRow.Where(depth => (long)level.Bytes * depth < Depths.MostBytes))
        {
            foreach (HostileInput input in Depths.Read(What, depth, level.Make(depth)))
                inputs.Feed(input, workload);
        }
    }

    private void FeedWritten()
    {
        foreach (int depth in DepthsOfRow.Where(depth => depth <= DeepestWritten))
        {
            (IReadOnlyList<byte[]>? payloads, string cause) = writer.Write(WorkloadOf(depth), instances: 1);
            if (payloads is null)
            {
                inputs.NotMade.Add(Text($"The row does not write {depth:N0} levels of its own type ({cause}), and its levels differ, so deeper ones were not fed."));
                return;
            }

            foreach (HostileInput input in Depths.Read(What, depth, payloads[0]))
                inputs.Feed(input, WorkloadOf(depth));
        }

        if (!writer.RaisesDepthLimit)
            inputs.NotMade.Add(Text($"Its levels differ, so more than {DeepestWritten:N0} levels of its own type were not fed."));
    }

    private static WorkloadOptions WorkloadOf(int levels) => new(HostileKind.ChainShape, levels, 0, "object");

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}

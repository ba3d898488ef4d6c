using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Inputs of a kind that are made from payloads of hostile shapes.</summary>
/// <param name="writer">Lets the row write and read.</param>
/// <param name="tally">Counts them with the other inputs of the kind.</param>
internal sealed class ShapeInputs(ShapeWriter writer, HostileTally tally)
{
    private readonly int hangsBefore = tally.Hangs;
    private readonly Dictionary<HostileInput, WorkloadOptions> workloads = [];
    private int deathsBefore;
    private int mostDeaths;

    /// <summary>Why some could not be made, each as a sentence.</summary>
    public List<string> NotMade { get; } = [];

    /// <summary>The shape that an input was made from; null for one that was made from the data set.</summary>
    public WorkloadOptions? WorkloadOf(HostileInput input) => workloads.GetValueOrDefault(input);

    /// <summary>Feeds all that are made from a kind's shapes.</summary>
    public void FeedAll(HostileKind kind)
    {
        foreach (var shape in kind.Shapes.Where(writer.Carries))
        {
            if (shape == HostileKind.ChainShape)
                new ChainInputs(writer, this).Feed();
            else if (shape == HostileKind.SharedShape)
                new SharedInputs(writer, this).Feed();
            else if (kind.Name == HostileKind.Bomb)
                new RepeatedInputs(writer, this).Feed(shape, HostileKind.ListShapes[shape]);
            else
                new CountInputs(writer, this).Feed(shape, HostileKind.ListShapes[shape]);
        }

        writer.Dispose();
    }

    /// <summary>Begins with inputs that may end the process again.</summary>
    /// <param name="deaths">After so many of them that did, further ones say nothing new: they ask for more of the same.</param>
    public void Begin(int deaths) => (deathsBefore, mostDeaths) = (tally.Deaths, deaths);

    /// <summary>
    /// Feeds an input, unless the ones before it ended too many processes. What comes back is not written: reading is judged.
    /// </summary>
    public void Feed(HostileInput input, WorkloadOptions workload)
    {
        workloads[input] = workload;
        if (tally.Hangs > hangsBefore || tally.Deaths >= deathsBefore + mostDeaths)
            tally.Skipped++;
        else
            tally.Add(input, writer.Read(new FeedRequest(input.Payload, StackBytes: input.StackBytes)));
    }
}

using Assay.Engine.Measuring;
using Assay.Engine.Planning;

namespace Assay.Experiments.Hostile;

/// <summary>
/// Feeds hostile input to the rows of a run, one row at a time: made from what the row itself wrote in its check. Where there is a budget,
/// rows take turns, so that each has some kinds before one has all.
/// </summary>
/// <param name="folder">Where inputs that broke a row are saved.</param>
public sealed class HostileStage(RunStageContext context, string folder) : IRunStage
{
    private readonly HostileRows rows = new(context, folder);

    /// <inheritdoc/>
    public int Measured => rows.Measured;

    /// <inheritdoc/>
    public bool Run(RunStageInput input, CancellationToken cancellation)
    {
        HashSet<string> begun = [];
        List<HostileTurn> turns = [];
        foreach ((var row, var check) in rows.Readable(input))
        {
            // What the row itself writes depends on no data set: it is fed once, with the first that the row carries.
            var writesShapes = begun.Add(row.Label) && context.Plan.Types is null;
            turns.Add(new HostileTurn(context, rows, row, check, writesShapes, cancellation));
        }

        return rows.Run(new Turns(turns), cancellation);
    }
}

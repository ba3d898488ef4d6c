using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Types;

namespace Assay.Engine.Planning;

/// <summary>What a run does: its options, read and found valid, and the rows they name.</summary>
/// <param name="Options">The options, as the results file keeps them.</param>
/// <param name="Rows">The rows, in order.</param>
/// <param name="CorpusRow">The row whose payload sizes the corpus, whether it is among the rows or not; null where there is no such row.</param>
public sealed record RunPlan(RunOptions Options, IReadOnlyList<SelectedRow> Rows, SelectedRow? CorpusRow = null)
{
    /// <summary>The user's types that take the place of data sets; null without.</summary>
    public OwnTypes? Types { get; init; }

    /// <summary>The plan with programs that hold the contracts of what it measures, and no others: the user's own types, or its data sets.</summary>
    public RunPlan BuiltFor(OwnTypes? types)
    {
        BuiltDataSets measured = BuiltDataSets.For(Options.Workloads.Select(workload => workload.DataSet));
        return types?.Into(this) ?? Built(target => target with { DataSets = measured });
    }

    /// <summary>The plan with values that workers can read, too.</summary>
    /// <param name="folder">The folder of the run's payloads, which keeps a sample that came through a pipe.</param>
    /// <exception cref="BadInputException">It cannot be kept.</exception>
    public RunPlan ReadableFrom(string folder) => Types is null ? this : this with { Types = Types.WithSampleIn(folder) };

    /// <summary>The plan with every program, the corpus row's too, built for what a change makes of its target.</summary>
    public RunPlan Built(Func<BuildTarget, BuildTarget> change) => this with
    {
        Rows = [.. Rows.Select(row => row with { Target = change(row.Target) })],
        CorpusRow = CorpusRow is null ? null : CorpusRow with { Target = change(CorpusRow.Target) },
    };
}

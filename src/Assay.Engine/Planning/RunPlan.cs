using Assay.Core.Results;
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
}

using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Across;

/// <summary>What rows of one format read of each other, and decoders of other languages of them.</summary>
public sealed class AcrossExperiment : RowwiseExperiment
{
    /// <inheritdoc/>
    public override RunKind Kind => RunKind.Across;
}

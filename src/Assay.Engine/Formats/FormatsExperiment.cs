using Assay.Core.Results;
using Assay.Engine.Runs;

namespace Assay.Engine.Formats;

/// <summary>What rows do with payloads of their format, compared with its specification.</summary>
public sealed class FormatsExperiment : RowwiseExperiment
{
    /// <inheritdoc/>
    public override RunKind Kind => RunKind.Formats;
}

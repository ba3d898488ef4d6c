using Assay.Core.Adapters;

namespace Assay.Validation.Measuring;

/// <summary>One run that a check asks the engine for.</summary>
/// <param name="Rows">Names of rows, in the order in which they are listed; a name again is an alias and gets the label <c>name (2)</c>.</param>
/// <param name="Operations">What is timed.</param>
/// <param name="Blocks">K; the last look where there are looks.</param>
/// <param name="Seed">Seed of the order of rows and of the content.</param>
public sealed record Experiment(IReadOnlyList<string> Rows, IReadOnlyList<Operation> Operations, int Blocks, ulong Seed)
{
    /// <summary>Label of the row that ratios refer to; the first one's where nothing is said.</summary>
    public string Reference { get; init; } = Rows[0];

    /// <summary>Numbers of blocks after which the run may end; empty for a fixed K.</summary>
    public IReadOnlyList<int> Looks { get; init; } = [];

    /// <summary>Extra work by label, such as 0.05.</summary>
    public IReadOnlyDictionary<string, double> Slowdowns { get; init; } = new Dictionary<string, double>();
}

using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>Generates labels as long as the size says; the data set <c>labels</c>.</summary>
[DataSet("labels", "character", 10)]
public sealed class LabelDataSet : DataSet<Label>
{
    /// <inheritdoc/>
    public override Label Generate(in Recipe recipe) => new() { Text = new string((char)('a' + (recipe.Instance % 26)), recipe.Size) };
}

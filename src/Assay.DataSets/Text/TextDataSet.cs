using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Text;

/// <summary>One string: the article's letter "a", repeated; letters drawn at random in the other instances.</summary>
[DataSet(
    "text", "character", 10, 100, 1_000, 10_000,
    DefaultSize = 100,
    Summary = "one string of ASCII letters",
    Source = "Object-to-bytes in C#")]
public sealed class TextDataSet : DataSet<string>
{
    /// <inheritdoc/>
    public override string Generate(in Recipe recipe) => recipe.Instance == 0
        ? new string('a', recipe.Size)
        : FreshText.Letters(recipe.Size, StableRandom.ForInstance(recipe));
}

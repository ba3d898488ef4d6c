using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.SmallStructs;

/// <summary>The smallest value that can be serialized: one number.</summary>
public struct SmallStruct
{
    /// <summary>The number.</summary>
    public int Value;
}

/// <summary>A struct of one int. The article does not print its value; this one leaves a corpus 900,000 others of equal width.</summary>
[DataSet(
    "small-struct", "struct", 1,
    IsFixedSize = true,
    Summary = "a struct with one int: the fixed overhead of a format",
    Source = "BCL serialization performance")]
public sealed class SmallStructDataSet : DataSet<SmallStruct>
{
    private const int Value = 123_456;

    /// <inheritdoc/>
    public override SmallStruct Generate(in Recipe recipe) => new()
    {
        Value = recipe.Instance == 0 ? Value : new NumberPermutation(StableRandom.ForInstance(recipe))[Value],
    };
}

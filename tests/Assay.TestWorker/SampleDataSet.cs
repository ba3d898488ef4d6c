using System.Globalization;
using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>Generates samples; the data set <c>samples</c>.</summary>
[DataSet("samples", "number", 100)]
public sealed class SampleDataSet : DataSet<Sample>
{
    /// <inheritdoc/>
    public override Sample Generate(in Recipe recipe)
    {
        var numbers = new int[recipe.Size];
        for (var i = 0; i < numbers.Length; i++)
            numbers[i] = unchecked(((int)recipe.Seed * 31) + (recipe.Instance * 7) + i);
        return new Sample { Name = string.Create(CultureInfo.InvariantCulture, $"sample {recipe.Instance:D6}"), Numbers = numbers };
    }
}

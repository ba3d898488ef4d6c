using Assay.Core.Workloads;

namespace Assay.DataSets.HostileShapes;

/// <summary>One text.</summary>
public class RepeatedText
{
    /// <summary>The text.</summary>
    public string Text { get; set; } = null!;
}

/// <summary>One character, as often as the size says: what compression makes small.</summary>
[DataSet("hostile-repeated-text", "character", 1, IsUnlisted = true)]
public sealed class RepeatedTextDataSet : DataSet<RepeatedText>
{
    /// <inheritdoc/>
    public override RepeatedText Generate(in Recipe recipe) => new() { Text = new string('a', recipe.Size) };
}

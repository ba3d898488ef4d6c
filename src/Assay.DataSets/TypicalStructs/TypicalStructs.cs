using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.TypicalStructs;

/// <summary>
/// A struct of a few numbers and a text. Laid out in this order it takes 32 bytes on a 64-bit machine, the last 8 a reference.
/// </summary>
public struct TypicalStruct
{
    /// <summary>A number of three digits.</summary>
    public int First;

    /// <summary>A number of four digits.</summary>
    public int Second;

    /// <summary>A number of five digits.</summary>
    public int Third;

    /// <summary>A number of six decimal digits, three of them behind the point.</summary>
    public float Single;

    /// <summary>A number of eight decimal digits, four of them behind the point.</summary>
    public double Double;

    /// <summary>A text of 23 characters.</summary>
    public string Text;
}

/// <summary>The article's typical struct, with its values.</summary>
[DataSet(
    "typical-struct", "struct", 1,
    IsFixedSize = true,
    Summary = "a struct with three ints, a float, a double and a string",
    Source = "BCL serialization performance")]
public sealed class TypicalStructDataSet : DataSet<TypicalStruct>
{
    private const string Text = "A typical length string";

    /// <inheritdoc/>
    public override TypicalStruct Generate(in Recipe recipe) =>
        recipe.Instance == 0 ? Published() : Varied(StableRandom.ForInstance(recipe));

    private static TypicalStruct Published() => new()
    {
        First = 100,
        Second = 1_000,
        Third = 10_000,
        Single = 123.456f,
        Double = 1234.5678,
        Text = FreshText.Copy(Text),
    };

    private static TypicalStruct Varied(StableRandom random)
    {
        var numbers = new NumberPermutation(random);
        return new TypicalStruct
        {
            First = numbers[100],
            Second = numbers[1_000],
            Third = numbers[10_000],
            // A number of up to six digits survives a float, one of up to fifteen a double: the shortest text has exactly these digits.
            Single = WithoutTrailingZero(100_000, random) / 1_000f,
            Double = WithoutTrailingZero(10_000_000, random) / 10_000d,
            Text = FreshText.Vary(Text, random),
        };
    }

    private static int WithoutTrailingZero(int smallest, StableRandom random) =>
        smallest + (random.Below(smallest / 10 * 9) * 10) + 1 + random.Below(9);
}

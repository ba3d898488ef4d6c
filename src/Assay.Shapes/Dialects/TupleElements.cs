using System.Globalization;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Names of the elements of tuples and pairs.</summary>
internal static class TupleElements
{
    /// <summary><c>Key</c>, <c>Value</c>, <c>Item1</c> to <c>Item7</c>, <c>Rest</c>.</summary>
    public static string NameOf(TupleKind kind, int index) => kind == TupleKind.KeyValuePair
        ? index == 0 ? "Key" : "Value"
        : index == 7 ? "Rest" : $"Item{(index + 1).ToString(CultureInfo.InvariantCulture)}";
}

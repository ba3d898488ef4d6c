using Assay.Core.Workloads;

namespace Assay.DataSets.FormatShapes;

/// <summary>A member of type byte[].</summary>
public class BytesValue
{
    /// <summary>The value.</summary>
    public byte[] Value { get; set; } = null!;
}

/// <summary>A member of type int[].</summary>
public class IntsValue
{
    /// <summary>The value.</summary>
    public int[] Value { get; set; } = null!;
}

/// <summary>A member of type bool[].</summary>
public class BoolsValue
{
    /// <summary>The value.</summary>
    public bool[] Value { get; set; } = null!;
}

/// <summary>A member of type string?[].</summary>
public class StringsValue
{
    /// <summary>The value.</summary>
    public string?[] Value { get; set; } = null!;
}

/// <summary>A member that is a dictionary.</summary>
public class MapValue
{
    /// <summary>The value.</summary>
    public Dictionary<string, int> Value { get; set; } = null!;
}

/// <summary>A member that is an object.</summary>
public class NestedValue
{
    /// <summary>The value.</summary>
    public IntValue Value { get; set; } = null!;
}

/// <summary>The shape <c>bytes</c> of format cases.</summary>
[DataSet("format-bytes", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class BytesValueDataSet : DataSet<BytesValue>
{
    /// <inheritdoc/>
    public override BytesValue Generate(in Recipe recipe) => new() { Value = [1, 2, 3] };
}

/// <summary>The shape <c>ints</c> of format cases.</summary>
[DataSet("format-ints", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class IntsValueDataSet : DataSet<IntsValue>
{
    /// <inheritdoc/>
    public override IntsValue Generate(in Recipe recipe) => new() { Value = [1, 2, 3] };
}

/// <summary>The shape <c>bools</c> of format cases.</summary>
[DataSet("format-bools", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class BoolsValueDataSet : DataSet<BoolsValue>
{
    /// <inheritdoc/>
    public override BoolsValue Generate(in Recipe recipe) => new() { Value = [true, false] };
}

/// <summary>The shape <c>strings</c> of format cases.</summary>
[DataSet("format-strings", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class StringsValueDataSet : DataSet<StringsValue>
{
    /// <inheritdoc/>
    public override StringsValue Generate(in Recipe recipe) => new() { Value = ["a", "b"] };
}

/// <summary>The shape <c>map</c> of format cases.</summary>
[DataSet("format-map", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class MapValueDataSet : DataSet<MapValue>
{
    /// <inheritdoc/>
    public override MapValue Generate(in Recipe recipe) => new() { Value = new Dictionary<string, int> { ["a"] = 1 } };
}

/// <summary>The shape <c>nested</c> of format cases.</summary>
[DataSet("format-nested", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class NestedValueDataSet : DataSet<NestedValue>
{
    /// <inheritdoc/>
    public override NestedValue Generate(in Recipe recipe) => new() { Value = new IntValue { Value = 5 } };
}

/// <summary>The shape <c>root</c> of format cases: a document of unknown content, whose value is the root itself.</summary>
[DataSet("format-root", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class RootDataSet : DataSet<object>
{
    /// <inheritdoc/>
    public override object Generate(in Recipe recipe) => 5;
}

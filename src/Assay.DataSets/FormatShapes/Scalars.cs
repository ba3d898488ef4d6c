using Assay.Core.Workloads;

namespace Assay.DataSets.FormatShapes;

/// <summary>A member of type int.</summary>
public class IntValue
{
    /// <summary>The value.</summary>
    public int Value { get; set; }
}

/// <summary>A member of type long.</summary>
public class LongValue
{
    /// <summary>The value.</summary>
    public long Value { get; set; }
}

/// <summary>A member of type double.</summary>
public class DoubleValue
{
    /// <summary>The value.</summary>
    public double Value { get; set; }
}

/// <summary>A member of type bool.</summary>
public class BoolValue
{
    /// <summary>The value.</summary>
    public bool Value { get; set; }
}

/// <summary>A member of type string?.</summary>
public class StringValue
{
    /// <summary>The value.</summary>
    public string? Value { get; set; }
}

/// <summary>A member of type DateTime.</summary>
public class DateTimeValue
{
    /// <summary>The value.</summary>
    public DateTime Value { get; set; }
}

/// <summary>A member of type int?.</summary>
public class OptionalValue
{
    /// <summary>The value.</summary>
    public int? Value { get; set; }
}

/// <summary>The shape <c>int</c> of format cases.</summary>
[DataSet("format-int", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class IntValueDataSet : DataSet<IntValue>
{
    /// <inheritdoc/>
    public override IntValue Generate(in Recipe recipe) => new() { Value = 5 };
}

/// <summary>The shape <c>long</c> of format cases.</summary>
[DataSet("format-long", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class LongValueDataSet : DataSet<LongValue>
{
    /// <inheritdoc/>
    public override LongValue Generate(in Recipe recipe) => new() { Value = 5 };
}

/// <summary>The shape <c>double</c> of format cases.</summary>
[DataSet("format-double", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class DoubleValueDataSet : DataSet<DoubleValue>
{
    /// <inheritdoc/>
    public override DoubleValue Generate(in Recipe recipe) => new() { Value = 1.5 };
}

/// <summary>The shape <c>bool</c> of format cases.</summary>
[DataSet("format-bool", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class BoolValueDataSet : DataSet<BoolValue>
{
    /// <inheritdoc/>
    public override BoolValue Generate(in Recipe recipe) => new() { Value = true };
}

/// <summary>The shape <c>string</c> of format cases.</summary>
[DataSet("format-string", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class StringValueDataSet : DataSet<StringValue>
{
    /// <inheritdoc/>
    public override StringValue Generate(in Recipe recipe) => new() { Value = "abc" };
}

/// <summary>The shape <c>date-time</c> of format cases.</summary>
[DataSet("format-date-time", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class DateTimeValueDataSet : DataSet<DateTimeValue>
{
    /// <inheritdoc/>
    public override DateTimeValue Generate(in Recipe recipe) => new() { Value = new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc) };
}

/// <summary>The shape <c>optional</c> of format cases.</summary>
[DataSet("format-optional", "value", 1, IsFixedSize = true, IsUnlisted = true)]
public sealed class OptionalValueDataSet : DataSet<OptionalValue>
{
    /// <inheritdoc/>
    public override OptionalValue Generate(in Recipe recipe) => new() { Value = 5 };
}

using Assay.Core.Workloads;

namespace Assay.DataSets.HostileShapes;

/// <summary>Values by numbers.</summary>
public class LongKeys
{
    /// <summary>The values.</summary>
    public Dictionary<long, int> Values { get; set; } = null!;
}

/// <summary>Values by fractions.</summary>
public class DoubleKeys
{
    /// <summary>The values.</summary>
    public Dictionary<double, int> Values { get; set; } = null!;
}

/// <summary>Values by texts.</summary>
public class TextKeys
{
    /// <summary>The values.</summary>
    public Dictionary<string, int> Values { get; set; } = null!;
}

/// <summary>A set of numbers.</summary>
public class LongSet
{
    /// <summary>The numbers.</summary>
    public HashSet<long> Values { get; set; } = null!;
}

/// <summary>Keys of type long; those of odd instances have one hash code.</summary>
[DataSet("hostile-long-keys", "key", 1, IsUnlisted = true)]
public sealed class LongKeysDataSet : DataSet<LongKeys>
{
    /// <inheritdoc/>
    public override LongKeys Generate(in Recipe recipe) => new()
    {
        Values = KeyMaker.Longs(recipe).ToDictionary(static key => key, static _ => 1),
    };
}

/// <summary>Keys of type double; those of odd instances have one hash code.</summary>
[DataSet("hostile-double-keys", "key", 1, IsUnlisted = true)]
public sealed class DoubleKeysDataSet : DataSet<DoubleKeys>
{
    /// <inheritdoc/>
    public override DoubleKeys Generate(in Recipe recipe) => new()
    {
        Values = KeyMaker.Longs(recipe).ToDictionary(BitConverter.Int64BitsToDouble, static _ => 1),
    };
}

/// <summary>Keys of type string; those of odd instances have one hash code where hashes are not randomised.</summary>
[DataSet("hostile-text-keys", "key", 1, IsUnlisted = true)]
public sealed class TextKeysDataSet : DataSet<TextKeys>
{
    /// <inheritdoc/>
    public override TextKeys Generate(in Recipe recipe) => new()
    {
        Values = KeyMaker.Texts(recipe).ToDictionary(static key => key, static _ => 1),
    };
}

/// <summary>A set of numbers; those of odd instances have one hash code.</summary>
[DataSet("hostile-long-set", "number", 1, IsUnlisted = true)]
public sealed class LongSetDataSet : DataSet<LongSet>
{
    /// <inheritdoc/>
    public override LongSet Generate(in Recipe recipe) => new() { Values = [.. KeyMaker.Longs(recipe)] };
}

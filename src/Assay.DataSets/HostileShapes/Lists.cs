using Assay.Core.Workloads;

namespace Assay.DataSets.HostileShapes;

/// <summary>An object without members.</summary>
public class EmptyObject
{
}

/// <summary>A struct without members.</summary>
public struct EmptyStruct
{
}

/// <summary>Eight numbers.</summary>
public struct EightNumbers
{
    /// <summary>The first.</summary>
    public long A { get; set; }

    /// <summary>The second.</summary>
    public long B { get; set; }

    /// <summary>The third.</summary>
    public long C { get; set; }

    /// <summary>The fourth.</summary>
    public long D { get; set; }

    /// <summary>The fifth.</summary>
    public long E { get; set; }

    /// <summary>The sixth.</summary>
    public long F { get; set; }

    /// <summary>The seventh.</summary>
    public long G { get; set; }

    /// <summary>The eighth.</summary>
    public long H { get; set; }
}

/// <summary>64 numbers: 512 bytes for each element of a list.</summary>
public struct LargeStruct
{
    /// <summary>The first eight.</summary>
    public EightNumbers A { get; set; }

    /// <summary>The second eight.</summary>
    public EightNumbers B { get; set; }

    /// <summary>The third eight.</summary>
    public EightNumbers C { get; set; }

    /// <summary>The fourth eight.</summary>
    public EightNumbers D { get; set; }

    /// <summary>The fifth eight.</summary>
    public EightNumbers E { get; set; }

    /// <summary>The sixth eight.</summary>
    public EightNumbers F { get; set; }

    /// <summary>The seventh eight.</summary>
    public EightNumbers G { get; set; }

    /// <summary>The eighth eight.</summary>
    public EightNumbers H { get; set; }
}

/// <summary>Objects that may take no bytes.</summary>
public class EmptyObjects
{
    /// <summary>The objects.</summary>
    public List<EmptyObject> Items { get; set; } = null!;
}

/// <summary>Structs that may take no bytes.</summary>
public class EmptyStructs
{
    /// <summary>The structs.</summary>
    public List<EmptyStruct> Items { get; set; } = null!;
}

/// <summary>Structs that take more memory than bytes.</summary>
public class LargeStructs
{
    /// <summary>The structs.</summary>
    public List<LargeStruct> Items { get; set; } = null!;
}

/// <summary>
/// As many empty objects as the size says, and one more for each instance: where they are counted is the difference between instances.
/// </summary>
[DataSet("hostile-empty-objects", "object", 1, IsUnlisted = true)]
public sealed class EmptyObjectsDataSet : DataSet<EmptyObjects>
{
    /// <inheritdoc/>
    public override EmptyObjects Generate(in Recipe recipe) => new()
    {
        Items = [.. Enumerable.Range(0, recipe.Size + recipe.Instance).Select(static _ => new EmptyObject())],
    };
}

/// <summary>As many empty structs as the size says, and one more for each instance.</summary>
[DataSet("hostile-empty-structs", "struct", 1, IsUnlisted = true)]
public sealed class EmptyStructsDataSet : DataSet<EmptyStructs>
{
    /// <inheritdoc/>
    public override EmptyStructs Generate(in Recipe recipe) => new() { Items = [.. new EmptyStruct[recipe.Size + recipe.Instance]] };
}

/// <summary>As many structs of zeros as the size says, and one more for each instance.</summary>
[DataSet("hostile-large-structs", "struct", 1, IsUnlisted = true)]
public sealed class LargeStructsDataSet : DataSet<LargeStructs>
{
    /// <inheritdoc/>
    public override LargeStructs Generate(in Recipe recipe) => new() { Items = [.. new LargeStruct[recipe.Size + recipe.Instance]] };
}

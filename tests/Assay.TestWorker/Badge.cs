using System.Globalization;
using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>The root of the data set whose rows are fed hostile input.</summary>
public sealed class Badge
{
    /// <summary>A text.</summary>
    public string Name { get; set; } = "";

    /// <summary>A flag.</summary>
    public bool IsValid { get; set; }

    /// <summary>As many numbers as the size says.</summary>
    public int[] Doors { get; set; } = [];
}

/// <summary>Generates badges; the data set <c>badges</c>.</summary>
[DataSet("badges", "door", 1, 10)]
public sealed class BadgeDataSet : DataSet<Badge>
{
    /// <inheritdoc/>
    public override Badge Generate(in Recipe recipe) => new()
    {
        Name = string.Create(CultureInfo.InvariantCulture, $"visitor {recipe.Instance:D4}"),
        IsValid = true,
        Doors = [.. Enumerable.Range(recipe.Instance, recipe.Size)],
    };
}

using Assay.Worker.Graphs;

namespace Assay.Worker.Tests.Graphs;

/// <summary>Asks the comparer.</summary>
internal static class Differences
{
    public static IReadOnlyList<string> Compare<T>(T expected, T actual) => CompareAs(typeof(T), expected, actual);

    public static IReadOnlyList<string> CompareAs(Type root, object? expected, object? actual)
    {
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, actual, root);
        return differences.Items;
    }

    /// <summary>What is noted and no difference.</summary>
    public static IReadOnlyList<string> Notes<T>(T expected, T actual)
    {
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, actual, typeof(T));
        Assert.Empty(differences.Items);
        return differences.Notes;
    }

    /// <summary>Compares two shelves that hold anything.</summary>
    public static IReadOnlyList<string> CompareAnything(object expected, object actual) =>
        Compare(new Shelf("s") { Anything = expected }, new Shelf("s") { Anything = actual });
}

namespace Assay.Worker.Graphs;

/// <summary>Which object of one graph stands for which of the other, in both directions.</summary>
internal sealed class IdentityPairs
{
    private readonly Dictionary<object, object> actualOf = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<object> actuals = new(ReferenceEqualityComparer.Instance);

    /// <summary>Meets a pair of objects.</summary>
    /// <param name="expected">An object of the one graph.</param>
    /// <param name="actual">The object in its place in the other.</param>
    /// <param name="difference">What is different about sharing; null where nothing is.</param>
    /// <returns>Whether the pair is new, so that its content is still to be compared.</returns>
    public bool Meet(object expected, object actual, out string? difference)
    {
        difference = null;
        if (actualOf.TryGetValue(expected, out object? known))
        {
            difference = ReferenceEquals(known, actual) ? null : "an object of its own instead of the shared one";
            return false;
        }

        if (!actuals.Add(actual))
        {
            difference = "a shared object instead of one of its own";
            return false;
        }

        actualOf.Add(expected, actual);
        return true;
    }
}

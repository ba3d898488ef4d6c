using Assay.Core.Workloads;

namespace Assay.Worker.Conversion;

/// <summary>
/// The objects between the root and where a recursion is. Finds an object that stands inside itself after a few rounds through the cycle,
/// with a few fields and no allocation (Brent, "An improved Monte Carlo factorization algorithm", BIT 20, 1980).
/// </summary>
internal struct NestedObjects
{
    private object? watched;
    private int watchedAt;
    private int depth;
    private int next;

    /// <summary>Enters an object.</summary>
    /// <param name="value">The object; null for a struct.</param>
    /// <param name="limits">How deep it may be.</param>
    /// <exception cref="LimitOfAssayException">The object stands inside itself, or too deep.</exception>
    public void Enter(object? value, NestingLimits limits)
    {
        if (value is not null && ReferenceEquals(value, watched))
            throw limits.Cycle(value);
        if (++depth > next)
            Watch(value, limits);
    }

    /// <summary>Leaves the object entered last.</summary>
    public void Leave()
    {
        if (depth-- == watchedAt)
            (watched, watchedAt, next) = (null, 0, depth);
    }

    private void Watch(object? value, NestingLimits limits)
    {
        if (depth > limits.Deepest)
            throw limits.TooDeep();
        (watched, watchedAt, next) = (value, depth, value is null ? depth : Math.Min(depth * 2, limits.Deepest));
    }
}

/// <summary>What a recursion carries, and what it says of the rest.</summary>
/// <param name="Deepest">The deepest object that is carried.</param>
/// <param name="Recursion">What does not support deeper ones, such as "the conversion".</param>
/// <param name="Trees">Why only trees work, such as "messages have no references".</param>
internal sealed record NestingLimits(int Deepest, string Recursion, string Trees)
{
    /// <summary>What is said of an object that stands inside itself.</summary>
    public LimitOfAssayException Cycle(object value) =>
        new($"An object of {value.GetType()} contains itself; {Trees}, so only trees work.");

    /// <summary>What is said of objects that stand too deep.</summary>
    public LimitOfAssayException TooDeep() =>
        new($"Objects are nested more than {Deepest:N0} levels deep, which {Recursion} does not support.");
}

namespace Assay.Worker.Values.Generating;

/// <summary>Generates values of one declared type.</summary>
internal abstract class Mint(Type type)
{
    /// <summary>The declared type.</summary>
    public Type Type { get; } = type;

    /// <summary>Why nothing can be generated, such as <c>is a delegate</c>; null where something can.</summary>
    public virtual string? Reason => null;

    /// <summary>Whether values may hold objects of the user's types, whose number is bounded.</summary>
    public virtual bool IsCostly => false;

    /// <summary>Whether a value can be made here; otherwise null stays there, or a collection stays empty.</summary>
    /// <param name="run">Where it is.</param>
    /// <param name="budget">How many objects it may hold.</param>
    public virtual bool CanMake(GenerationRun run, int budget) => Reason is null;

    /// <summary>Makes a value.</summary>
    /// <param name="run">Where it is.</param>
    /// <param name="site">The member or collection that it is for.</param>
    /// <param name="budget">How many objects it may hold.</param>
    public abstract object? Make(GenerationRun run, object site, int budget);
}

using System.Reflection;

namespace Assay.Worker.Values.Generating;

/// <summary>Generates values of one declared type.</summary>
internal abstract class ValueGenerator(Type type)
{
    /// <summary>The declared type.</summary>
    public Type Type { get; } = type;

    /// <summary>Why nothing can be generated, such as <c>is a delegate</c>; null where something can.</summary>
    public virtual string? Reason => null;

    /// <summary>Whether values may hold objects of the user's types, whose number is bounded.</summary>
    public virtual bool IsCostly => false;

    /// <summary>Whether a value can be made here; otherwise null stays there, or a collection stays empty.</summary>
    /// <param name="budget">How many objects it may hold.</param>
    public virtual bool CanMake(GenerationRun run, int budget) => Reason is null;

    /// <summary>Makes a value.</summary>
    /// <param name="site">The member or collection that it is for.</param>
    /// <param name="budget">How many objects it may hold.</param>
    public abstract object? Make(GenerationRun run, object site, int budget);
}

/// <summary>Stands for types of which nothing can be made.</summary>
internal sealed class NothingGenerator(Type type, string reason) : ValueGenerator(type)
{
    public override string? Reason => reason;

    public override object? Make(GenerationRun run, object site, int budget) => null;
}

/// <summary>Makes what may be missing; it never is.</summary>
internal sealed class NullableGenerator(Type type, ValueGenerator element) : ValueGenerator(type)
{
    public override string? Reason => element.Reason;

    public override bool IsCostly => element.IsCostly;

    public override bool CanMake(GenerationRun run, int budget) => element.CanMake(run, budget);

    public override object? Make(GenerationRun run, object site, int budget) => element.Make(run, site, budget);
}

/// <summary>Lets the types that fit a declared one take turns.</summary>
internal sealed class ChoiceGenerator(Type type, IReadOnlyList<ValueGenerator> candidates) : ValueGenerator(type)
{
    public override bool IsCostly => candidates.Any(candidate => candidate.IsCostly);

    public override bool CanMake(GenerationRun run, int budget) => candidates.Any(candidate => candidate.CanMake(run, budget));

    public override object? Make(GenerationRun run, object site, int budget)
    {
        var turn = run.Turn(site);
        var chosen = Enumerable.Range(0, candidates.Count).Select(i => candidates[(int)(((long)turn + i) % candidates.Count)])
            .First(candidate => candidate.CanMake(run, budget));
        return chosen.Make(run, this, budget);
    }
}

/// <summary>Lets the cases of an F# union take turns. Filled by members, a value would be of no case, or of two.</summary>
internal sealed class UnionGenerator(Type type, IReadOnlyList<MethodInfo> cases, GeneratorCatalogue catalogue) : ValueGenerator(type)
{
    private ValueGenerator[][]? fields;

    public override bool IsCostly => true;

    private ValueGenerator[][] Fields =>
        fields ??= [.. cases.Select(found => found.GetParameters().Select(parameter => catalogue.Find(parameter.ParameterType)).ToArray())];

    public override bool CanMake(GenerationRun run, int budget) =>
        Enumerable.Range(0, cases.Count).Any(i => CanMake(Fields[i], run, budget));

    public override object? Make(GenerationRun run, object site, int budget)
    {
        var turn = run.Turn(site) % cases.Count;
        var chosen = Enumerable.Range(0, cases.Count).Select(i => (turn + i) % cases.Count).First(i => CanMake(Fields[i], run, budget));
        var generators = Fields[chosen];
        var share = Math.Max(0, budget - 1) / Math.Max(1, generators.Count(generator => generator.IsCostly));
        run.Enter(Type);
        object?[] values = [.. generators.Select(generator => generator.CanMake(run, share) ? generator.Make(run, this, share) : null)];
        run.Leave(Type);
        return cases[chosen].Invoke(null, values);
    }

    // A case without objects in it may always stand; another only where there is room for what it holds.
    private bool CanMake(ValueGenerator[] generators, GenerationRun run, int budget) =>
        !generators.Any(generator => generator.IsCostly) || (budget >= 1 && run.MayNest(Type));
}

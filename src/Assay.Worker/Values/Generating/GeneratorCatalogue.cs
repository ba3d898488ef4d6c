using Assay.Worker.Types;

namespace Assay.Worker.Values.Generating;

/// <summary>The generator of each declared type, made when it is first needed.</summary>
/// <param name="pool">The types that may stand in place of others.</param>
/// <param name="notes">Takes sentences about what cannot be filled.</param>
internal sealed class GeneratorCatalogue(TypePool pool, ISet<string> notes)
{
    private readonly Dictionary<Type, ValueGenerator> generators = [];
    private readonly Dictionary<Type, ObjectGenerator> objects = [];

    /// <summary>The generator of a declared type.</summary>
    public ValueGenerator Find(Type type)
    {
        if (!generators.TryGetValue(type, out var generator))
            generators.Add(type, generator = Create(type));
        return generator;
    }

    /// <summary>Takes a sentence.</summary>
    public void Note(string sentence) => notes.Add(sentence);

    private ValueGenerator Create(Type type)
    {
        var shape = ValueShape.Of(type);
        return shape.Kind switch
        {
            ValueKind.Scalar => new ScalarGenerator(Scalar.Find(type)!),
            ValueKind.Enum => new EnumGenerator(type),
            ValueKind.Anything => new ChoiceGenerator(type, [Find(typeof(string)), Find(typeof(int)), .. pool.Known.Select(Find)]),
            ValueKind.Nullable => new NullableGenerator(type, Find(shape.Arguments[0])),
            ValueKind.Sequence or ValueKind.Dictionary =>
                (ValueGenerator)ElementKinds.Of(shape.Arguments).Make(new GeneratorMaker(type, this)),
            ValueKind.Grid => new GridGenerator(type, this),
            ValueKind.FSharp => new FSharpGenerator(type, FSharpForm.Of(type)!, this),
            ValueKind.Members => FSharpUnion.CasesOf(type) is { Count: > 0 } cases ? new UnionGenerator(type, cases, this) : Choose(type),
            _ => new NothingGenerator(type, shape.Reason),
        };
    }

    private ValueGenerator Choose(Type type)
    {
        if (type.IsSealed)
            return ObjectOf(type);
        ValueGenerator[] candidates = [
            .. pool.ConcreteFor(type).Where(candidate => ValueShape.Of(candidate).Kind == ValueKind.Members).Select(ObjectOf)];
        return candidates.Length switch
        {
            0 when !type.IsAbstract => ObjectOf(type),
            0 => new NothingGenerator(type, $"is {(type.IsInterface ? "an interface" : "abstract")}, and no fitting type is known"),
            1 => candidates[0],
            _ => new ChoiceGenerator(type, candidates),
        };
    }

    private ObjectGenerator ObjectOf(Type type)
    {
        if (!objects.TryGetValue(type, out var generator))
            objects.Add(type, generator = new ObjectGenerator(type, this));
        return generator;
    }

    /// <summary>Makes the generators of collections.</summary>
    private sealed class GeneratorMaker(Type declared, GeneratorCatalogue catalogue) : IElementMaker
    {
        public object OfElements<T>() => new SequenceGenerator<T>(declared, catalogue);

        public object OfEntries<TKey, TValue>()
            where TKey : notnull => new DictionaryGenerator<TKey, TValue>(declared, catalogue);
    }
}

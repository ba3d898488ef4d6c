using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Generating;

/// <summary>The mint of each declared type, made when it is first needed.</summary>
/// <param name="pool">The types that may stand in place of others.</param>
/// <param name="notes">Takes sentences about what cannot be filled.</param>
internal sealed class MintCatalogue(TypePool pool, ISet<string> notes)
{
    private readonly Dictionary<Type, Mint> mints = [];
    private readonly Dictionary<Type, ObjectMint> objects = [];

    /// <summary>The mint of a declared type.</summary>
    public Mint Find(Type type)
    {
        if (!mints.TryGetValue(type, out Mint? mint))
            mints.Add(type, mint = Create(type));
        return mint;
    }

    /// <summary>Takes a sentence.</summary>
    public void Note(string sentence) => notes.Add(sentence);

    private Mint Create(Type type)
    {
        ValueShape shape = ValueShape.Of(type);
        return shape.Kind switch
        {
            ValueKind.Scalar => new ScalarMint(type),
            ValueKind.Enum => new EnumMint(type),
            ValueKind.Anything => new ChoiceMint(type, [Find(typeof(string)), Find(typeof(int)), .. pool.Known.Select(Find)]),
            ValueKind.Nullable => new NullableMint(type, Find(shape.Arguments[0])),
            ValueKind.Sequence => Generic(typeof(SequenceMint<>), type, shape),
            ValueKind.Dictionary => Generic(typeof(DictionaryMint<,>), type, shape),
            ValueKind.Grid => new GridMint(type, this),
            ValueKind.FSharp => new FSharpMint(type, FSharpForm.Of(type)!, this),
            ValueKind.Members => FSharpUnion.CasesOf(type) is { Count: > 0 } cases ? new UnionMint(type, cases, this) : Choose(type),
            _ => new NothingMint(type, shape.Reason),
        };
    }

    private Mint Choose(Type type)
    {
        if (type.IsSealed)
            return ObjectOf(type);
        Mint[] candidates = [.. pool.ConcreteFor(type).Where(candidate => ValueShape.Of(candidate).Kind == ValueKind.Members).Select(ObjectOf)];
        return candidates.Length switch
        {
            0 when !type.IsAbstract => ObjectOf(type),
            0 => new NothingMint(type, $"is {(type.IsInterface ? "an interface" : "abstract")}, and no fitting type is known"),
            1 => candidates[0],
            _ => new ChoiceMint(type, candidates),
        };
    }

    private ObjectMint ObjectOf(Type type)
    {
        if (!objects.TryGetValue(type, out ObjectMint? mint))
            objects.Add(type, mint = new ObjectMint(type, this));
        return mint;
    }

    private Mint Generic(Type open, Type type, ValueShape shape) =>
        (Mint)Activator.CreateInstance(open.MakeGenericType([.. shape.Arguments]), type, this)!;
}

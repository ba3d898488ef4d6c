using Assay.Worker.Types;

namespace Assay.Worker.Values.Filling;

/// <summary>The reader of each declared type, made when it is first needed.</summary>
internal sealed class ReaderCatalogue(TypePool pool)
{
    private readonly Dictionary<Type, ValueReader> readers = [];
    private readonly Dictionary<Type, MemberFiller> fillers = [];

    /// <summary>The types that may stand in place of others.</summary>
    public TypePool Pool { get; } = pool;

    /// <summary>Whether the keys of a dictionary are texts, so that it may be a JSON object.</summary>
    public static bool HasTextKeys(ValueShape dictionary) =>
        ValueShape.Of(dictionary.Arguments[0]).Kind is ValueKind.Scalar or ValueKind.Enum or ValueKind.Anything;

    /// <summary>The reader of a declared type.</summary>
    public ValueReader Find(Type type)
    {
        if (!readers.TryGetValue(type, out var reader))
            readers.Add(type, reader = Create(type));
        return reader;
    }

    /// <summary>What fills objects of a class or struct.</summary>
    public MemberFiller FillerOf(Type type)
    {
        if (!fillers.TryGetValue(type, out var filler))
            fillers.Add(type, filler = new MemberFiller(type, this));
        return filler;
    }

    private ValueReader Create(Type type)
    {
        var shape = ValueShape.Of(type);
        return shape.Kind switch
        {
            ValueKind.Scalar => new ScalarReader(Scalar.Find(type)!),
            ValueKind.Enum => new EnumReader(type),
            ValueKind.Anything => new AnythingReader(this),
            ValueKind.Nullable => new NullableReader(type, Find(shape.Arguments[0])),
            ValueKind.Sequence or ValueKind.Dictionary => (ValueReader)ElementKinds.Of(shape.Arguments).Make(new ReaderMaker(type, this)),
            ValueKind.Grid => new GridReader(type, this),
            ValueKind.FSharp => new FSharpReader(type, FSharpForm.Of(type)!, this),
            ValueKind.Members => new ObjectReader(type, this),
            _ => new NothingReader(type, shape.Reason),
        };
    }

    /// <summary>Makes the readers of collections.</summary>
    private sealed class ReaderMaker(Type declared, ReaderCatalogue catalogue) : IElementMaker
    {
        public object OfElements<T>() => new SequenceReader<T>(declared, catalogue);

        public object OfEntries<TKey, TValue>()
            where TKey : notnull => new DictionaryReader<TKey, TValue>(declared, catalogue);
    }
}

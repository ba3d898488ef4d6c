namespace Assay.Worker.Types;

/// <summary>
/// The types that a collection holds: one of elements, or two of keys and values. Emitted code states those of a user's types: a native
/// program only has the code of generic types that something in it names. Closed: <see cref="ElementKind{T}"/> and
/// <see cref="EntryKind{TKey, TValue}"/> are the only ones.
/// </summary>
public abstract class ElementKind
{
    private protected ElementKind(params Type[] types) => Types = types;

    /// <summary>The types: one, or two.</summary>
    internal IReadOnlyList<Type> Types { get; }

    /// <summary>The collections that hold them.</summary>
    internal abstract ITypeCatalogue Catalogue { get; }

    /// <summary>Makes something that is generic in the types.</summary>
    internal abstract object Make(IElementMaker maker);
}

/// <summary>Elements of one type.</summary>
public sealed class ElementKind<T>() : ElementKind(typeof(T))
{
    internal override ITypeCatalogue Catalogue => new SequenceCatalogue<T>();

    internal override object Make(IElementMaker maker) => maker.OfElements<T>();
}

/// <summary>Entries of a dictionary.</summary>
public sealed class EntryKind<TKey, TValue>() : ElementKind(typeof(TKey), typeof(TValue))
    where TKey : notnull
{
    internal override ITypeCatalogue Catalogue => new DictionaryCatalogue<TKey, TValue>();

    internal override object Make(IElementMaker maker) => maker.OfEntries<TKey, TValue>();
}

/// <summary>Makes something that is generic in the types that a collection holds.</summary>
internal interface IElementMaker
{
    /// <summary>For elements of one type.</summary>
    object OfElements<T>();

    /// <summary>For keys and values.</summary>
    object OfEntries<TKey, TValue>()
        where TKey : notnull;
}

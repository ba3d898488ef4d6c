using Assay.Core.Workloads;
using Assay.Worker.Types;
using Assay.Worker.Values.Making;

namespace Assay.Worker.Values;

/// <summary>Makes arrays of values, as many as a recipe's size says.</summary>
internal static class RepeatedMaker
{
    /// <summary>Opens a source of elements for an array type.</summary>
    /// <exception cref="BadValuesException">The source gives no values, or the type is no array.</exception>
    public static ValueMaker<T> Open<T>(ValueSource source)
    {
        var element = typeof(T).GetElementType()
            ?? throw new BadValuesException($"{typeof(T).Name} is no array, so nothing in it can be repeated.");
        return (ValueMaker<T>)ElementKinds.Of([element]).Make(new ArrayMaker(source with { IsRepeated = false }));
    }

    /// <summary>Makes what makes the arrays.</summary>
    private sealed class ArrayMaker(ValueSource source) : IElementMaker
    {
        public object OfElements<T>() => new RepeatedMaker<T>(source);

        public object OfEntries<TKey, TValue>()
            where TKey : notnull => throw new NotSupportedException("Only arrays are repeated.");
    }
}

/// <summary>Makes arrays of one element type.</summary>
internal sealed class RepeatedMaker<T>(ValueSource source) : ValueMaker<T[]>
{
    private readonly ValueMaker<T> elements = ValueMakers.Open<T>(source);

    /// <inheritdoc/>
    public override int Count => elements.Count;

    /// <inheritdoc/>
    public override IReadOnlyList<string> Notes => elements.Notes;

    /// <inheritdoc/>
    public override T[] Make(in Recipe recipe)
    {
        var values = new T[recipe.Size];
        for (var i = 0; i < values.Length; i++)
            values[i] = elements.Make(recipe with { Size = 1, Instance = unchecked((recipe.Instance * recipe.Size) + i) & int.MaxValue });
        return values;
    }
}

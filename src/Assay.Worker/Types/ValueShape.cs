using System.Collections;
using Assay.Worker.Graphs;

namespace Assay.Worker.Types;

/// <summary>What values of a declared type are made of.</summary>
/// <param name="Arguments">Types of the elements: one of a sequence, grid or nullable, two of a dictionary, and what stands for a type of
/// F#.</param>
/// <param name="Reason">Why nothing can be made; empty where something can.</param>
internal sealed record ValueShape(ValueKind Kind, IReadOnlyList<Type> Arguments, string Reason = "")
{
    /// <summary>Looks at a type.</summary>
    public static ValueShape Of(Type type)
    {
        if (Scalar.Find(type) is not null)
            return new ValueShape(ValueKind.Scalar, []);
        if (type.IsEnum)
            return new ValueShape(ValueKind.Enum, []);
        if (type == typeof(object))
            return new ValueShape(ValueKind.Anything, []);
        if (Nullable.GetUnderlyingType(type) is { } underlying)
            return new ValueShape(ValueKind.Nullable, [underlying]);
        if (type.IsArray)
            return new ValueShape(type.IsSZArray ? ValueKind.Sequence : ValueKind.Grid, [type.GetElementType()!]);
        if (FSharpForm.Of(type) is { } form)
            return new ValueShape(ValueKind.FSharp, [form.Substitute]);
        return Collection(type)
            ?? (UnreadableTypes.Reason(type) is { } reason
                ? new ValueShape(ValueKind.None, [], reason)
                : new ValueShape(ValueKind.Members, []));
    }

    private static ValueShape? Collection(Type type)
    {
        if (UntypedTypes.ArgumentsOf(type) is { } untyped)
            return new ValueShape(untyped.Length == 1 ? ValueKind.Sequence : ValueKind.Dictionary, untyped);
        if (!type.IsGenericType || !CollectionTypes.IsOwn(type) || !typeof(IEnumerable).IsAssignableFrom(type))
            return null;
        var arguments = type.GetGenericArguments();
        return arguments.Length switch
        {
            1 when ElementKinds.Of(arguments).Catalogue.Has(type) => new ValueShape(ValueKind.Sequence, arguments),
            2 when ElementKinds.Of(arguments).Catalogue.Has(type) => new ValueShape(ValueKind.Dictionary, arguments),
            _ => null,
        };
    }
}

/// <summary>How values of a type are made.</summary>
internal enum ValueKind
{
    /// <summary>Not at all.</summary>
    None,

    /// <summary>From one text or number.</summary>
    Scalar,

    /// <summary>From a name or number.</summary>
    Enum,

    /// <summary>As whatever it is: a member declared as <see cref="object"/>.</summary>
    Anything,

    /// <summary>As its element, or null.</summary>
    Nullable,

    /// <summary>From elements in a row.</summary>
    Sequence,

    /// <summary>From elements in several dimensions.</summary>
    Grid,

    /// <summary>From keys and values.</summary>
    Dictionary,

    /// <summary>As what .NET has for the same: a collection or an option of F#.</summary>
    FSharp,

    Members,
}

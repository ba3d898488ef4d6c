using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;
using Assay.Worker.Values.Shapes;

namespace Assay.Worker.Values.Filling;

/// <summary>Decides of which type an object is.</summary>
internal static class TypeChoice
{
    private const int MostNames = 5;

    /// <summary>The type that <c>$type</c> names; without it the declared type, or the only one that fits an abstract one.</summary>
    public static Type Choose(TypePool pool, Type declared, JsonValue json, Metadata about, GraphPath path)
    {
        if (declared.IsSealed || (CollectionTypes.IsOwn(declared) && declared != typeof(object)))
            return declared;
        IReadOnlyList<Type> fitting = about.Type is { } named ? pool.Named(named.Text, declared)
            : declared.IsAbstract ? pool.ConcreteFor(declared)
            : [declared];
        return fitting.Count == 1 ? fitting[0] : throw (about.Type ?? json).Fault($"{path}: {Doubt(pool, declared, fitting, about.Type is not null)}");
    }

    private static string Doubt(TypePool pool, Type declared, IReadOnlyList<Type> fitting, bool isNamed)
    {
        string wanted = TypeNames.Short(declared);
        if (fitting.Count > 0 && isNamed)
            return $"\"$type\" is the name of {Names(fitting)}; give the full name";
        if (fitting.Count > 0)
            return $"an object was found where {wanted} was expected, which may be {Names(fitting)}; say which with \"$type\"";
        IReadOnlyList<Type> all = declared == typeof(object) ? pool.Known : pool.ConcreteFor(declared);
        if (all.Count > 0)
            return $"\"$type\" names no type that fits {wanted}, such as {Names(all)}";
        return $"no type is known that fits {wanted}; name it as a known type";
    }

    private static string Names(IReadOnlyList<Type> types)
    {
        string names = string.Join(", ", types.Take(MostNames).Select(type => type.FullName));
        return types.Count <= MostNames ? names : FormattableString.Invariant($"{names} and {types.Count - MostNames} more");
    }
}

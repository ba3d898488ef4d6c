using System.Collections;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Writing;

/// <summary>Writes arrays, collections and what stands around others.</summary>
/// <param name="expression">Writes an element for a place of a type.</param>
internal sealed class CollectionCode(Func<object?, Type, string> expression)
{
    private const string Immutable = "System.Collections.Immutable";
    private const string Frozen = "System.Collections.Frozen";

    private static readonly HashSet<string> Taken = ["Queue`1", "Stack`1", "LinkedList`1", "ConcurrentQueue`1", "ConcurrentStack`1",
        "ReadOnlyCollection`1", "ReadOnlyObservableCollection`1", "ArraySegment`1", "Memory`1", "ReadOnlyMemory`1", "Queue",
        "Stack", "BitArray"];
    private static readonly HashSet<string> Added = ["List`1", "HashSet`1", "SortedSet`1", "Collection`1", "ObservableCollection`1",
        "ConcurrentBag`1", "BlockingCollection`1", "ArrayList", "StringCollection"];
    private static readonly HashSet<string> Mapped = ["Dictionary`2", "SortedDictionary`2", "SortedList`2", "ConcurrentDictionary`2",
        "OrderedDictionary`2", "Hashtable", "SortedList", "ListDictionary", "HybridDictionary", "OrderedDictionary"];

    /// <summary>The expression.</summary>
    public string Of(object value, TypeFacts facts)
    {
        if (value is Array array)
            return ArrayOf(array);
        var type = facts.Kind == NodeKind.Wrapper ? value.GetType() : CollectionTypes.PublicClass(facts.Collection!);
        var arguments = type.GetGenericArguments();
        if (facts.Kind == NodeKind.Wrapper)
            return OfWrapper(value, type, arguments);
        var entries = CollectionReading.Entries((IEnumerable)value, facts.Kind);
        var name = TypeCode.Of(value.GetType() == facts.Collection ? type : value.GetType());
        var comparer = ComparerOf(value, type, TypeAt(arguments, 0));
        if (Mapped.Contains(type.Name))
            return Filled($"new {name}", comparer,
                [.. entries.Select(
                    entry => $"[{expression(entry.Key, TypeAt(arguments, 0))}] = {expression(entry.Value, TypeAt(arguments, 1))}")]);
        string[] elements = [.. entries.Select(entry => facts.Kind == NodeKind.Map ? "" : expression(entry.Key, TypeAt(arguments, 0)))];
        if (Added.Contains(type.Name))
            return Filled($"new {name}", comparer, type.Name == "ConcurrentBag`1" ? [.. Enumerable.Reverse(elements)] : elements);
        if (Taken.Contains(type.Name) && value.GetType() == facts.Collection && comparer.Length == 0)
            return $"new {name}({OfTaken(type, arguments, elements)})";
        return comparer.Length == 0 ? OfFixed(type, arguments, entries, elements) : throw None(type);
    }

    private static string OfTaken(Type type, Type[] arguments, string[] elements)
    {
        var element = type.Name == "BitArray" ? "bool" : TypeCode.Of(TypeAt(arguments, 0));
        var isStack = type.Name.Contains("Stack", StringComparison.Ordinal);
        return Filled($"new {element}[]", "", isStack ? [.. Enumerable.Reverse(elements)] : elements);
    }

    private string OfFixed(Type type, Type[] arguments, List<Entry> entries, string[] elements)
    {
        var stem = type.Name.Split('`')[0];
        var isMap = arguments.Length == 2;
        var source = isMap
            ? Filled($"new {TypeCode.Of(typeof(Dictionary<,>).MakeGenericType(arguments))}", "",
                [.. entries.Select(entry => $"[{expression(entry.Key, arguments[0])}] = {expression(entry.Value, arguments[1])}")])
            : Filled(
                $"new {TypeCode.Of(TypeAt(arguments, 0))}[]", "", stem == "ImmutableStack" ? [.. Enumerable.Reverse(elements)] : elements);
        return (type.Namespace, isMap) switch
        {
            (Immutable, _) => $"global::{Immutable}.{stem}.CreateRange({source})",
            (Frozen, true) => $"global::{Frozen}.FrozenDictionary.ToFrozenDictionary({source})",
            (Frozen, false) => $"global::{Frozen}.FrozenSet.ToFrozenSet({source})",
            _ when stem == "ReadOnlyDictionary" => $"new {TypeCode.Of(type)}({source})",
            _ => throw None(type),
        };
    }

    private string OfWrapper(object value, Type type, Type[] arguments)
    {
        if (WrapperTypes.Unwrap(value) is not Array held)
            return WrapperTypes.Unwrap(value) is null ? $"default({TypeCode.Of(type)})" : throw None(type);
        if (arguments.Length != 1)
            throw None(type);
        var array = Filled(
            $"new {TypeCode.Of(arguments[0])}[]", "", [.. held.Cast<object?>().Select(element => expression(element, arguments[0]))]);
        return Taken.Contains(type.Name) ? $"new {TypeCode.Of(type)}({array})"
            : type.Name == "ImmutableArray`1" ? $"global::{Immutable}.ImmutableArray.CreateRange({array})"
            : throw None(type);
    }

    private string ArrayOf(Array array)
    {
        var element = array.GetType().GetElementType()!;
        if (Enumerable.Range(0, array.Rank).Any(dimension => array.GetLowerBound(dimension) != 0))
            throw new NoCodeException("holds an array that does not begin at 0");
        if (array.Length == 0)
            return array.Rank == 1
                ? $"new {TypeCode.ArrayOf(array.GetType(), "0")}"
                : throw new NoCodeException("holds an empty array of several dimensions");
        string[] items = [.. array.Cast<object?>().Select(item => expression(item, element))];
        for (var dimension = array.Rank - 1; dimension > 0; dimension--)
            items = [.. items.Chunk(array.GetLength(dimension)).Select(row => $"{{ {string.Join(", ", row)} }}")];
        return CodeLayout.Block($"new {TypeCode.ArrayOf(array.GetType(), "")}", items);
    }

    private static string Filled(string head, string comparer, string[] items)
    {
        var isArray = head.EndsWith("[]", StringComparison.Ordinal);
        return items.Length > 0
            ? CodeLayout.Block(comparer.Length > 0 ? $"{head}({comparer})" : head, items)
            : isArray
            ? $"{head} {{ }}"
            : $"{head}({comparer})";
    }

    private static string ComparerOf(object value, Type type, Type key)
    {
        if (CollectionReading.Comparer(value, type) is not object comparer || IsDefault(comparer, key))
            return "";
        var name = RuntimeComparers.Name(comparer);
        return typeof(StringComparer).GetProperty(name) is not null
            ? $"global::System.StringComparer.{name}"
            : throw new NoCodeException($"holds {Wording.Name(type)} with a comparer of its own");
    }

    private static bool IsDefault(object comparer, Type key) => comparer == System.Collections.Comparer.Default
        || ((Type[])[typeof(EqualityComparer<>), typeof(Comparer<>)]).Any(
            open => comparer.Equals(open.MakeGenericType(key).GetProperty("Default")!.GetValue(null)));

    private static Type TypeAt(Type[] arguments, int index) => index < arguments.Length ? arguments[index] : typeof(object);

    private static NoCodeException None(Type type) => new($"holds {Wording.Name(type)}");
}

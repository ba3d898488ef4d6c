using System.Collections;
using System.Reflection;
using Assay.Core.Protocol;
using Assay.Worker.Graphs;
using Assay.Worker.Types;

namespace Assay.Worker.Values.Observing;

/// <summary>
/// Observes what values hold in members that are declared as collections without a type of elements, such as <see cref="ArrayList"/> and
/// <c>object[]</c>.
/// </summary>
internal sealed class UntypedMembers
{
    private readonly List<(Member Member, ObservedElements Elements)> members = [];
    private readonly Dictionary<FieldInfo, ObservedElements> byField = [];
    private readonly HashSet<object> met = new(ReferenceEqualityComparer.Instance);

    /// <summary>The members of all values so far.</summary>
    public IReadOnlyList<UntypedMember> Found => [.. members.Select(found => Describe(found.Member, found.Elements))];

    /// <summary>Looks through a value; the walk keeps its own stack, so depth is no limit.</summary>
    public void Observe(object? root)
    {
        Stack<object> open = new();
        Push(root);
        while (open.TryPop(out var value))
        {
            var facts = TypeFacts.Of(value);
            if (facts.Kind == NodeKind.Value || (!value.GetType().IsValueType && !met.Add(value)))
                continue;
            foreach (var child in HeldObjects.Of(value, facts, facts.Members.Select(member => ValueOf(member, value))))
                Push(child);
        }

        met.Clear();

        void Push(object? value)
        {
            if (value is not null and not Delegate)
                open.Push(value);
        }
    }

    private object? ValueOf(Member member, object owner)
    {
        var value = member.Field.GetValue(owner);
        if (!IsUntyped(member.Field))
            return value;
        if (!byField.TryGetValue(member.Field, out var elements))
        {
            byField.Add(member.Field, elements = new ObservedElements());
            members.Add((member, elements));
        }

        elements.Add(value);
        return value;
    }

    private static bool IsUntyped(FieldInfo field) => !CollectionTypes.IsOwn(field.DeclaringType!)
        && (field.FieldType == typeof(object[]) || UntypedTypes.ArgumentsOf(field.FieldType)?[0] == typeof(object));

    private static UntypedMember Describe(Member member, ObservedElements elements)
    {
        var type = member.Field.DeclaringType!;
        (var generic, var reason) = type.IsGenericType ? (null, "is a member of a generic type") : elements.Fitting();
        return new UntypedMember(TypeNames.Canonical(type), member.Field.Name, member.FullName, TypeNames.Short(member.Field.FieldType))
        {
            Generic = generic is null ? "" : TypeNames.Canonical(generic),
            ShownGeneric = generic is null ? "" : TypeNames.Short(generic),
            Reason = reason,
        };
    }
}

/// <summary>The types of what stands in the collections of one member.</summary>
internal sealed class ObservedElements
{
    private const int MostNames = 4;

    private static readonly Dictionary<Type, Type> Generic = new()
    {
        [typeof(ArrayList)] = typeof(List<>),
        [typeof(Queue)] = typeof(Queue<>),
        [typeof(Stack)] = typeof(Stack<>),
        [typeof(Hashtable)] = typeof(Dictionary<,>),
        [typeof(SortedList)] = typeof(SortedList<,>),
    };

    private readonly List<Type> classes = [];
    private readonly ObservedTypes keys = new();
    private readonly ObservedTypes elements = new();

    /// <summary>Adds a collection, or null.</summary>
    public void Add(object? collection)
    {
        if (collection is null)
            return;
        if (!classes.Contains(collection.GetType()))
            classes.Add(collection.GetType());
        if (collection is IDictionary dictionary)
        {
            foreach (DictionaryEntry entry in dictionary)
            {
                keys.Add(entry.Key);
                elements.Add(entry.Value);
            }
        }
        else if (collection is IEnumerable sequence)
        {
            foreach (var element in sequence)
                elements.Add(element);
        }
    }

    /// <summary>The generic collection that all of them could be; null with the reason where there is none.</summary>
    public (Type? Generic, string Reason) Fitting()
    {
        if (classes is not [Type only])
            return (null, classes.Count == 0 ? "is null in all values" : $"holds {Names(classes)}");
        if (!Generic.TryGetValue(only, out var open) && only != typeof(object[]))
            return (null, $"holds {Names(classes)}");
        var hasKeys = open?.GetGenericArguments().Length == 2;
        foreach (var part in hasKeys ? [keys, elements] : (ObservedTypes[])[elements])
        {
            if (part.Common is null)
                return (null, part.Types.Count == 0
                    ? "is empty in all values"
                    : $"holds {Names(part.Types)}{(hasKeys ? part == keys ? " as keys" : " as values" : "")}");
            if (!part.Common.IsVisible)
                return (null, $"holds {TypeNames.Short(part.Common)}, which is not public");
        }

        return (open is null
            ? elements.Common!.MakeArrayType()
            : hasKeys
            ? open.MakeGenericType(keys.Common!, elements.Common!)
            : open.MakeGenericType(elements.Common!), "");
    }

    private static string Names(IReadOnlyList<Type> types)
    {
        string[] names = [.. types.Take(MostNames).Select(TypeNames.Short)];
        return types.Count > MostNames ? $"{string.Join(", ", names)} and {types.Count - MostNames} more types"
            : names.Length == 1 ? names[0]
            : $"{string.Join(", ", names.Take(names.Length - 1))} and {names[^1]}";
    }
}

/// <summary>The runtime types of some values.</summary>
internal sealed class ObservedTypes
{
    private readonly List<Type> types = [];
    private bool hasNull;

    /// <summary>The types, in the order in which they were met.</summary>
    public IReadOnlyList<Type> Types => types;

    /// <summary>
    /// The type that a declaration could name for all of them: their only one, or else the nearest base class or the only interface of the
    /// user's that they share; null for none.
    /// </summary>
    public Type? Common => types.Count == 0 ? null
        : types is [Type only] ? (IsDeclarable(only) ? hasNull && only.IsValueType ? typeof(Nullable<>).MakeGenericType(only) : only : null)
        : types.Exists(type => type.IsValueType) ? null
        : BasesOf(types[0]).FirstOrDefault(Fits)
            ?? (types[0].GetInterfaces().Where(face => !CollectionTypes.IsOwn(face) && Fits(face)).ToArray() is [Type face] ? face : null);

    /// <summary>Adds a value, or null.</summary>
    public void Add(object? value)
    {
        if (value is null)
            hasNull = true;
        else if (!types.Contains(value.GetType()))
            types.Add(value.GetType());
    }

    private bool Fits(Type candidate) => types.TrueForAll(candidate.IsAssignableFrom);

    private static bool IsDeclarable(Type type) =>
        type != typeof(object) && type != typeof(object[]) && UntypedTypes.ArgumentsOf(type) is null;

    private static IEnumerable<Type> BasesOf(Type type)
    {
        for (var current = type; current is not null && !CollectionTypes.IsOwn(current); current = current.BaseType)
            yield return current;
    }
}

using System.Collections;
using System.Collections.Concurrent;

namespace Assay.Worker.Graphs;

/// <summary>
/// Finds an object that two graphs share although somebody could change it: whoever changes one graph then changes the other. Values,
/// boxes, delegates, empty arrays, collections that nobody can change, objects without a field that can be set and whatever belongs to the
/// runtime or a library (comparers, types, schemas) may be shared.
/// </summary>
internal sealed class SharedObjects
{
    private static readonly ConcurrentDictionary<Type, bool> Settable = new();
    private readonly HashSet<object> first = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<System.Reflection.Assembly> own = [];

    private SharedObjects(Type root) => AddAssemblies(root);

    /// <summary>The path of the first shared object in the second graph; empty where there is none.</summary>
    /// <param name="root">The declared type of both; its assembly, and those of its type arguments, hold the types whose objects
    /// count.</param>
    public static string Find(object? first, object? second, Type root)
    {
        SharedObjects shared = new(root);
        shared.Walk(first, root, (value, _) => !shared.first.Add(value));
        var found = "";
        shared.Walk(second, root, (value, path) =>
        {
            if (found.Length == 0 && shared.first.Contains(value))
                found = path.ToString();
            return found.Length > 0;
        });
        return found;
    }

    /// <summary>Visits every object that can be changed, once; ends a branch where the visitor says so.</summary>
    private void Walk(object? root, Type type, Func<object, GraphPath, bool> visit)
    {
        HashSet<object> met = new(ReferenceEqualityComparer.Instance);
        Stack<(object Value, GraphPath Path)> open = new();
        Push(root, new DifferenceList().Root(type));
        while (open.Count > 0)
        {
            (var value, var path) = open.Pop();
            var facts = TypeFacts.Of(value);
            if (facts.Kind == NodeKind.Value
                || value is Delegate
                || (!value.GetType().IsValueType && !met.Add(value)) || (CanChange(value, facts) && visit(value, path)))
                continue;
            foreach ((var child, var childPath) in ChildrenOf(value, facts, path))
                Push(child, childPath);
        }

        void Push(object? value, GraphPath path)
        {
            if (value is not null)
                open.Push((value, path));
        }
    }

    private bool CanChange(object value, TypeFacts facts) => facts.Kind switch
    {
        NodeKind.Wrapper => false,
        NodeKind.Array => ((Array)value).Length > 0,
        NodeKind.Members => !value.GetType().IsValueType && IsOwn(value.GetType()) && HasSettableField(facts),
        _ => !value.GetType().IsValueType && !CollectionTypes.IsReadOnly(facts.Collection!),
    };

    private IEnumerable<(object? Child, GraphPath Path)> ChildrenOf(object value, TypeFacts facts, GraphPath path)
    {
        if (facts.Kind == NodeKind.Wrapper)
            return [(WrapperTypes.Unwrap(value), path)];
        if (facts.Kind == NodeKind.Array)
            return value.GetType().GetElementType() is { IsPrimitive: true }
                ? []
                : ((Array)value).Cast<object?>().Select((element, i) => (element, path.ToElement(i)));
        var elements = facts.Collection is null
            ? []
            : CollectionReading.Entries((IEnumerable)value, facts.Kind)
                .SelectMany((entry, i) => ((object?, GraphPath)[])[(entry.Key, path.ToElement(i)), (entry.Value, path.ToElement(i))]);
        return IsOwn(value.GetType()) || IsTuple(value.GetType())
            ? elements.Concat(facts.Members.Select(member => (member.Field.GetValue(value), path.To(member))))
            : elements;
    }

    private bool IsOwn(Type type) => own.Contains(type.Assembly) && !CollectionTypes.IsOwn(type);

    private static bool IsTuple(Type type) => CollectionTypes.IsOwn(type) && type.IsGenericType
        && (type.Name.StartsWith("Tuple`", StringComparison.Ordinal)
            || type.Name.StartsWith("ValueTuple`", StringComparison.Ordinal)
            || type.Name.StartsWith("KeyValuePair`", StringComparison.Ordinal));

    private static bool HasSettableField(TypeFacts facts) =>
        Settable.GetOrAdd(facts.Type, _ => facts.Members.Any(member => !member.Field.IsInitOnly));

    private void AddAssemblies(Type type)
    {
        own.Add(type.Assembly);
        if (type.HasElementType)
            AddAssemblies(type.GetElementType()!);
        foreach (var argument in type.GetGenericArguments())
            AddAssemblies(argument);
    }
}

using System.Collections;

namespace Assay.Worker.Graphs;

/// <summary>
/// Compares what came back with what was meant: runtime types, all fields, elements of collections, bits of values, and which places share
/// an object. Where an interface is declared, another implementation with equal elements is noted and no difference. The walk keeps its own
/// stack, so depth is no limit.
/// </summary>
internal sealed class GraphComparer(DifferenceList differences, bool asksObjects = true)
{
    private readonly IdentityPairs identities = new();
    private readonly Stack<IEnumerator<Pair>> open = new();

    /// <summary>Compares two graphs.</summary>
    /// <param name="expected">The graph that was meant.</param>
    /// <param name="actual">The graph that came back.</param>
    /// <param name="root">The declared type of both.</param>
    public void Compare(object? expected, object? actual, Type root)
    {
        Visit(new Pair(expected, actual, root, differences.Root(root)));
        Walk();
    }

    /// <summary>Compares the members of two objects of one type, whatever their own equality says.</summary>
    public void CompareMembers(object expected, object actual, Type type)
    {
        open.Push(PairMembers(expected, actual, TypeFacts.Of(expected), differences.Root(type)));
        Walk();
    }

    private void Walk()
    {
        while (!differences.IsFull && open.Count > 0)
        {
            var children = open.Peek();
            if (children.MoveNext())
                Visit(children.Current);
            else
                open.Pop().Dispose();
        }
    }

    private void Visit(Pair pair)
    {
        (var expected, var actual, var declared, var path) = pair;
        if (expected is null && actual is null)
            return;
        if (expected is null || actual is null)
            differences.Add(path, Instead(expected, actual), (expected, actual));
        else if (TypeFacts.Of(expected).Type != TypeFacts.Of(actual).Type)
            VisitOther(expected, actual, declared, path);
        else
            VisitSame(expected, actual, declared, path);
    }

    private void VisitSame(object expected, object actual, Type? declared, GraphPath path)
    {
        var facts = TypeFacts.Of(expected);
        if (facts.Kind == NodeKind.Value)
            Report(path, ValueComparison.Difference(expected, actual, facts), (expected, actual));
        else if (!facts.HasIdentity(expected) || IsNewPair(expected, actual, path))
            VisitContent(expected, actual, declared, path);
    }

    private void VisitOther(object expected, object actual, Type? declared, GraphPath path)
    {
        if (OtherImplementation.KindOf(declared, expected, actual) is not NodeKind kind)
        {
            differences.Add(path, Instead(expected, actual), (expected, actual));
            return;
        }

        differences.Note(path, Instead(expected, actual));
        if (!TypeFacts.Of(expected).HasIdentity(expected) || !TypeFacts.Of(actual).HasIdentity(actual) || IsNewPair(expected, actual, path))
            VisitElements((IEnumerable)expected, (IEnumerable)actual, kind, path);
    }

    private bool IsNewPair(object expected, object actual, GraphPath path)
    {
        var isNew = identities.Meet(expected, actual, out var difference);
        Report(path, difference);
        return isNew;
    }

    private void VisitContent(object expected, object actual, Type? declared, GraphPath path)
    {
        var facts = TypeFacts.Of(expected);
        switch (facts.Kind)
        {
            case NodeKind.Wrapper:
                Visit(new Pair(WrapperTypes.Unwrap(expected), WrapperTypes.Unwrap(actual), declared, path));
                break;
            case NodeKind.Array:
                VisitArray((Array)expected, (Array)actual, path);
                break;
            case NodeKind.Members when asksObjects && OwnEquality.Decides(expected, actual, facts, path):
                differences.Note(path, OwnEquality.Note);
                break;
            case NodeKind.Members:
                open.Push(PairMembers(expected, actual, facts, path));
                break;
            default:
                VisitCollection(expected, actual, facts, path);
                break;
        }
    }

    private void VisitArray(Array expected, Array actual, GraphPath path)
    {
        if (Bounds(expected) is var bounds && !bounds.SequenceEqual(Bounds(actual)))
        {
            Report(path,
                expected.Rank > 1 || bounds[0] != actual.GetLowerBound(0) ? "other bounds" : Counts(expected.Length, actual.Length));
            return;
        }

        if (!expected.GetType().GetElementType()!.IsPrimitive)
            open.Push(PairElements(expected, actual, position => path.ToElement(expected, position)));
        else if (PrimitiveArrays.FirstDifference(expected, actual) is >= 0 and int position)
            Report(path.ToElement(expected, position), "another value", (ElementOf(expected, position), ElementOf(actual, position)));
    }

    private void VisitCollection(object expected, object actual, TypeFacts facts, GraphPath path)
    {
        // Pushed first, looked at last: elements tell more than what a derived class adds to them.
        if (facts.Members.Count > 0)
            open.Push(PairMembers(expected, actual, facts, path));
        if (facts.Kind != NodeKind.Sequence
            && !ComparerComparison.Agree(
                CollectionReading.Comparer(expected, facts.Collection!), CollectionReading.Comparer(actual, facts.Collection!)))
            Report(path, "another comparer");
        VisitElements((IEnumerable)expected, (IEnumerable)actual, facts.Kind, path);
    }

    private void VisitElements(IEnumerable expected, IEnumerable actual, NodeKind kind, GraphPath path)
    {
        int expectedCount = CollectionReading.Count(expected), actualCount = CollectionReading.Count(actual);
        if (expectedCount != actualCount)
            Report(path, Counts(expectedCount, actualCount));
        else if (kind == NodeKind.Sequence)
            open.Push(PairElements(expected, actual, path.ToElement));
        else
            open.Push(PairEntries(expected, actual, kind, path));
    }

    private void Report(GraphPath path, string? difference, (object? Expected, object? Actual)? values = null)
    {
        if (difference is not null)
            differences.Add(path, difference, values);
    }

    private static object? ElementOf(Array array, int position) => array.GetValue(GraphPath.Indices(array, position));

    private static IEnumerator<Pair> PairMembers(object expected, object actual, TypeFacts facts, GraphPath path)
    {
        foreach (var member in facts.Members)
            yield return new Pair(member.Field.GetValue(expected), member.Field.GetValue(actual), member.Field.FieldType, path.To(member));
        foreach (var pointer in facts.Pointers)
            yield return new Pair(pointer.AddressIn(expected), pointer.AddressIn(actual), typeof(nint), path.To(pointer));
    }

    private static IEnumerator<Pair> PairElements(IEnumerable expected, IEnumerable actual, Func<int, GraphPath> elementPath)
    {
        var others = actual.GetEnumerator();
        var declared = ElementTypes.Of(expected).Element;
        var position = 0;
        foreach (var element in expected)
        {
            others.MoveNext();
            yield return new Pair(element, others.Current, declared, elementPath(position++));
        }
    }

    private static IEnumerator<Pair> PairEntries(IEnumerable expected, IEnumerable actual, NodeKind kind, GraphPath path)
    {
        var entries = CollectionReading.Entries(expected, kind);
        var others = EntryMatching.Align(entries, CollectionReading.Entries(actual, kind));
        var declared = ElementTypes.Of(expected);
        for (var i = 0; i < others.Length; i++)
        {
            yield return new Pair(entries[i].Key, others[i].Key, kind == NodeKind.Map ? declared.Key : declared.Element,
                kind == NodeKind.Map ? path.ToKey(i) : path.ToElement(i));
            if (kind == NodeKind.Map)
                yield return new Pair(entries[i].Value, others[i].Value, declared.Value, path.ToElement(i));
        }
    }

    private static int[] Bounds(Array array) =>
        [.. Enumerable.Range(0, array.Rank).SelectMany(dimension => (int[])[array.GetLowerBound(dimension), array.GetLength(dimension)])];

    private static string Instead(object? expected, object? actual) =>
        $"{Wording.Describe(actual)} instead of {Wording.Describe(expected)}";

    private static string Counts(int expected, int actual) => $"{Wording.Elements(actual)} instead of {expected}";
}

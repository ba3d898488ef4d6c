using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

/// <summary>Every well-known collection behind every interface that it implements.</summary>
public class InterfaceKinds
{
    private static readonly Chain First = new() { Number = 1 };
    private static readonly Chain Second = new() { Number = 2 };

    private static readonly object[] Values =
    [
        new List<Chain> { First, Second }, new[] { First, Second }, new Collection<Chain> { First, Second },
        new ObservableCollection<Chain> { First, Second },
        new ReadOnlyCollection<Chain>([First, Second]), ImmutableList.Create(First, Second), ImmutableArray.Create(First, Second),
        new HashSet<Chain> { First, Second }, ImmutableHashSet.Create(First, Second), new[] { First, Second }.ToFrozenSet(),
        new Queue<Chain>([First, Second]), new Stack<Chain>([First, Second]), new ConcurrentQueue<Chain>([First, Second]),
        new ConcurrentStack<Chain>([First, Second]),
        new ConcurrentBag<Chain> { First, Second }, new LinkedList<Chain>([First, Second]), ImmutableQueue.Create(First, Second),
        ImmutableStack.Create(First, Second),
        new HashSet<int> { 1, 2 }, new SortedSet<int> { 1, 2 }, ImmutableHashSet.Create(1, 2), ImmutableSortedSet.Create(1, 2),
        new[] { 1, 2 }.ToFrozenSet(),
        new Dictionary<int, Chain> { [1] = First }, new SortedDictionary<int, Chain> { [1] = First },
        new SortedList<int, Chain> { [1] = First },
        new ConcurrentDictionary<int, Chain> { [1] = First },
        new ReadOnlyDictionary<int, Chain>(new Dictionary<int, Chain> { [1] = First }),
        ImmutableDictionary<int, Chain>.Empty.Add(1, First), ImmutableSortedDictionary<int, Chain>.Empty.Add(1, First),
        new Dictionary<int, Chain> { [1] = First }.ToFrozenDictionary(),
    ];

    public static TheoryData<string, int> Cases
    {
        get
        {
            var cases = new TheoryData<string, int>();
            foreach (var face in typeof(Behind).GetFields())
            {
                for (var i = 0; i < Values.Length; i++)
                {
                    if (face.FieldType.IsInstanceOfType(Values[i]))
                        cases.Add(face.Name, i);
                }
            }
            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void A_collection_behind_an_interface_keeps_its_runtime_type_and_content(string member, int value)
    {
        var field = typeof(Behind).GetField(member)!;
        var plain = new Behind();
        field.SetValue(plain, Values[value]);

        AssertSame(Values[value], field.GetValue(Mappers.RoundTrip(plain))!);
        AssertSame(Values[value], field.GetValue(Codecs.RoundTrip(plain))!);
    }

    private static void AssertSame(object expected, object actual)
    {
        Assert.Equal(expected.GetType(), actual.GetType());
        Assert.NotSame(expected, actual);
        Assert.Equal(Numbers(expected), Numbers(actual));
    }

    // Sets of references enumerate in any order.
    private static IEnumerable<int> Numbers(object collection)
    {
        var numbers = ((IEnumerable)collection).Cast<object>().Select(Number);
        return collection is ISet<Chain> ? numbers.Order() : numbers;
    }

    private static int Number(object item) => item switch
    {
        Chain chain => chain.Number,
        KeyValuePair<int, Chain> entry => (entry.Key * 10) + entry.Value.Number,
        _ => (int)item,
    };
}

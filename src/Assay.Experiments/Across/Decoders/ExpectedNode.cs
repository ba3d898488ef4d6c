using System.Globalization;
using System.Text.RegularExpressions;
using Assay.Core.Protocol;

namespace Assay.Experiments.Across.Decoders;

/// <summary>
/// The plain value as a tree of names and values, made of the list of its ends. Null, empty texts and empty lists are not in it.
/// </summary>
internal sealed partial class ExpectedNode
{
    /// <summary>The value; null where the node holds others.</summary>
    public PayloadLeaf? Leaf { get; private set; }

    /// <summary>Members of an object, in the order of declaration.</summary>
    public List<KeyValuePair<string, ExpectedNode>> Members { get; } = [];

    /// <summary>Elements of a list or values of a dictionary, by position.</summary>
    public SortedDictionary<int, ExpectedNode> Items { get; } = [];

    /// <summary>Keys of a dictionary, by position; empty for a list.</summary>
    public SortedDictionary<int, ExpectedNode> Keys { get; } = [];

    /// <summary>Makes the tree.</summary>
    /// <param name="leaves">Paths such as <c>Parcel.Others[0].Title</c>, and values.</param>
    public static ExpectedNode Of(IEnumerable<PayloadLeaf> leaves)
    {
        ExpectedNode root = new();
        foreach (var leaf in leaves)
        {
            var node = root;
            foreach (Match step in Step().Matches(leaf.Path))
                node = node.To(step);
            node.Leaf = leaf;
        }

        return root;
    }

    private ExpectedNode To(Match step)
    {
        if (step.Groups["member"] is { Success: true } member)
            return ToMember(member.Value);
        var places = step.Groups["key"].Success ? Keys : Items;
        var position = int.Parse(step.Groups["position"].ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture);
        return places.TryGetValue(position, out var known) ? known : places[position] = new ExpectedNode();
    }

    private ExpectedNode ToMember(string name)
    {
        var known = Members.FindIndex(member => member.Key == name);
        if (known >= 0)
            return Members[known].Value;
        Members.Add(KeyValuePair.Create(name, new ExpectedNode()));
        return Members[^1].Value;
    }

    [GeneratedRegex(@"(?<key>\.Keys)?\[(?<position>[0-9]+)\]|\.(?<member>[^.\[]+)")]
    private static partial Regex Step();
}

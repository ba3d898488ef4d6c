using System.Globalization;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Writing;

/// <summary>Finds the objects of a value that several places hold, or that hold themselves: each needs a variable.</summary>
internal sealed class ValueSurvey
{
    /// <summary>More objects than anybody reads in one file.</summary>
    private const int MostObjects = 5000;

    /// <summary>Deeper than a compiler follows expressions without trouble.</summary>
    private const int Deepest = 100;

    private readonly HashSet<object> met = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<object> open = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<object> named = new(ReferenceEqualityComparer.Instance);
    private int objects;

    /// <summary>Looks through a value.</summary>
    public ValueSurvey(object? root) => Visit(root, root, 0);

    /// <summary>Whether an object needs a variable.</summary>
    public bool IsNamed(object value) => named.Contains(value);

    private void Visit(object? value, object? owner, int depth)
    {
        if (value is null || TypeFacts.Of(value) is not { Kind: not NodeKind.Value } facts)
            return;
        var hasIdentity = facts.HasIdentity(value);
        if (hasIdentity && open.Contains(value))
        {
            named.Add(value);
            named.Add(owner!);
            return;
        }

        if (hasIdentity && !met.Add(value))
        {
            named.Add(value);
            return;
        }

        if (++objects > MostObjects)
            throw new NoCodeException(string.Create(CultureInfo.InvariantCulture, $"has over {MostObjects} objects"));
        if (depth > Deepest)
            throw new NoCodeException(string.Create(CultureInfo.InvariantCulture, $"is nested over {Deepest} levels deep"));
        open.Add(value);
        foreach (var child in HeldObjects.Of(value, facts, facts.Members.Select(member => member.Field.GetValue(value))))
            Visit(child, value, depth + 1);
        open.Remove(value);
    }
}

using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Shortens the namespaces of a graph: what all its types share is stripped up to the last shared segment.</summary>
internal sealed class ContractNamespaces
{
    private readonly string _prefix;
    private readonly int _stripped;

    public ContractNamespaces(ShapeGraph graph, string prefix)
    {
        _prefix = prefix;
        var namespaces = graph.Shapes.Where(shape => shape is ObjectShape or EnumShape)
            .Select(shape => shape.TypeName.Namespace.Split('.'))
            .ToList();
        var shared = namespaces.Count == 0 ? [] : namespaces.Aggregate((a, b) => [.. a.Zip(b).TakeWhile(pair => pair.First == pair.Second).Select(pair => pair.First)]);
        _stripped = Math.Max(0, shared.Length - 1);
        Common = Join(shared.Skip(_stripped));
    }

    /// <summary>The namespace that all contract types share.</summary>
    public string Common { get; }

    public string Of(string plainNamespace) => Join(plainNamespace.Split('.').Skip(_stripped));

    private string Join(IEnumerable<string> segments) =>
        string.Join('.', segments.Where(segment => segment.Length > 0).Select(CSharpIdentifier.Escape).Prepend(_prefix));
}

using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Data contracts are known by a name and a namespace, which are those of their types unless stated: a contract of one member states those of the whole.</summary>
internal sealed class DataContractNames(ShapeGraph graph)
{
    /// <summary>First segment of the contract types' namespaces.</summary>
    public const string Prefix = "DataContract";

    private const string DefaultSpace = "http://schemas.datacontract.org/2004/07/";
    private readonly ContractNaming? _whole = graph.Origin is { } origin ? new(origin.Whole, Prefix, origin.Qualifier) : null;

    /// <summary>The attribute's arguments, in brackets; empty where the type's own names will do.</summary>
    public string ArgumentsOf(Shape type) => _whole?.FindName(ReferenceEquals(type, graph.Root) ? graph.Origin!.Whole.Root : type) is { } name
        ? $"(Name = {CSharpIdentifier.Quote(string.Join('.', name.Path))}, Namespace = {CSharpIdentifier.Quote(DefaultSpace + name.Namespace.Replace("@", "", StringComparison.Ordinal))})"
        : "";
}

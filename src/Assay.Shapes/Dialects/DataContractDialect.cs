using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary><c>[DataContract]</c>, <c>[DataMember]</c> without an order, so that documents come out alphabetical, <c>[EnumMember]</c> and <c>[KnownType]</c>.</summary>
public sealed class DataContractDialect : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => "data-contract";

    /// <inheritdoc/>
    protected override string Prefix => DataContractNames.Prefix;

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? (NeedsHolder(graph.Root)
        ? $"Assay names the types behind interfaces and object by [KnownType] on the type that holds them: nothing holds the root {graph.Root}."
        : null);

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new DataContractDecoration(graph, naming);

    private static bool NeedsHolder(Shape shape) => shape switch
    {
        PrimitiveShape { Kind: PrimitiveKind.Object } or ObjectShape { Kind: ObjectKind.Interface } => true,
        CollectionShape collection => NeedsHolder(collection.Element),
        DictionaryShape dictionary => NeedsHolder(dictionary.Key) || NeedsHolder(dictionary.Value),
        TupleShape tuple => tuple.Elements.Any(NeedsHolder),
        _ => false,
    };
}

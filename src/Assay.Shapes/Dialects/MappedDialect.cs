using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>A dialect that emits copies of the plain types, decorated, and a mapper between the two.</summary>
public abstract class MappedDialect : Dialect
{
    /// <summary>First segment of the namespaces of its contract types. Formats write it, so it is short and never changes.</summary>
    protected abstract string Prefix { get; }

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        return Finding.First(graph, shape => SortedKeys.Of(shape).Any(key => !SortedKeys.CanOrder(key))) is { } finding
            ? $"Assay's copies of types carry data and no code, so no order of their own: {finding}."
            : null;
    }

    /// <inheritdoc/>
    public override DialectDemand Demand(ShapeGraph graph)
    {
        var naming = new ContractNaming(graph, Prefix);
        return DecorationDemand.Of(graph, naming, Decorate(graph, naming));
    }

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context)
    {
        var naming = new ContractNaming(graph, Prefix, context.Qualifier);
        var companions = EmitCompanions(graph, naming, context);
        if (!graph.Shapes.Any(naming.IsEmitted))
            return PlainDialect.Of(graph, NamespaceBeside(naming), context, companions);
        var request = new MapperRequest(graph, naming, NamespaceBeside(naming), $"{context.DataSetIdentifier}Contract", [.. companions.Select(companion => companion.Expression)])
        {
            OrderedTypes = [.. graph.Shapes.SelectMany(SortedKeys.Of).Distinct()],
            ConvertedMembers = [.. graph.Objects.SelectMany(type => type.Members).Where(member => SortedKeys.IsIn(member.Shape)).Concat(ConvertedIn(graph)).Select(member => member.ToString()).Distinct()],
        };
        var types = new ContractEmitter(graph, naming, Decorate(graph, naming), new ContractOrder(request)).Emit();
        return new EmittedContract(
            naming.TypeNameOf(graph.Root),
            $"new global::{request.Namespace}.{request.ClassName}()",
            [.. types, .. EmitBeside(graph, naming), .. companions.Select(companion => companion.File).OfType<EmittedFile>(), context.Mapper.Emit(request)]);
    }

    /// <summary>What the dialect adds to the copies.</summary>
    protected abstract ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming);

    /// <summary>What the dialect emits beside them: an expression for the contract's companions, and the file that it needs; null where it needs none.</summary>
    protected virtual IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(ShapeGraph graph, ContractNaming naming, EmissionContext context) => [];

    /// <summary>Files that the types need and no companion does.</summary>
    protected virtual IReadOnlyList<EmittedFile> EmitBeside(ShapeGraph graph, ContractNaming naming) => [];

    /// <summary>Members that the library carries in another representation, by code that is emitted for it; its time is part of the library's calls.</summary>
    protected virtual IEnumerable<MemberShape> ConvertedIn(ShapeGraph graph) => [];

    /// <summary>A namespace without any type of the user's, for what is emitted beside the copies.</summary>
    protected static string NamespaceBeside(ContractNaming naming) => $"Mappers.{naming.Namespace}";
}

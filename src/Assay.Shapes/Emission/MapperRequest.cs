using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>What a mapper is to be emitted for.</summary>
/// <param name="Graph">The plain types.</param>
/// <param name="Names">Where their contracts are.</param>
/// <param name="Namespace">The namespace of the mapper's class, without <c>global::</c>.</param>
/// <param name="ClassName">The name of the mapper's class; the file is named after namespace and class.</param>
/// <param name="Companions">C# expressions of what <c>Contract.Companions</c> is to return; empty for the inherited <c>Companions.None</c>.</param>
public sealed record MapperRequest(ShapeGraph Graph, IContractNames Names, string Namespace, string ClassName, IReadOnlyList<string> Companions)
{
    /// <summary>Types whose contracts ask the mapper for the order of the user's own.</summary>
    public IReadOnlyList<ObjectShape> OrderedTypes { get; init; } = [];

    /// <summary>Members whose representation or cost the dialect had to change, as <c>Type.Member</c>.</summary>
    public IReadOnlyList<string> ConvertedMembers { get; init; } = [];
}

/// <summary>Emits the class that copies a plain graph into its contract graph and back.</summary>
public interface IMapperEmitter
{
    /// <summary>Emits one <c>internal sealed class</c> deriving <c>Assay.Core.Adapters.Contract&lt;TPlain, TContract&gt;</c> with a parameterless constructor.</summary>
    EmittedFile Emit(MapperRequest request);
}

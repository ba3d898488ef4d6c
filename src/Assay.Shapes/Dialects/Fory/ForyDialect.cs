using System.Globalization;
using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Fory;

/// <summary>
/// Apache Fory's source generator: <c>[ForyStruct]</c> on every class and struct, <c>[ForyEnum]</c> on enums, <c>[ForyField]</c> on private members that can be set. An adapter finds an
/// <c>Action&lt;Fory&gt;</c> among the companions, which registers every type under a number.
/// </summary>
public sealed class ForyDialect : MappedDialect
{
    /// <summary>The first number that Fory's documentation gives types of users.</summary>
    private const int FirstTypeId = 100;

    /// <inheritdoc/>
    public override string Name => "fory";

    /// <inheritdoc/>
    protected override string Prefix => "ForyContract";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) => base.Refuse(graph) ?? ForyRefusal.Find(graph, new ContractNaming(graph, Prefix));

    /// <summary>Beside the types a class that registers them.</summary>
    public override DialectDemand Demand(ShapeGraph graph) => base.Demand(graph) with { AddedFiles = 1 };

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new ForyDecoration();

    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(ShapeGraph graph, ContractNaming naming, EmissionContext context)
    {
        var (space, name) = (NamespaceBeside(naming), $"{context.DataSetIdentifier}Types");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal static class {name}"))
        using (writer.Block("public static void Register(global::Apache.Fory.Fory fory)"))
        {
            foreach (var type in graph.Shapes.Where(shape => naming.IsEmitted(shape) && IsRegistered(shape)))
                writer.Line($"fory.Register<{naming.TypeNameOf(type)}>({TypeIdOf(type, graph).ToString(CultureInfo.InvariantCulture)});");
        }
        return [($"new global::System.Action<global::Apache.Fory.Fory>(global::{space}.{name}.Register)", new EmittedFile($"{space}.{name}.g.cs", writer.ToString()))];
    }

    private static bool IsRegistered(Shape shape) => shape is EnumShape or ObjectShape { IsAbstract: false, Kind: not ObjectKind.Interface };

    // A contract of one member has the numbers that the whole gives its types.
    private static int TypeIdOf(Shape type, ShapeGraph graph)
    {
        var (whole, searched) = graph.Origin is { } origin ? (origin.Whole, type == graph.Root ? origin.Whole.Root : type) : (graph, type);
        var index = whole.Shapes.Where(IsRegistered).OrderBy(shape => shape.TypeName.CSharpName, StringComparer.Ordinal).TakeWhile(shape => shape != searched).Count();
        return FirstTypeId + index;
    }
}

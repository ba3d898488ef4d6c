using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>
/// Emits the two-phase mapper: for each type a map that creates it uninitialized and fills its members; the runtime in
/// <c>Assay.Worker.Mapping</c> holds the work list and the identities.
/// </summary>
public sealed class MapperEmitter : IMapperEmitter
{
    /// <inheritdoc/>
    public EmittedFile Emit(MapperRequest request)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        using (writer.Block($"namespace {request.Namespace}"))
        {
            writer.Line("using global::Assay.Worker.Mapping;");
            writer.Line("using global::Assay.Worker.Types;");
            writer.Line();
            WriteClass(writer, request);
        }
        return new EmittedFile($"{request.Namespace}.{request.ClassName}.g.cs", writer.ToString());
    }

    private static void WriteClass(CodeWriter writer, MapperRequest request)
    {
        var identifiers = new ShapeIdentifiers(request.Graph.Shapes);
        MapperSide plain = new PlainSide();
        MapperSide contract = new ContractSide(request.Names);
        var plainFields = new AccessorEmitter(plain, identifiers);
        var contractFields = new AccessorEmitter(contract, identifiers);
        var (plainRoot, contractRoot) = (plain.TypeNameOf(request.Graph.Root), contract.TypeNameOf(request.Graph.Root));

        var isUnsafe = request.Graph.Shapes.Any(shape => shape is UnsupportedShape { IsPointer: true });
        using (writer.Block(
            $"internal sealed {(isUnsafe ? "unsafe " : "")}class {request.ClassName} : "
                + $"global::Assay.Core.Adapters.Contract<{plainRoot}, {contractRoot}>"))
        {
            if (request.ConvertedMembers.Count > 0)
            {
                writer.Line(
                    $"public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers => "
                        + $"[{string.Join(", ", request.ConvertedMembers.Select(CSharpText.Literal))}];");
                writer.Line();
            }
            if (request.Companions.Count > 0)
            {
                writer.Line(
                    $"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = "
                        + $"new({string.Join(", ", request.Companions)});");
                writer.Line();
            }
            writer.Line(
                $"public override {contractRoot} ToContract({plainRoot} plain) => PlainToContract.Mapper.Map<{plainRoot}, "
                    + $"{contractRoot}>(plain, PlainToContract.MapRoot);");
            writer.Line();
            writer.Line(
                $"public override {plainRoot} ToPlain({contractRoot} contract) => ContractToPlain.Mapper.Map<{contractRoot}, "
                    + $"{plainRoot}>(contract, ContractToPlain.MapRoot);");
            foreach (var type in request.OrderedTypes)
                WriteOrder(writer, plain.TypeNameOf(type), contract.TypeNameOf(type));
            new DirectionEmitter(plain, contract, plainFields, contractFields, identifiers).Write(
                writer, "PlainToContract", request.Graph, []);
            new DirectionEmitter(contract, plain, contractFields, plainFields, identifiers).Write(
                writer, "ContractToPlain", request.Graph, request.OrderedTypes);
            plainFields.WriteClass(writer);
            contractFields.WriteClass(writer);
        }
    }

    private static void WriteOrder(CodeWriter writer, string plain, string contract)
    {
        writer.Line();
        writer.Line(
            $"internal static int Compare({contract} left, {contract} right) => "
                + $"global::System.Collections.Generic.Comparer<{plain}>.Default.Compare(");
        using (writer.Indent())
            writer.Line(
                $"ContractToPlain.Mapper.Map<{contract}, {plain}>(left, ContractToPlain.Ordered), "
                    + $"ContractToPlain.Mapper.Map<{contract}, {plain}>(right, ContractToPlain.Ordered));");
    }
}

/// <summary>Emits one direction of a mapper: a class with the maps of all types and the methods that they call.</summary>
internal sealed class DirectionEmitter
{
    private readonly ValueEmitter values;
    private readonly MethodEmitter methods;
    private readonly RegistryEmitter registry;

    public DirectionEmitter(MapperSide from, MapperSide to, AccessorEmitter reads, AccessorEmitter writes, ShapeIdentifiers identifiers)
    {
        values = new(from, to, identifiers);
        methods = new(from, to, reads, writes, values, identifiers);
        registry = new(from, to, values, methods);
    }

    /// <summary>Writes the class.</summary>
    /// <param name="ordered">Types whose values are mapped alone, to be compared.</param>
    public void Write(CodeWriter writer, string name, ShapeGraph graph, IReadOnlyList<ObjectShape> ordered)
    {
        writer.Line();
        using (writer.Block($"private static class {name}"))
        {
            writer.Line("public static readonly GraphMapper Mapper = new(");
            using (writer.Indent())
                writer.Lines(Joined(graph.Shapes.SelectMany(registry.LinesOf)));
            foreach (var shape in graph.Shapes)
                methods.Write(writer, shape);
            values.WriteCollections(writer);
            writer.Line();
            writer.Line(
                $"public static {values.TargetOf(graph.Root)} MapRoot({values.SourceOf(graph.Root)} value, MapRun run) => "
                    + $"{values.Map(graph.Root, "value")};");
            foreach (var type in ordered)
            {
                writer.Line();
                writer.Line(
                    $"public static {values.TargetOf(type)} Ordered({values.SourceOf(type)} value, MapRun run) => "
                        + $"{values.Map(type, "value")};");
            }
        }
    }

    private static IEnumerable<string> Joined(IEnumerable<string> maps)
    {
        var lines = maps.ToList();
        if (lines.Count == 0)
            return [");"];
        return lines.Select((line, i) => line + (i < lines.Count - 1 ? "," : ");"));
    }
}

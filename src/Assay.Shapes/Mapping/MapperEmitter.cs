using Assay.Shapes.Emission;

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

        using (writer.Block($"internal sealed class {request.ClassName} : global::Assay.Core.Adapters.Contract<{plainRoot}, {contractRoot}>"))
        {
            if (request.ConvertedMembers.Count > 0)
            {
                writer.Line($"public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers => [{string.Join(", ", request.ConvertedMembers.Select(CSharpIdentifier.Quote))}];");
                writer.Line();
            }
            if (request.Companions.Count > 0)
            {
                writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({string.Join(", ", request.Companions)});");
                writer.Line();
            }
            writer.Line($"public override {contractRoot} ToContract({plainRoot} plain) => PlainToContract.Mapper.Map<{plainRoot}, {contractRoot}>(plain, PlainToContract.MapRoot);");
            writer.Line();
            writer.Line($"public override {plainRoot} ToPlain({contractRoot} contract) => ContractToPlain.Mapper.Map<{contractRoot}, {plainRoot}>(contract, ContractToPlain.MapRoot);");
            foreach (var type in request.OrderedTypes)
                WriteOrder(writer, plain.TypeNameOf(type), contract.TypeNameOf(type));
            new DirectionEmitter(plain, contract, plainFields, contractFields, identifiers).Write(writer, "PlainToContract", request.Graph, []);
            new DirectionEmitter(contract, plain, contractFields, plainFields, identifiers).Write(writer, "ContractToPlain", request.Graph, request.OrderedTypes);
            plainFields.WriteClass(writer);
            contractFields.WriteClass(writer);
        }
    }

    private static void WriteOrder(CodeWriter writer, string plain, string contract)
    {
        writer.Line();
        writer.Line($"internal static int Compare({contract} left, {contract} right) => global::System.Collections.Generic.Comparer<{plain}>.Default.Compare(");
        using (writer.Indent())
            writer.Line($"ContractToPlain.Mapper.Map<{contract}, {plain}>(left, ContractToPlain.Ordered), ContractToPlain.Mapper.Map<{contract}, {plain}>(right, ContractToPlain.Ordered));");
    }
}

using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>Root types of a user's assembly. Their values come from what a worker is given at run time.</summary>
/// <param name="roots">Full names of the root types; also the names of the workloads.</param>
/// <param name="known">Types that may stand where a base type, an interface or <see cref="object"/> is declared.</param>
/// <param name="code">A file with the code of the types that contracts have too, and beside it one for each further root; null for
/// none.</param>
/// <param name="edits">Edits of the types of one root to emit contracts for instead of the types as they are, each a data set of its own;
/// none for the
/// types as they are.</param>
/// <param name="typed">Members with a generic collection in the place of one without a type of elements.</param>
public sealed class OwnRoot(string assembly, IReadOnlyList<string> roots, IReadOnlyList<string> known, string? code,
    IReadOnlyList<TypeEdits> edits,
    IReadOnlyList<TypedMember> typed) : RootTypes(assembly)
{
    private const string Namespace = "global::Assay.Worker.Values";

    private IReadOnlyList<CodePiece> left = [];
    private IReadOnlyList<(string Type, string Method)> factories = [];

    /// <inheritdoc/>
    public override RootTypes WithoutCode => new OwnRoot(Assembly, roots, known, null, edits, typed);

    /// <inheritdoc/>
    public override RootTypes Without(IReadOnlyList<CodePiece> pieces) => new OwnRoot(Assembly, roots, known, code, edits, typed)
    {
        left = [.. left, .. pieces],
    };

    /// <inheritdoc/>
    public override string ValueProgramOf(IReadOnlyList<DataSetDeclaration> declarations) =>
        $"new {Namespace}.ValueProgram<{declarations[0].Graph.Root.TypeName.CSharpName}>({ElementsSource.Function})";

    /// <inheritdoc/>
    public override string? ElementsOf(IReadOnlyList<DataSetDeclaration> declarations) =>
        ElementsSource.Write([.. declarations.Select(declared => declared.Graph)], Path.GetFileNameWithoutExtension(Assembly), factories);

    /// <inheritdoc/>
    public override bool HasOneMembers => edits.Count == 0;

    /// <inheritdoc/>
    protected override IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader)
    {
        factories = [.. roots.SelectMany(reader.ReadFactories).Distinct()];
        if (edits.Count == 0)
            return [.. roots.Select((root, number) => Declaration(root, ReadGraph(reader, number)))];
        return [.. edits.Select(edit => Declaration(EditedRoot.NameOf(roots[0], edit), EditedTypes.Make(ReadGraph(reader, 0), edit)))];
    }

    private static DataSetDeclaration Declaration(string name, ShapeGraph graph) =>
        new(name, $"{Namespace}.OwnValues<{graph.Root.TypeName.CSharpName}>", graph)
        {
            Arguments = ElementsSource.Function,
        };

    private ShapeGraph ReadGraph(ShapeReader reader, int number)
    {
        var graph = reader.Read(roots[number], known, typed);
        return code is null
            ? graph
            : left.Aggregate(CodeFile.Read(CodeFile.Of(code, number)), (all, piece) => all.Without(piece)).AttachTo(graph);
    }
}

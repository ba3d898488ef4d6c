using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>One root type of a user's assembly. Its values come from what a worker is given at run time.</summary>
/// <param name="assembly">Path of the .dll.</param>
/// <param name="root">Full name of the root type; also the name of the workload.</param>
/// <param name="known">Types that may stand where a base type, an interface or <see cref="object"/> is declared.</param>
/// <param name="code">A file with the code of the types that contracts have too; null for none.</param>
public sealed class OwnRoot(string assembly, string root, IReadOnlyList<string> known, string? code) : RootTypes(assembly)
{
    private const string Namespace = "global::Assay.Worker.Values";

    /// <inheritdoc/>
    public override RootTypes WithoutCode => new OwnRoot(Assembly, root, known, null);

    /// <inheritdoc/>
    public override string ValueProgramOf(IReadOnlyList<DataSetDeclaration> declarations) =>
        $"new {Namespace}.ValueProgram<{declarations[0].Graph.Root.TypeName.CSharpName}>()";

    /// <inheritdoc/>
    protected override IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader)
    {
        var graph = reader.Read(root, known);
        if (code is not null)
            graph = CodeFile.Read(code).AttachTo(graph);
        return [new DataSetDeclaration(root, $"{Namespace}.OwnValues<{graph.Root.TypeName.CSharpName}>", graph)];
    }
}

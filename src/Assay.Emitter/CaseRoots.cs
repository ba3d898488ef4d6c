using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>The roots of conformance cases that an assembly declares; contracts have the cases' code, as they have a user's.</summary>
/// <param name="code">A folder with a file of code for each case, by its name; null for contracts without code.</param>
public sealed class CaseRoots(string assembly, string? code) : RootTypes(assembly)
{
    private const string Ending = ".json";

    private IReadOnlyList<CodePiece> left = [];

    /// <inheritdoc/>
    public override RootTypes WithoutCode => new CaseRoots(Assembly, null);

    /// <inheritdoc/>
    public override RootTypes Without(IReadOnlyList<CodePiece> pieces) => new CaseRoots(Assembly, code) { left = [.. left, .. pieces] };

    /// <inheritdoc/>
    public override bool HasOneMembers => false;

    /// <inheritdoc/>
    protected override IReadOnlyList<DataSetDeclaration> Read(ShapeReader reader) => [.. reader.ReadCases().Select(Coded)];

    private DataSetDeclaration Coded(DataSetDeclaration declaration)
    {
        var file = code is null ? "" : Path.Combine(code, declaration.Name + Ending);
        return File.Exists(file)
            ? declaration with
            {
                Graph = left.Aggregate(CodeFile.Read(file), (all, piece) => all.Without(piece)).AttachTo(declaration.Graph),
            }
            : declaration;
    }
}

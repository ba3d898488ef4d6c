using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Writes the user's own code into contracts.</summary>
internal sealed class CodeInserter
{
    private readonly Dictionary<string, string> contracts;
    private readonly bool tellsPieces;

    /// <param name="graph">The plain types, with their code.</param>
    /// <param name="naming">The names of their copies.</param>
    /// <param name="tellsPieces">Whether an error of the compiler is to name the piece in the place of the file; otherwise comments tell
    /// where it begins and ends.</param>
    public CodeInserter(ShapeGraph graph, ContractNaming naming, bool tellsPieces)
    {
        this.tellsPieces = tellsPieces;
        Dictionary<string, string> names = new(StringComparer.Ordinal);
        foreach (var shape in graph.Shapes.Where(naming.IsEmitted))
            names[shape.TypeName.CSharpName] = naming.TypeNameOf(shape);
        foreach (var helper in graph.Helpers)
        {
            var place = helper.Container.Length > 0 && names.TryGetValue(helper.Container, out var container)
                ? container
                : $"global::{NamespaceOf(naming, helper)}";
            names[helper.IsClosed ? helper.Type : CodeMarks.OpenNameOf(helper.Type)] = $"{place}.{helper.Name}";
        }
        contracts = names;
    }

    /// <summary>The namespace of a helper that is nested in no type of the graph: two may have one name in two namespaces.</summary>
    public static string NamespaceOf(ContractNaming naming, HelperCode helper)
    {
        var open = helper.Type["global::".Length..].Split('<')[0];
        return $"{naming.Namespace}.OwnCode{(open.LastIndexOf('.') is > 0 and var end ? $".{open[..end]}" : "")}";
    }

    /// <summary>Whether a type has a copy.</summary>
    public bool IsCopied(Shape shape) => contracts.ContainsKey(shape.TypeName.CSharpName);

    /// <summary>A code with the contract's names.</summary>
    public string Resolve(string code) => CodeMarks.Resolve(code, contracts);

    /// <summary>Writes code with the contract's names.</summary>
    public void Write(CodeWriter writer, string code) =>
        writer.Lines(Resolve(code).ReplaceLineEndings("\n").Split('\n').Where(line => line.Length > 0));

    /// <summary>What is written until the result is disposed of is one piece.</summary>
    public IDisposable Piece(CodeWriter writer, CodePiece piece)
    {
        writer.Line(
            tellsPieces ? $"#line 1 {CSharpText.LineName(piece.ToString())}" : CSharpText.Comment($"{PieceComment.Title}: {piece}"));
        return new Ending(writer, tellsPieces ? "#line default" : PieceComment.End);
    }

    private sealed class Ending(CodeWriter writer, string line) : IDisposable
    {
        public void Dispose() => writer.Line(line);
    }
}

using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Code;

/// <summary>Compiles contracts with the code that was collected, and leaves out piece by piece what does not compile.</summary>
/// <param name="graph">The types.</param>
/// <param name="code">The code.</param>
/// <param name="compile">Compiles emitted files.</param>
internal sealed class CodeTrial(ShapeGraph graph, CodeOfTypes code, Func<IEnumerable<string>, CSharpCompilation> compile)
{
    private const int MostRounds = 40;

    private readonly List<LeftOutCode> leftOut = [.. code.LeftOut];
    private CodeOfTypes left = code;

    /// <summary>The code that compiles, with what does not as left out.</summary>
    public CodeOfTypes Run(CancellationToken cancellation)
    {
        IReadOnlyList<Diagnostic> errors = Errors(left, cancellation);
        for (int round = 0; round < MostRounds && Remove(errors); round++)
            errors = Errors(left, cancellation);

        // What does not compile without the code either is not the code's fault.
        if (errors.Count == 0 || errors.Count <= Errors(CodeOfTypes.None, cancellation).Count)
            return left with { LeftOut = leftOut };
        return CodeOfTypes.None with { LeftOut = [.. leftOut, new LeftOutCode(graph.Root.ToString(), "all code", "copies of the types do not compile with it")] };
    }

    private IReadOnlyList<Diagnostic> Errors(CodeOfTypes tried, CancellationToken cancellation)
    {
        ShapeGraph coded = tried.AttachTo(graph);
        ContractNaming naming = new(coded, "Trial");
        IReadOnlyList<EmittedFile> files = new ContractEmitter(coded, naming, new Undecorated(), tellsPieces: true).Emit();
        return [.. compile(files.Select(file => file.Content)).GetDiagnostics(cancellation).Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];
    }

    /// <summary>Removes the pieces that errors stand in.</summary>
    /// <returns>Whether there was any.</returns>
    private bool Remove(IReadOnlyList<Diagnostic> errors)
    {
        bool isAny = false;
        foreach (IGrouping<CodePiece, Diagnostic> found in errors.Select(error => (Piece: CodePiece.Parse(error.Location.GetMappedLineSpan().Path), error)).Where(pair => pair.Piece is not null).GroupBy(pair => pair.Piece!, pair => pair.error))
        {
            isAny = true;
            leftOut.Add(new LeftOutCode(ShortOf(found.Key.Type), DescriptionOf(found.Key), ReasonOf(found.First())));
            left = CodeWithout.Piece(left, found.Key);
        }

        return isAny;
    }

    private string ShortOf(string type) => graph.Shapes.FirstOrDefault(shape => shape.TypeName.CSharpName == type)?.ToString() ?? type["global::".Length..];

    private static string DescriptionOf(CodePiece piece) => piece.Kind switch
    {
        CodePieceKind.Initializer => $"initializer of {piece.Key.Replace("<", "", StringComparison.Ordinal).Replace(">k__BackingField", "", StringComparison.Ordinal)}",
        CodePieceKind.Constructor => $"constructor ({piece.Key.Replace("global::", "", StringComparison.Ordinal)})",
        CodePieceKind.Property => $"accessors of {piece.Key}",
        CodePieceKind.Helper => "all of it",
        _ => piece.Key,
    };

    private static string ReasonOf(Diagnostic error) => error.GetMessage(System.Globalization.CultureInfo.InvariantCulture).TrimEnd('.').Replace("Trial.", "", StringComparison.Ordinal);

    private sealed class Undecorated : ContractDecoration;
}

/// <summary>Takes pieces out of code.</summary>
internal static class CodeWithout
{
    /// <summary>The code without one piece.</summary>
    public static CodeOfTypes Piece(CodeOfTypes code, CodePiece piece) => piece.Kind == CodePieceKind.Helper
        ? code with { Helpers = [.. code.Helpers.Where(helper => helper.Type != piece.Type)] }
        : code with { Types = [.. code.Types.Select(type => type.Type == piece.Type ? Piece(type, piece) : type)] };

    private static CodeOfType Piece(CodeOfType type, CodePiece piece) => piece.Kind switch
    {
        CodePieceKind.Initializer => type with { Initializers = Without(type.Initializers, piece.Key) },
        CodePieceKind.Constructor => type with { Constructors = Without(type.Constructors, piece.Key) },
        CodePieceKind.Property => type with { Properties = Without(type.Properties, piece.Key) },
        _ => type with { Members = [.. type.Members.Where(member => member.Name != piece.Key)] },
    };

    private static Dictionary<string, T> Without<T>(IReadOnlyDictionary<string, T> all, string key) => all.Where(pair => pair.Key != key).ToDictionary(pair => pair.Key, pair => pair.Value);
}

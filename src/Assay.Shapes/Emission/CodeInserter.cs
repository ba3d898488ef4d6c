using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Writes the user's own code into contracts.</summary>
internal sealed class CodeInserter
{
    private readonly IReadOnlyDictionary<string, string> contracts;
    private readonly bool tellsPieces;

    /// <param name="graph">The plain types, with their code.</param>
    /// <param name="naming">The names of their copies.</param>
    /// <param name="tellsPieces">Whether an error of the compiler is to name the piece in the place of the file.</param>
    public CodeInserter(ShapeGraph graph, ContractNaming naming, bool tellsPieces)
    {
        this.tellsPieces = tellsPieces;
        Dictionary<string, string> names = new(StringComparer.Ordinal);
        foreach (var shape in graph.Shapes.Where(naming.IsEmitted))
            names[shape.TypeName.CSharpName] = naming.TypeNameOf(shape);
        foreach (var helper in graph.Helpers)
            names[helper.Type] = helper.Container.Length > 0 && names.TryGetValue(helper.Container, out var container) ? $"{container}.{helper.Name}" : $"global::{NamespaceOf(naming)}.{helper.Name}";
        contracts = names;
    }

    /// <summary>The namespace of helpers that are nested in no type of the graph.</summary>
    public static string NamespaceOf(ContractNaming naming) => $"{naming.Namespace}.OwnCode";

    /// <summary>A code with the contract's names.</summary>
    public string Resolve(string code) => CodeMarks.Resolve(code, contracts);

    /// <summary>Writes code with the contract's names.</summary>
    public void Write(CodeWriter writer, string code) => writer.Lines(Resolve(code).ReplaceLineEndings("\n").Split('\n').Where(line => line.Length > 0));

    /// <summary>What is written until the result is disposed of is one piece.</summary>
    public IDisposable? Piece(CodeWriter writer, CodePiece piece)
    {
        if (!tellsPieces)
            return null;
        writer.Line($"#line 1 \"{piece}\"");
        return new Ending(writer);
    }

    private sealed class Ending(CodeWriter writer) : IDisposable
    {
        public void Dispose() => writer.Line("#line default");
    }
}

/// <summary>The place of one piece of a user's code: what comes along or stays behind as a whole.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Type">The type as C# names it.</param>
/// <param name="Key">What tells it from others of its kind in the type.</param>
public sealed record CodePiece(CodePieceKind Kind, string Type, string Key)
{
    private const char Separator = '¦';

    /// <summary>What a field begins with.</summary>
    public static CodePiece Initializer(ObjectShape type, string field) => new(CodePieceKind.Initializer, type.TypeName.CSharpName, field);

    /// <summary>A constructor.</summary>
    public static CodePiece Constructor(ObjectShape type, string signature) => new(CodePieceKind.Constructor, type.TypeName.CSharpName, signature);

    /// <summary>The accessors of a property.</summary>
    public static CodePiece Property(ObjectShape type, string name) => new(CodePieceKind.Property, type.TypeName.CSharpName, name);

    /// <summary>A member without storage.</summary>
    public static CodePiece Member(ObjectShape type, string name) => new(CodePieceKind.Member, type.TypeName.CSharpName, name);

    /// <summary>A type beside the graph.</summary>
    public static CodePiece Helper(HelperCode helper) => new(CodePieceKind.Helper, helper.Type, "");

    /// <summary>The piece that <see cref="ToString"/> wrote; null where the text is no piece's.</summary>
    public static CodePiece? Parse(string text) =>
        text.Split(Separator) is [var kind, var type, var key] && Enum.TryParse<CodePieceKind>(kind, out var parsed) ? new CodePiece(parsed, type, key) : null;

    /// <inheritdoc/>
    public override string ToString() => string.Join(Separator, Kind, Type, Key);
}

/// <summary>Kinds of code.</summary>
public enum CodePieceKind
{
    /// <summary>What a field begins with.</summary>
    Initializer,

    /// <summary>A constructor.</summary>
    Constructor,

    /// <summary>The accessors of a property.</summary>
    Property,

    /// <summary>A method, an operator, a property without storage, a static field.</summary>
    Member,

    /// <summary>A type beside the graph.</summary>
    Helper,
}

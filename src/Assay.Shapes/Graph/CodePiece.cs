using Assay.Core.CSharp;

namespace Assay.Shapes.Graph;

/// <summary>The place of one piece of a user's code: what comes along or stays behind as a whole.</summary>
/// <param name="Type">The type as C# names it.</param>
/// <param name="Key">What tells it from others of its kind in the type.</param>
public sealed record CodePiece(CodePieceKind Kind, string Type, string Key)
{
    private const char Separator = '¦';

    /// <summary>What a field begins with.</summary>
    public static CodePiece Initializer(ObjectShape type, string field) => new(CodePieceKind.Initializer, type.TypeName.CSharpName, field);

    /// <summary>A constructor.</summary>
    public static CodePiece Constructor(ObjectShape type, string signature) =>
        new(CodePieceKind.Constructor, type.TypeName.CSharpName, signature);

    /// <summary>The accessors of a property.</summary>
    public static CodePiece Property(ObjectShape type, string name) => new(CodePieceKind.Property, type.TypeName.CSharpName, name);

    /// <summary>A member without storage.</summary>
    public static CodePiece Member(ObjectShape type, string name) => new(CodePieceKind.Member, type.TypeName.CSharpName, name);

    /// <summary>An interface, in all types.</summary>
    /// <param name="name">Its name, as <see cref="InterfaceCode.Name"/> has it.</param>
    public static CodePiece Interface(string name) => new(CodePieceKind.Interface, name, "");

    /// <summary>A type beside the graph.</summary>
    public static CodePiece Helper(HelperCode helper) => new(CodePieceKind.Helper, helper.Type, "");

    /// <summary>What it is, as people name it, such as <c>constructor (string)</c>.</summary>
    public string Description => Kind switch
    {
        CodePieceKind.Initializer =>
            $"initializer of {Key.Replace("<", "", StringComparison.Ordinal).Replace(">k__BackingField", "", StringComparison.Ordinal)}",
        CodePieceKind.Constructor => $"constructor ({Key.Replace("global::", "", StringComparison.Ordinal)})",
        CodePieceKind.Property => $"accessors of {Key}",
        CodePieceKind.Helper => "all of it",
        CodePieceKind.Interface => "as an interface",
        _ => Key,
    };

    /// <summary>The piece that <see cref="ToString"/> wrote; null where the text is no piece's.</summary>
    public static CodePiece? Parse(string text) =>
        text.Split(Separator) is [var kind, var type, var key] && Enum.TryParse<CodePieceKind>(kind, out var parsed)
            ? new CodePiece(parsed, type, key)
            : null;

    /// <inheritdoc/>
    public override string ToString() => string.Join(Separator, Kind, Type, Key);
}

/// <summary>The comments between which a piece stands in a contract.</summary>
public static class PieceComment
{
    /// <summary>What the first says before the piece.</summary>
    public const string Title = "code of the type";

    /// <summary>How the first begins; the piece follows.</summary>
    public static string Begin { get; } = CSharpText.Comment(Title) + ": ";

    /// <summary>The last.</summary>
    public const string End = "// end of the type's code";

    /// <summary>A file without these comments, for people who do not need them.</summary>
    public static string Without(string source) =>
        string.Join('\n',
            source.ReplaceLineEndings("\n").Split('\n')
            .Where(line => line.Trim() is var text && text != End && !text.StartsWith(Begin, StringComparison.Ordinal)));

    /// <summary>The piece that a line stands in; null where it stands in none.</summary>
    /// <param name="line">Number of the line, counted from 1.</param>
    public static CodePiece? PieceAt(IReadOnlyList<string> lines, int line)
    {
        for (var at = Math.Min(line, lines.Count) - 1; at >= 0; at--)
        {
            var text = lines[at].Trim();
            if (text.StartsWith(Begin, StringComparison.Ordinal))
                return CodePiece.Parse(text[Begin.Length..]);
            if (text == End && at < line - 1)
                return null;
        }
        return null;
    }
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

    /// <summary>An interface that types implement.</summary>
    Interface,
}

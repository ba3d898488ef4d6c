using Assay.Shapes.Emission;

namespace Assay.Shapes.Graph;

/// <summary>Code of a user's types that contracts have too, and what they do without.</summary>
/// <param name="Types">The code of each type that has any.</param>
/// <param name="Helpers">Types that store no data of the graph and are used by that code: those that contracts need a copy of.</param>
/// <param name="LeftOut">Code that contracts do without.</param>
public sealed record CodeOfTypes(IReadOnlyList<CodeOfType> Types, IReadOnlyList<HelperCode> Helpers, IReadOnlyList<LeftOutCode> LeftOut)
{
    /// <summary>No code at all.</summary>
    public static CodeOfTypes None { get; } = new([], [], []);

    /// <summary>Diagnostics by which libraries warn of what they call experimental, and which the code's author has turned off.</summary>
    public IReadOnlyList<string> DisabledWarnings { get; init; } = [];

    /// <summary>The code without one piece, and without what a type cannot have without it.</summary>
    public CodeOfTypes Without(CodePiece piece) => piece.Kind switch
    {
        CodePieceKind.Helper => this with { Helpers = [.. Helpers.Where(helper => helper.Type != piece.Type)] },
        CodePieceKind.Interface => this with { Types = [.. Types.Select(type => type.WithoutInterface(piece.Type))] },
        _ => this with { Types = [.. Types.Select(type => type.Type == piece.Type ? type.Without(piece) : type)] },
    };

    /// <summary>A graph in which each type has its code.</summary>
    public ShapeGraph AttachTo(ShapeGraph graph)
    {
        var byName = Types.ToDictionary(type => type.Type, StringComparer.Ordinal);
        foreach (var type in graph.Objects)
            type.Code = byName.GetValueOrDefault(type.TypeName.CSharpName);
        return graph with
        {
            HasCode = true,
            Helpers = Helpers,
            LeftOut = LeftOut,
            DisabledWarnings = [.. graph.DisabledWarnings.Union(DisabledWarnings)],
        };
    }
}

/// <summary>Code of one type. Names of the user's types stand in all of it as <see cref="CodeMarks"/>.</summary>
/// <param name="Type">The type as C# names it, such as <c>global::Shop.Order</c>.</param>
public sealed record CodeOfType(string Type)
{
    /// <summary>What fields begin with, as expressions, by the field's name in metadata.</summary>
    public IReadOnlyDictionary<string, string> Initializers { get; init; } = new Dictionary<string, string>();

    /// <summary>Bodies of constructors, by <see cref="ConstructorShape.Signature"/>.</summary>
    public IReadOnlyDictionary<string, ConstructorCode> Constructors { get; init; } = new Dictionary<string, ConstructorCode>();

    /// <summary>Accessors of properties that store something, by name.</summary>
    public IReadOnlyDictionary<string, PropertyCode> Properties { get; init; } = new Dictionary<string, PropertyCode>();

    /// <summary>Whole declarations of what these use, and of what serializers call.</summary>
    public IReadOnlyList<MemberCode> Members { get; init; } = [];

    /// <summary>Interfaces by which others call some of the members: of .NET, and the user's own that code takes the type for.</summary>
    public IReadOnlyList<InterfaceCode> Interfaces { get; init; } = [];

    /// <summary>The code without one piece of it.</summary>
    internal CodeOfType Without(CodePiece piece) => piece.Kind switch
    {
        CodePieceKind.Initializer => this with { Initializers = Without(Initializers, piece.Key) },
        CodePieceKind.Constructor => this with { Constructors = Without(Constructors, piece.Key) },
        CodePieceKind.Property => this with { Properties = Without(Properties, piece.Key) },
        _ => this with
        {
            Members = [.. Members.Where(member => member.Name != piece.Key)],
            Interfaces = [.. Interfaces.Where(face => !face.Members.Contains(piece.Key))],
        },
    };

    internal CodeOfType WithoutInterface(string name) => this with { Interfaces = [.. Interfaces.Where(face => face.Name != name)] };

    private static Dictionary<string, T> Without<T>(IReadOnlyDictionary<string, T> all, string key) =>
        all.Where(pair => pair.Key != key).ToDictionary(pair => pair.Key, pair => pair.Value);

    /// <summary>Whether the members give the type its order.</summary>
    public bool HasOrder => Interfaces.Any(face => face.Name.StartsWith("global::System.IComparable", StringComparison.Ordinal));
}

/// <summary>An interface that a type implements and that is no type of the graph.</summary>
/// <param name="Name">Its name, such as <c>global::System.IEquatable&lt;...></c>.</param>
/// <param name="Members">Names of the type's members that implement it, as <see cref="MemberCode.Name"/> has them; those that the type
/// inherits are not among them.</param>
public sealed record InterfaceCode(string Name, IReadOnlyList<string> Members);

/// <summary>The body of a constructor.</summary>
/// <param name="Call">The call before it, such as <c>base(name)</c>; empty for none.</param>
/// <param name="Body">Its statements in braces, or an arrow and an expression.</param>
public sealed record ConstructorCode(string Call, string Body);

/// <summary>The accessors of a property.</summary>
/// <param name="Get">The getter, such as <c>get { return _name; }</c>; empty for none.</param>
/// <param name="Set">The setter with its modifiers; empty for none.</param>
public sealed record PropertyCode(string Get, string Set);

/// <summary>A member without storage of its own.</summary>
/// <param name="Name">Its name, with parameters where it has any, as people write it.</param>
/// <param name="LooksLikeData">Whether libraries may take it for data: it is a property, or a field that its author excludes from
/// serialization.</param>
public sealed record MemberCode(string Name, string Declaration, bool LooksLikeData)
{
    /// <summary>The plain name of a property that derived classes override; empty for all else.</summary>
    public string OpenProperty { get; init; } = "";

    /// <summary>Whether it overrides a member of a base class.</summary>
    public bool IsOverride { get; init; }
}

/// <summary>A type that stores no data of the graph, and that code of the graph uses.</summary>
/// <param name="Type">The type as C# names it.</param>
/// <param name="Container">The type of the graph that it is nested in, as C# names it; empty for none.</param>
public sealed record HelperCode(string Type, string Container, string Name, string Declaration)
{
    /// <summary>Whether it is a copy of a generic type with type arguments, which <see cref="Type"/> has, and no generic type
    /// itself.</summary>
    public bool IsClosed { get; init; }
}

/// <summary>Code that contracts do without.</summary>
/// <param name="Type">The type as people name it, such as <c>Order</c>.</param>
/// <param name="Member">What is left out, such as <c>constructor (string name)</c>.</param>
/// <param name="Reason">Why, as a sentence without its full stop.</param>
public sealed record LeftOutCode(string Type, string Member, string Reason)
{
    /// <summary>Whether it is the code of all types, so that whatever a copy loses or rejects may be for its want.</summary>
    public bool IsOfAll { get; init; }
}

using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Emits a copy of every user type of a graph, one file for each type that is not nested.</summary>
/// <param name="naming">The names of their copies.</param>
/// <param name="decoration">What the dialect adds.</param>
/// <param name="order">The order that sorted collections ask of some of the types; null for none.</param>
/// <param name="honoured">Full names of the user's attributes that copies have too; null for none.</param>
/// <param name="tellsPieces">Whether errors of the compiler in the user's code name its piece (<see cref="CodePiece"/>) in the place of the
/// file.</param>
public sealed class ContractEmitter(
    ShapeGraph graph,
    ContractNaming naming,
    ContractDecoration decoration,
    ContractOrder? order = null,
    IReadOnlyCollection<string>? honoured = null,
    bool tellsPieces = false)
{
    private readonly CodeInserter code = new(graph, naming, tellsPieces);
    private readonly TypeWriter types = new(new CodeInserter(graph, naming, tellsPieces), naming, decoration, order, honoured ?? []);

    /// <summary>Emits the files, sorted by name.</summary>
    public IReadOnlyList<EmittedFile> Emit()
    {
        var types = graph.Shapes.Select(shape => (Shape: shape, Name: naming.FindName(shape)!))
            .Where(type => type.Name is not null).ToList();
        return EmittedFile.Apart(types.GroupBy(type => (type.Name.Namespace, Top: type.Name.Path[0]))
            .Select(group => EmitFile(group.Key.Namespace, group.Key.Top, [.. group]))
            .Concat(EmitHelpers())
            .OrderBy(file => file.Name, StringComparer.Ordinal));
    }

    private EmittedFile EmitFile(string space, string top, List<(Shape Shape, ContractTypeName Name)> types)
    {
        var writer = CodeWriter.ForFile([.. decoration.DisabledWarnings, .. graph.DisabledWarnings]);
        writer.Line($"namespace {space};");
        writer.Line();
        WriteLevel([top], types, writer);
        return new EmittedFile($"{space}.{top}.g.cs", writer.ToString());
    }

    private IEnumerable<EmittedFile> EmitHelpers()
    {
        foreach (var beside in graph.Helpers.Where(helper => helper.Container.Length == 0)
            .GroupBy(helper => CodeInserter.NamespaceOf(naming, helper)))
        {
            var writer = CodeWriter.ForFile([.. decoration.DisabledWarnings, .. graph.DisabledWarnings]);
            writer.Line($"namespace {beside.Key};");
            foreach (var helper in beside)
                WriteHelper(helper, writer);
            yield return new EmittedFile($"{beside.Key}.g.cs", writer.ToString());
        }
    }

    private void WriteHelper(HelperCode helper, CodeWriter writer)
    {
        writer.Line();
        using (code.Piece(writer, CodePiece.Helper(helper)))
            code.Write(writer, helper.Declaration);
    }

    private void WriteLevel(IReadOnlyList<string> path, List<(Shape Shape, ContractTypeName Name)> types, CodeWriter writer)
    {
        var own = types.Find(type => type.Name.Path.SequenceEqual(path)).Shape;
        var inner = types.Where(type => type.Name.Path.Count > path.Count && type.Name.Path.Take(path.Count).SequenceEqual(path))
            .Select(type => type.Name.Path[path.Count])
            .Distinct()
            .Order(StringComparer.Ordinal)
            .ToList();
        if (own is EnumShape enumeration)
        {
            this.types.WriteEnum(enumeration, writer);
            return;
        }
        using (own is ObjectShape type ? this.types.OpenObject(type, writer) : OpenHolder(path[^1], types, writer))
        {
            foreach (var helper in graph.Helpers.Where(helper => own is not null && helper.Container == own.TypeName.CSharpName))
                WriteHelper(helper, writer);
            foreach (var name in inner)
            {
                writer.Line();
                WriteLevel([.. path, name], types, writer);
            }
        }
    }

    // A containing type outside the graph has no members that matter, but its name does: types keep their nesting.
    private IDisposable OpenHolder(string name, List<(Shape Shape, ContractTypeName Name)> types, CodeWriter writer)
    {
        var isPublic = types.Any(type => type.Shape is EnumShape or ObjectShape { IsNameable: true });
        return writer.Block(
            $"{(isPublic ? "public" : "internal")} abstract {(decoration.IsPartial ? "partial " : "")}class "
                + $"{CSharpIdentifier.Escape(name)}");
    }
}

/// <summary>
/// What a dialect adds to the copies of the plain types. The copy itself keeps kind, accessibility, constructors and inheritance.
/// </summary>
public abstract class ContractDecoration
{
    /// <summary>What is added for one version of the library; the same for all, unless its attributes have changed.</summary>
    /// <param name="packageVersion">The version of its package; null for a current one.</param>
    public virtual ContractDecoration For(Version? packageVersion) => this;

    /// <summary>Whether types are declared <c>partial</c>, containing types too.</summary>
    public virtual bool IsPartial => false;

    /// <summary>Ids of warnings that the added code causes, such as <c>SYSLIB0050</c>.</summary>
    public virtual IReadOnlyList<string> DisabledWarnings => [];

    /// <summary>Attributes of a class, struct or interface, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(ObjectShape type) => [];

    /// <summary>
    /// Those of <see cref="AttributesOf(ObjectShape)"/> that somebody who adopts the library has to write: the others say what holds
    /// without them.
    /// </summary>
    public virtual IEnumerable<string> NeededAttributesOf(ObjectShape type) => AttributesOf(type);

    /// <summary>Attributes of an enum, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(EnumShape type) => [];

    /// <summary>Attributes of a named value of an enum, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(EnumShape type, EnumValue value) => [];

    /// <summary>Attributes of a member, each in brackets; <c>[field: ...]</c> where a property's field is meant.</summary>
    public virtual IEnumerable<string> AttributesOf(MemberShape member) => [];

    /// <summary>Attributes of a constructor, each in brackets.</summary>
    public virtual IEnumerable<string> AttributesOf(ObjectShape type, ConstructorShape constructor) => [];

    /// <summary>Interfaces to implement, as C# names them.</summary>
    public virtual IEnumerable<string> InterfacesOf(ObjectShape type) => [];

    /// <summary>
    /// Whether the type gets a parameterless constructor of its own that the library documents as necessary; null for none, else its
    /// accessibility.
    /// </summary>
    public virtual Access? AddedParameterlessConstructor(ObjectShape type) => null;

    /// <summary>Whether a property without a setter gets a <c>private init</c> that the library documents as necessary.</summary>
    public virtual bool AddsPrivateInit(MemberShape member) => false;

    /// <summary>
    /// What a member begins with where the library makes objects by their constructors, as an expression; null for nothing. The mapper runs
    /// no constructor.
    /// </summary>
    public virtual string? InitializerOf(MemberShape member) => null;

    /// <summary>
    /// The attribute in brackets without which the library would take a property that stores nothing for data; null where it takes only
    /// what is marked.
    /// </summary>
    public virtual string? IgnoringAttributeOf(MemberCode member) => null;

    /// <summary>Whether a property gets the word <c>virtual</c> that the library documents as necessary.</summary>
    public virtual bool AddsVirtual(MemberShape member) => false;

    /// <summary>How many constructors are among what <see cref="WriteMembers"/> writes.</summary>
    public virtual int WrittenConstructors(ObjectShape type) => 0;

    /// <summary>Writes further members at the end of the type.</summary>
    public virtual void WriteMembers(ObjectShape type, ContractNaming naming, CodeWriter writer)
    {
    }
}

/// <summary>
/// Gives the copies of types that sort collections the order of the user's own: each asks the mapper, which maps both sides back and
/// compares them as the user's code does. That costs time inside the library's calls, and so the mapper names the members as converted.
/// </summary>
public sealed class ContractOrder(MapperRequest request)
{
    /// <summary>The interface that a type must implement to sort collections; none for others.</summary>
    internal IEnumerable<string> InterfacesOf(ObjectShape type) => request.OrderedTypes.Contains(type) ? [FaceOf(type)] : [];

    /// <summary>Writes the comparison of a type that sorts collections.</summary>
    internal void WriteMember(ObjectShape type, CodeWriter writer)
    {
        if (!request.OrderedTypes.Contains(type))
            return;
        writer.Line();
        writer.Line(
            $"int {FaceOf(type)}.CompareTo({request.Names.TypeNameOf(type)} other) => "
                + $"global::{request.Namespace}.{request.ClassName}.Compare(this, other);");
    }

    private string FaceOf(ObjectShape type) => $"global::System.IComparable<{request.Names.TypeNameOf(type)}>";
}

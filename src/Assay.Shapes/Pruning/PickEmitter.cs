using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Pruning;

/// <summary>Emits the method that copies one member of a whole value into a value of the type that has it alone.</summary>
internal static class PickEmitter
{
    public const string ClassName = "Pick";

    public const string MethodName = "From";

    /// <summary>Emits the file.</summary>
    /// <param name="member">Its member, which a base class may declare.</param>
    /// <param name="cut">The type that has the member alone.</param>
    /// <param name="space">A namespace without any other type.</param>
    public static EmittedFile Emit(ObjectShape root, MemberShape member, ObjectShape cut, string space)
    {
        var fields = new AccessorEmitter(new PlainSide(), new ShapeIdentifiers([root, member.DeclaringShape, cut]));
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        using (writer.Block($"namespace {space}"))
        {
            writer.Line("using global::Assay.Worker.Mapping;");
            writer.Line();
            using (writer.Block($"internal static class {ClassName}"))
            {
                using (writer.Block($"public static {cut.TypeName.CSharpName} {MethodName}({root.TypeName.CSharpName} source)"))
                    WriteBody(writer, member, cut, fields);
                fields.WriteClass(writer);
            }
        }
        return new EmittedFile($"{space}.{ClassName}.g.cs", writer.ToString());
    }

    private static void WriteBody(CodeWriter writer, MemberShape member, ObjectShape cut, AccessorEmitter fields)
    {
        var one = cut.TypeName.CSharpName;
        if (!cut.IsValueType)
        {
            writer.Line("if (source is null)");
            using (writer.Indent())
                writer.Line("return null;");
        }
        // Fields of a generic base are reached by reflection, which wants a variable of that very type.
        writer.Line($"{member.DeclaringShape.TypeName.CSharpName} owner = source;");
        writer.Line(cut.IsValueType
            ? $"var target = default({one});"
            : $"var target = ({one})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof({one}));");
        writer.Line(fields.Write("target", cut.Members[0], fields.Read("owner", member)));
        writer.Line("return target;");
    }
}

/// <summary>Chooses the member that is read alone.</summary>
public static class MemberChoice
{
    private static readonly PlainSide Plain = new();

    /// <summary>
    /// The first public member that holds a scalar or a string, in the order of the members, those of base classes first; where there is
    /// none, the first such member that is not public; where there is none either, the first member.
    /// </summary>
    /// <param name="refusal">Why there is none, as a sentence; empty where there is one.</param>
    public static MemberShape? Choose(ShapeGraph graph, out string refusal)
    {
        refusal = graph.Root switch
        {
            ObjectShape { IsAbstract: true } root => $"Reading one member needs a concrete root: {root} is abstract.",
            ObjectShape => "",
            var root => $"Reading one member needs a root with members: the root is {Finding.WithArticle(root)}.",
        };
        if (refusal.Length > 0)
            return null;
        List<MemberShape> members = [.. Candidates((ObjectShape)graph.Root)];
        refusal = members.Count == 0 ? $"Reading one member needs a member that generated code can use: {graph.Root} has none." : "";
        return members.Find(member => IsScalar(member.Shape) && member.Access == Access.Public)
            ?? members.Find(member => IsScalar(member.Shape))
            ?? members.FirstOrDefault();
    }

    /// <summary>Whether emitted code may name a plain type.</summary>
    internal static bool IsNameable(Shape shape) => Plain.IsNameable(shape);

    // A name that two levels of a hierarchy have is written differently by every library.
    private static IEnumerable<MemberShape> Candidates(ObjectShape root) => root.AllMembers.Where(member =>
        !member.IsNonSerialized
        && member.Shape is not UnsupportedShape
        && IsNameable(member.Shape)
        && IsNameable(member.DeclaringShape)
        && root.AllMembers.Count(other => other.Name == member.Name) == 1);

    private static bool IsScalar(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind != PrimitiveKind.Object,
        EnumShape => true,
        NullableShape nullable => IsScalar(nullable.Element),
        _ => false,
    };
}

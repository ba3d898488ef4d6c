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
    /// <param name="root">The whole type.</param>
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

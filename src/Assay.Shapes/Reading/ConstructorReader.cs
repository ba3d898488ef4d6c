using System.Globalization;
using System.Reflection;
using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Reads constructors, without the copy constructors that the compiler gives to records.</summary>
internal static class ConstructorReader
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static IReadOnlyList<ConstructorShape> Read(Type type, ObjectShape owner, GraphBuilder graph)
    {
        var declarations = ConstructorsOf(type.IsGenericType ? type.GetGenericTypeDefinition() : type);
        return [.. ConstructorsOf(type).Zip(declarations)
            .Where(pair => owner.Kind != ObjectKind.Record || pair.First.GetParameters() is not [var only] || only.ParameterType != type)
            .Select(pair => WithCollectionsOf(owner, Constructor(pair.First, pair.Second, graph)))];
    }

    private static IEnumerable<ConstructorInfo> ConstructorsOf(Type type) =>
        type.GetConstructors(Own).OrderBy(constructor => constructor.MetadataToken);

    private static ConstructorShape Constructor(ConstructorInfo constructor, ConstructorInfo declaration, GraphBuilder graph)
    {
        var parameters = constructor.GetParameters();
        var names = CSharpIdentifier.CleanAll([.. parameters.Select(parameter => parameter.Name ?? "")]);
        return new(Accessibility.Of(constructor),
            [.. parameters.Zip(declaration.GetParameters(), names).Select(of => Parameter(of.Third, of.First, of.Second, graph))])
        {
            SetsRequiredMembers = constructor.GetCustomAttributesData()
                .Any(attribute => attribute.AttributeType.FullName == "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute"),
        };
    }

    // Whoever makes a member generic does so with the parameter that sets it.
    private static ConstructorShape WithCollectionsOf(
        ObjectShape owner, ConstructorShape constructor) => owner.AllMembers.All(member => member.UntypedName is null)
        ? constructor
        : constructor with
        {
            Parameters = [
                .. constructor.Parameters.Select(
                    parameter => owner.AllMembers.FirstOrDefault(member => IsOf(member, parameter)) is { } member
                    ? parameter with { Shape = member.Shape }
                    : parameter)],
        };

    private static bool IsOf(MemberShape member, ParameterShape parameter) => member.UntypedName == parameter.Shape.TypeName.CSharpName
        && string.Equals(member.Name.TrimStart('_'), parameter.Name.TrimStart('_'), StringComparison.OrdinalIgnoreCase);

    private static ParameterShape Parameter(string name, ParameterInfo parameter, ParameterInfo declaration, GraphBuilder graph)
    {
        var (shape, isNullable) =
            graph.Declare(ByValue(parameter.ParameterType), ByValue(declaration.ParameterType), Nullability.Of(declaration));
        return new ParameterShape(name, shape, isNullable)
        {
            Default = parameter.HasDefaultValue ? ConstantText.Of(parameter.RawDefaultValue) : null,
            Modifier = ModifierOf(parameter),
        };
    }

    private static string ModifierOf(ParameterInfo parameter) =>
        parameter.ParameterType.IsByRef && parameter.IsIn ? "in"
        : parameter.ParameterType.IsSZArray
            && parameter.GetCustomAttributesData().Any(attribute => attribute.AttributeType.FullName == "System.ParamArrayAttribute")
            ? "params"
        : "";

    private static Type ByValue(Type type) => type.IsByRef ? type.GetElementType()! : type;
}

/// <summary>Reads accessibility.</summary>
internal static class Accessibility
{
    public static Access Of(Type type) => (type.Attributes & TypeAttributes.VisibilityMask) switch
    {
        TypeAttributes.Public or TypeAttributes.NestedPublic => Access.Public,
        TypeAttributes.NestedFamORAssem => Access.ProtectedInternal,
        TypeAttributes.NotPublic or TypeAttributes.NestedAssembly => Access.Internal,
        TypeAttributes.NestedFamily => Access.Protected,
        TypeAttributes.NestedFamANDAssem => Access.PrivateProtected,
        _ => Access.Private,
    };

    public static Access Of(FieldInfo field) => Of((MethodAttributes)(field.Attributes & FieldAttributes.FieldAccessMask));

    public static Access Of(MethodBase method) => Of(method.Attributes & MethodAttributes.MemberAccessMask);

    // Fields and methods use the same numbers.
    private static Access Of(MethodAttributes access) => access switch
    {
        MethodAttributes.Public => Access.Public,
        MethodAttributes.FamORAssem => Access.ProtectedInternal,
        MethodAttributes.Assembly => Access.Internal,
        MethodAttributes.Family => Access.Protected,
        MethodAttributes.FamANDAssem => Access.PrivateProtected,
        _ => Access.Private,
    };
}

/// <summary>Reads enums.</summary>
internal static class EnumReader
{
    public static EnumShape Read(Type type, TypeName name)
    {
        var underlying = type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)[0].FieldType;
        RuntimeTypes.IsPrimitive(underlying.FullName ?? "", out var kind);
        var isFlags = type.GetCustomAttributesData().Any(attribute => attribute.AttributeType.FullName == "System.FlagsAttribute");
        FieldInfo[] literals = [
            .. type.GetFields(BindingFlags.Static | BindingFlags.Public).Where(field => field.IsLiteral)
                .OrderBy(field => field.MetadataToken)];
        var values =
            from field in literals.Zip(CSharpIdentifier.CleanAll([.. literals.Select(literal => literal.Name)]))
            let literal = LiteralOf(field.First.GetRawConstantValue())
            where literal is not null
            select new EnumValue(field.Second, literal);
        return new EnumShape(name, kind, isFlags, Accessibility.Of(type), [.. values])
        {
            IsNameable = type.IsVisible && TypeNaming.IsWritable(type),
            IsOfRuntime = RuntimeTypes.IsRuntimeAssembly(type.Assembly.GetName().Name),
            Attributes = AttributeNames.Of(type),
        };
    }

    // Metadata may state a constant of any type.
    private static string? LiteralOf(object? value) => value switch
    {
        char unit => ((int)unit).ToString(CultureInfo.InvariantCulture),
        bool flag => flag ? "1" : "0",
        byte or sbyte or short or ushort or int or uint or long or ulong => Convert.ToString(value, CultureInfo.InvariantCulture),
        _ => null,
    };
}

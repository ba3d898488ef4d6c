using System.Reflection;
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
            .Select(pair => Constructor(pair.First, pair.Second, graph))];
    }

    private static IEnumerable<ConstructorInfo> ConstructorsOf(Type type) => type.GetConstructors(Own).OrderBy(constructor => constructor.MetadataToken);

    private static ConstructorShape Constructor(ConstructorInfo constructor, ConstructorInfo declaration, GraphBuilder graph) =>
        new(Accessibility.Of(constructor), [.. constructor.GetParameters().Zip(declaration.GetParameters()).Select(pair => Parameter(pair.First, pair.Second, graph))])
        {
            SetsRequiredMembers = constructor.GetCustomAttributesData()
                .Any(attribute => attribute.AttributeType.FullName == "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute"),
        };

    private static ParameterShape Parameter(ParameterInfo parameter, ParameterInfo declaration, GraphBuilder graph)
    {
        var (shape, isNullable) = graph.Declare(ByValue(parameter.ParameterType), ByValue(declaration.ParameterType), Nullability.Of(declaration));
        return new ParameterShape(parameter.Name ?? "", shape, isNullable);
    }

    private static Type ByValue(Type type) => type.IsByRef ? type.GetElementType()! : type;
}

using System.Reflection;

namespace Assay.Worker.Values.Shapes;

/// <summary>The cases of an F# union, which its compiler turns into static methods and properties marked with <c>CompilationMapping(UnionCase, number)</c>.</summary>
internal static class FSharpUnion
{
    private const string Mapping = "Microsoft.FSharp.Core.CompilationMappingAttribute";

    // SourceConstructFlags of FSharp.Core; higher bits say whether the representation is private.
    private const int KindMask = 31;
    private const int SumType = 1;
    private const int UnionCase = 8;

    /// <summary>What makes a value of each case, in the order of the source; empty where the type is no union.</summary>
    public static IReadOnlyList<MethodInfo> CasesOf(Type type)
    {
        if (Kind(type) is not (SumType, _))
            return [];
        const BindingFlags Static = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        IEnumerable<(MethodInfo Maker, int Number)> methods = type.GetMethods(Static).Where(method => Kind(method).Kind == UnionCase).Select(method => (method, Kind(method).Number));
        IEnumerable<(MethodInfo Maker, int Number)> properties = type.GetProperties(Static).Where(property => Kind(property).Kind == UnionCase)
            .Select(property => (property.GetMethod!, Kind(property).Number));
        return [.. methods.Concat(properties).OrderBy(entry => entry.Number).Select(entry => entry.Maker)];
    }

    private static (int Kind, int Number) Kind(MemberInfo member)
    {
        CustomAttributeData? mapping = member.GetCustomAttributesData().FirstOrDefault(attribute => attribute.AttributeType.FullName == Mapping);
        int[] arguments = mapping is null ? [] : [.. mapping.ConstructorArguments.Select(argument => argument.Value).OfType<int>()];
        return (arguments.Length > 0 ? arguments[0] & KindMask : 0, arguments.Length > 1 ? arguments[1] : 0);
    }
}

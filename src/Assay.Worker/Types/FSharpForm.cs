using System.Collections;
using System.Reflection;

namespace Assay.Worker.Types;

/// <summary>
/// How a collection or an option of F# is made of what .NET has for the same. FSharp.Core is known by name, because Assay does not link it.
/// </summary>
/// <param name="Substitute">What is read or generated in its place: a list, a dictionary, or an option's value.</param>
/// <param name="Build">Makes the F# value of it.</param>
internal sealed record FSharpForm(Type Substitute, Func<object, object> Build)
{
    /// <summary>The form of a type; null where it is none of these.</summary>
    public static FSharpForm? Of(Type type)
    {
        if (!type.IsConstructedGenericType || type.Namespace is not ("Microsoft.FSharp.Collections" or "Microsoft.FSharp.Core"))
            return null;
        var arguments = type.GetGenericArguments();
        return type.Name switch
        {
            "FSharpList`1" => new FSharpForm(ListOf(arguments[0]), items => ListModule(type, arguments[0]).Invoke(null, [items])!),
            "FSharpSet`1" => new FSharpForm(ListOf(arguments[0]), items => Activator.CreateInstance(type, items)!),
            "FSharpMap`2" =>
                new FSharpForm(typeof(Dictionary<,>).MakeGenericType(arguments),
                    entries => Activator.CreateInstance(type, Pairs((IDictionary)entries, arguments))!),
            "FSharpOption`1" => new FSharpForm(arguments[0], Case(type, "Some")),
            "FSharpValueOption`1" => new FSharpForm(arguments[0], Case(type, "NewValueSome")),
            _ => null,
        };
    }

    private static Type ListOf(Type element) => typeof(List<>).MakeGenericType(element);

    private static MethodInfo ListModule(Type list, Type element) =>
        list.Assembly.GetType("Microsoft.FSharp.Collections.ListModule", throwOnError: true)!.GetMethod("OfSeq")!
            .MakeGenericMethod(element);

    private static Func<object, object> Case(Type option, string name) => value => option.GetMethod(name)!.Invoke(null, [value])!;

    private static Array Pairs(IDictionary entries, Type[] arguments)
    {
        var pairs = Array.CreateInstance(typeof(Tuple<,>).MakeGenericType(arguments), entries.Count);
        var i = 0;
        foreach (DictionaryEntry entry in entries)
            pairs.SetValue(Activator.CreateInstance(pairs.GetType().GetElementType()!, entry.Key, entry.Value), i++);
        return pairs;
    }
}

/// <summary>
/// The cases of an F# union, which its compiler turns into static methods and properties marked with <c>CompilationMapping(UnionCase,
/// number)</c>.
/// </summary>
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
        IEnumerable<(MethodInfo Maker, int Number)> methods = type.GetMethods(Static).Where(method => Kind(method).Kind == UnionCase)
            .Select(method => (method, Kind(method).Number));
        IEnumerable<(MethodInfo Maker, int Number)> properties = type.GetProperties(Static)
            .Where(property => Kind(property).Kind == UnionCase)
            .Select(property => (property.GetMethod!, Kind(property).Number));
        return [.. methods.Concat(properties).OrderBy(entry => entry.Number).Select(entry => entry.Maker)];
    }

    private static (int Kind, int Number) Kind(MemberInfo member)
    {
        var mapping = member.GetCustomAttributesData()
            .FirstOrDefault(attribute => attribute.AttributeType.FullName == Mapping);
        int[] arguments = mapping is null ? [] : [.. mapping.ConstructorArguments.Select(argument => argument.Value).OfType<int>()];
        return (arguments.Length > 0 ? arguments[0] & KindMask : 0, arguments.Length > 1 ? arguments[1] : 0);
    }
}

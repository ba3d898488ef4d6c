using Assay.Core.CSharp;
using Assay.Core.Naming;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Names closed types the way C#, people and <c>Type.GetType</c> do.</summary>
internal static class TypeNaming
{
    public static TypeName NameOf(Type type)
    {
        var element = ElementOf(type);
        return new TypeName(
            WritableNamespace(element.Namespace ?? ""), PathOf(element), CSharpNameOf(type), ShortNameOf(type), ReflectionNameOf(type))
        {
            IsWritable = IsWritable(element),
        };
    }

    /// <summary>
    /// Whether source can name a type: metadata may hold any name, and those of compilers hold characters that no source may.
    /// </summary>
    public static bool IsWritable(Type type)
    {
        var element = ElementOf(type);
        for (var current = element; current is not null; current = current.DeclaringType)
        {
            if (!CSharpIdentifier.IsValid(WithoutArity(current.Name)))
                return false;
        }
        return (string.IsNullOrEmpty(element.Namespace) || CSharpIdentifier.IsValidPath(element.Namespace))
            && element.GetGenericArguments().All(IsWritable);
    }

    /// <summary>The definition's full name, such as <c>System.Collections.Generic.List`1</c>.</summary>
    public static string DefinitionNameOf(Type type)
    {
        var definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        return definition.FullName ?? definition.Name;
    }

    private static Type ElementOf(Type type)
    {
        while (type.HasElementType)
            type = type.GetElementType()!;
        return type;
    }

    private static List<string> PathOf(Type type)
    {
        var path = new List<string>();
        for (var current = type; current is not null; current = current.DeclaringType)
            path.Insert(0, CSharpIdentifier.Clean(WithoutArity(current.Name)));
        return path;
    }

    private static string WithoutArity(string name) =>
        name.IndexOf('`', StringComparison.Ordinal) is >= 0 and var mark ? name[..mark] : name;

    private static string CSharpNameOf(Type type)
    {
        if (type.IsArray)
            return CSharpNameOf(InnermostElementOf(type)) + RanksOf(type);
        if (type.IsPointer)
            return CSharpNameOf(type.GetElementType()!) + "*";
        if (RuntimeTypes.Keywords.TryGetValue(type.FullName ?? "", out var keyword))
            return keyword;
        if (IsNullable(type))
            return CSharpNameOf(type.GetGenericArguments()[0]) + "?";
        var prefix = string.IsNullOrEmpty(type.Namespace) ? "global::" : $"global::{CSharpIdentifier.EscapePath(type.Namespace)}.";
        return prefix + PathWithArguments(type, CSharpNameOf, CSharpIdentifier.Escape);
    }

    private static string ShortNameOf(Type type)
    {
        if (type.IsArray)
            return ShortNameOf(InnermostElementOf(type)) + RanksOf(type);
        if (type.IsPointer)
            return ShortNameOf(type.GetElementType()!) + "*";
        if (RuntimeTypes.Keywords.TryGetValue(type.FullName ?? "", out var keyword))
            return keyword;
        if (IsNullable(type))
            return ShortNameOf(type.GetGenericArguments()[0]) + "?";
        if (DefinitionNameOf(type).StartsWith("System.ValueTuple`", StringComparison.Ordinal) && type.GetGenericArguments().Length > 1)
            return $"({string.Join(", ", type.GetGenericArguments().Select(ShortNameOf))})";
        return PathWithArguments(type, ShortNameOf, OneLine.Of);
    }

    private static string ReflectionNameOf(Type type) => $"{ReflectionPathOf(type)}, {ElementOf(type).Assembly.GetName().Name}";

    private static string ReflectionPathOf(Type type)
    {
        if (type.IsArray)
            return $"{ReflectionPathOf(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        if (!type.IsGenericType)
            return type.FullName ?? type.Name;
        var arguments = type.GetGenericArguments().Select(argument => $"[{ReflectionNameOf(argument)}]");
        return $"{DefinitionNameOf(type)}[{string.Join(",", arguments)}]";
    }

    private static bool IsNullable(Type type) => type.IsGenericType && DefinitionNameOf(type) == "System.Nullable`1";

    private static Type InnermostElementOf(Type type)
    {
        while (type.IsArray)
            type = type.GetElementType()!;
        return type;
    }

    // C# writes the ranks of jagged arrays from the outside in: int[][,] is an array of int[,].
    private static string RanksOf(Type type)
    {
        var ranks = "";
        for (; type.IsArray; type = type.GetElementType()!)
            ranks += $"[{new string(',', type.GetArrayRank() - 1)}]";
        return ranks;
    }

    // A nested type of a generic type repeats the outer type's arguments in its own list.
    private static string PathWithArguments(Type type, Func<Type, string> nameOf, Func<string, string> spell)
    {
        var arguments = type.GetGenericArguments();
        var levels = new Stack<Type>();
        for (var current = type; current is not null; current = current.DeclaringType)
            levels.Push(current);
        var used = 0;
        return string.Join(".", levels.Select(level =>
        {
            var count = level.GetGenericArguments().Length;
            var own = arguments[used..count];
            used = count;
            var name = spell(WithoutArity(level.Name));
            return own.Length == 0 ? name : $"{name}<{string.Join(", ", own.Select(nameOf))}>";
        }));
    }

    private static string WritableNamespace(string name) =>
        name.Length == 0 ? name : string.Join('.', name.Split('.').Select(CSharpIdentifier.Clean));
}

using Assay.Core.CSharp;
using Assay.Core.Naming;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Writing;

/// <summary>
/// Names of types as C# writes them in full, those of the user's own between the marks that the emitter's reader of code knows.
/// </summary>
internal static class TypeCode
{
    private const char Begin = '\uE000';
    private const char End = '\uE001';

    /// <summary>The name.</summary>
    /// <exception cref="NoCodeException">No code outside its own class can name it.</exception>
    public static string Of(Type type)
    {
        if (TypeNames.Short(type) is string keyword
            && type.Namespace == "System" && char.IsLower(keyword[0]) && !type.IsGenericType && !type.IsArray)
            return keyword;
        if (type.IsArray)
            return ArrayOf(type, "");
        if (Nullable.GetUnderlyingType(type) is Type underlying)
            return Of(underlying) + "?";
        if (type.IsNestedPrivate || type.IsNestedFamily || type.IsNestedFamANDAssem || type.Name.Contains('<', StringComparison.Ordinal))
            throw new NoCodeException($"holds {Wording.Name(type)}, which only the code around it can name");
        if (!IsWritable(type))
            throw new NoCodeException($"holds {OneLine.Of(Wording.Name(type))}, whose name C# cannot write");
        var name = NameOf(type, type.GetGenericArguments());
        return CollectionTypes.IsOwn(type) ? name : $"{Begin}{name}{End}";
    }

    /// <summary>An array type, with what stands in its first brackets in the expression that makes it.</summary>
    public static string ArrayOf(Type type, string length)
    {
        var element = type;
        var ranks = "";
        while (element.IsArray)
        {
            ranks += $"[{(ranks.Length == 0 ? length : "")}{new string(',', element.GetArrayRank() - 1)}]";
            element = element.GetElementType()!;
        }

        return Of(element) + ranks;
    }

    private static bool IsWritable(Type type)
    {
        for (var level = type; level is not null; level = level.DeclaringType)
        {
            if (!CSharpIdentifier.IsValid(level.Name.Split('`')[0]))
                return false;
        }

        return string.IsNullOrEmpty(type.Namespace) || CSharpIdentifier.IsValidPath(type.Namespace);
    }

    // Arguments of a nested type begin with those of the types around it.
    private static string NameOf(Type type, Type[] arguments)
    {
        var mark = type.Name.IndexOf('`', StringComparison.Ordinal);
        var name = CSharpIdentifier.Escape(mark < 0 ? type.Name : type.Name[..mark]);
        var outer = type.DeclaringType?.GetGenericArguments().Length ?? 0;
        var count = type.IsGenericType ? type.GetGenericTypeDefinition().GetGenericArguments().Length : 0;
        if (count > outer)
            name += $"<{string.Join(", ", arguments.Take(count).Skip(outer).Select(Of))}>";
        return type.DeclaringType is Type container ? $"{NameOf(container, arguments)}.{name}"
            : string.IsNullOrEmpty(type.Namespace) ? $"global::{name}"
            : $"global::{CSharpIdentifier.EscapePath(type.Namespace)}.{name}";
    }
}

/// <summary>A value that no C# makes here: what it does, as the end of a sentence that begins with the value.</summary>
/// <param name="reason">What it does, such as <c>holds a Socket</c>.</param>
public sealed class NoCodeException(string reason) : Exception(reason)
{
    /// <summary>Creates the exception without a reason.</summary>
    public NoCodeException()
        : this("cannot be written as C#")
    {
    }

    /// <summary>Creates the exception with the failure that showed it.</summary>
    public NoCodeException(string reason, Exception innerException)
        : this(reason) => Underlying = innerException;

    /// <summary>The failure that showed it; null where there was none.</summary>
    public Exception? Underlying { get; }
}

/// <summary>Lays code out: on one line where it fits.</summary>
internal static class CodeLayout
{
    private const int LongestLine = 110;

    /// <summary>An expression with a list in braces.</summary>
    public static string Block(string head, IReadOnlyList<string> items)
    {
        var oneLine = $"{head} {{ {string.Join(", ", items)} }}";
        return oneLine.Length <= LongestLine && !oneLine.Contains('\n', StringComparison.Ordinal)
            ? oneLine
            : $"{head}\n{{\n{string.Concat(items.Select(item => $"{Indented(item)},\n"))}}}";
    }

    /// <summary>An expression with a list in parentheses.</summary>
    public static string Call(string head, IReadOnlyList<string> arguments)
    {
        var oneLine = $"{head}({string.Join(", ", arguments)})";
        return oneLine.Length <= LongestLine && !oneLine.Contains('\n', StringComparison.Ordinal)
            ? oneLine
            : $"{head}(\n{string.Join(",\n", arguments.Select(Indented))})";
    }

    // A text of the value has no line breaks of its own: they are escaped.
    private static string Indented(string code) => string.Join('\n', code.Split('\n').Select(line => "    " + line));
}

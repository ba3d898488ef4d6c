using System.Globalization;
using System.Text;
using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>The name of one contract type.</summary>
/// <param name="Path">Names of the containing types, outermost first, then its own.</param>
/// <param name="IsNameable">Whether its own accessibility lets code of the same assembly name it.</param>
internal sealed record ContractTypeName(string Namespace, IReadOnlyList<string> Path, Access Access, bool IsNameable)
{
    public string CSharpName => $"global::{Namespace}.{string.Join('.', Path.Select(CSharpIdentifier.Escape))}";

    public string ReflectionName => $"{Namespace}.{string.Join('+', Path)}";

    /// <summary>Whether it is nested in the other type, at any depth, or is it.</summary>
    public bool IsWithin(ContractTypeName outer) =>
        Namespace == outer.Namespace && Path.Count >= outer.Path.Count && Path.Take(outer.Path.Count).SequenceEqual(outer.Path);

    /// <summary>
    /// Names the contract of a plain type. A closed generic type becomes an ordinary one beside its namespace's other types:
    /// <c>Box&lt;int&gt;</c> is <c>BoxOfInt</c>.
    /// </summary>
    public static ContractTypeName Of(Shape shape, string space, HashSet<string> taken)
    {
        if (shape.TypeName.IsClosedGeneric)
        {
            var access = shape is ObjectShape { IsNameable: true } or EnumShape { IsNameable: true } ? Access.Public : Access.Internal;
            return new(space, [Unique(space, Mangle(shape.TypeName.ShortName), taken)], access, IsNameable: true);
        }
        var own = shape is ObjectShape plain ? plain.Access : ((EnumShape)shape).Access;
        var path = shape.TypeName.Path;
        taken.Add($"{space}.{path[0]}");
        taken.Add($"{space}.{string.Join('.', path)}");
        return new(space, path, own, own >= Access.Internal);
    }

    /// <summary>
    /// Names the contract of a closed generic type beside a hidden type that it mentions: nowhere else may code name that.
    /// </summary>
    public static ContractTypeName Nested(Shape shape, ContractTypeName hidden, HashSet<string> taken)
    {
        var container = hidden.Path.Take(hidden.Path.Count - 1).ToList();
        var name = Unique($"{hidden.Namespace}.{string.Join('.', container)}", Mangle(shape.TypeName.ShortName), taken);
        return hidden with { Path = [.. container, name] };
    }

    /// <summary>The name with a number behind it, so that no other type in its place has it.</summary>
    public ContractTypeName Among(HashSet<string> taken)
    {
        string[] container = [.. Path.Take(Path.Count - 1)];
        return this with { Path = [.. container, Unique(string.Join('.', container.Prepend(Namespace)), Path[^1], taken)] };
    }

    private static string Unique(string space, string name, HashSet<string> taken)
    {
        var unique = name;
        for (var i = 2; !taken.Add($"{space}.{unique}"); i++)
            unique = $"{name}{i}";
        return unique;
    }

    private static string Mangle(string shortName)
    {
        var spelled = shortName
            .Replace("<", " Of ", StringComparison.Ordinal).Replace(", ", " And ", StringComparison.Ordinal)
            .Replace("(", " Tuple Of ", StringComparison.Ordinal)
            .Replace("[]", " Array", StringComparison.Ordinal).Replace("?", " Nullable", StringComparison.Ordinal);
        var name = new StringBuilder();
        var upper = true;
        foreach (var c in spelled)
        {
            if (char.IsLetterOrDigit(c) || c == '_')
                name.Append(upper ? char.ToUpper(c, CultureInfo.InvariantCulture) : c);
            upper = !char.IsLetterOrDigit(c);
        }
        return name.ToString();
    }
}

/// <summary>
/// Finds closed generic types that mention a type which only the code around it may name, such as <c>Box&lt;Secret&gt;</c> where
/// <c>Secret</c> is private inside <c>Vault</c>. As ordinary types they have their place beside it.
/// </summary>
internal sealed class HiddenArguments(IReadOnlyDictionary<Shape, ContractTypeName> names)
{
    /// <summary>
    /// A type that is not beside what it mentions, with the hidden type that it must stand beside; null when there is none.
    /// </summary>
    public (ObjectShape Type, ContractTypeName Beside)? FindNext()
    {
        foreach (var type in names.Keys.OfType<ObjectShape>().Where(type => type.TypeName.IsClosedGeneric))
        {
            // What is hidden deepest may be named only where all others may be, too.
            if (MentionsOf(type).Select(HiddenLevelOf).OfType<ContractTypeName>().MaxBy(level => level.Path.Count) is { } hidden
                && !IsBeside(names[type], hidden))
                return (type, hidden);
        }
        return null;
    }

    private static bool IsBeside(ContractTypeName name, ContractTypeName hidden) =>
        name.Namespace == hidden.Namespace
            && name.Path.Count >= hidden.Path.Count
            && name.Path.Take(hidden.Path.Count - 1).SequenceEqual(hidden.Path.Take(hidden.Path.Count - 1));

    /// <summary>The innermost of a type and the types around it that is not open to all code of its assembly; null where all are.</summary>
    private ContractTypeName? HiddenLevelOf(Shape shape)
    {
        var name = names[shape];
        return names.Values.Where(level => !level.IsNameable && level.Path.Count > 1 && name.IsWithin(level))
            .MaxBy(level => level.Path.Count);
    }

    private IEnumerable<Shape> MentionsOf(ObjectShape type) => type.Members.SelectMany(member => PartsOf(member.Shape))
        .Concat(type.Base is null ? [] : [type.Base])
        .Concat(type.Interfaces)
        .Where(shape => shape != type && names.ContainsKey(shape));

    private static IEnumerable<Shape> PartsOf(Shape shape) => shape switch
    {
        CollectionShape collection => PartsOf(collection.Element),
        DictionaryShape dictionary => PartsOf(dictionary.Key).Concat(PartsOf(dictionary.Value)),
        NullableShape nullable => PartsOf(nullable.Element),
        TupleShape tuple => tuple.Elements.SelectMany(PartsOf),
        _ => [shape],
    };
}

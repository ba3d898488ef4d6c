using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>
/// Reads and writes members of one side in emitted code: by name where that only stores, by an unsafe accessor of the storage field
/// otherwise, and by cached reflection where accessors do not work (closed generic types) or C# cannot name the field's type.
/// </summary>
internal sealed class AccessorEmitter(MapperSide side, ShapeIdentifiers identifiers)
{
    private readonly SortedDictionary<string, IReadOnlyList<string>> accessors = new(StringComparer.Ordinal);
    private readonly Dictionary<MemberShape, string> names = [];
    private readonly HashSet<string> taken = new(StringComparer.Ordinal);

    /// <summary>The expression that reads a member.</summary>
    /// <param name="owner">The variable that holds the object.</param>
    /// <param name="isOpaque">Whether C# cannot name its type, on this side or the other.</param>
    public string Read(string owner, MemberShape member, bool isOpaque = false)
    {
        if (IsReflected(member, isOpaque))
            return isOpaque ? $"{Reflected(member, isOpaque)}.Map({owner}, run)" : $"{Reflected(member, isOpaque)}.Get({owner})";
        return side.IsDirect(member) ? $"{owner}.{CSharpIdentifier.Escape(side.NameOf(member))}" : Accessor(owner, member);
    }

    /// <summary>The statement that writes a member.</summary>
    public string Write(string owner, MemberShape member, string value, bool isOpaque = false)
    {
        if (IsReflected(member, isOpaque))
            return $"{Reflected(member, isOpaque)}.Set({(member.DeclaringShape.IsValueType ? "ref " : "")}{owner}, {value});";
        return side.IsDirect(member)
            ? $"{owner}.{CSharpIdentifier.Escape(side.NameOf(member))} = {value};"
            : $"{Accessor(owner, member)} = {value};";
    }

    /// <summary>Writes the class that holds the accessors asked for so far; nothing when none was.</summary>
    public void WriteClass(CodeWriter writer)
    {
        if (accessors.Count == 0)
            return;
        writer.Line();
        using (writer.Block($"private static class {side.FieldsClass}"))
        {
            foreach (var lines in accessors.Values)
                writer.Lines(lines);
        }
    }

    private bool IsReflected(MemberShape member, bool isOpaque) => isOpaque || (member.DeclaringShape.IsGeneric && !side.IsDirect(member));

    private string Accessor(string owner, MemberShape member)
    {
        var name = AccessorOf(member);
        var reference = member.DeclaringShape.IsValueType ? "ref " : "";
        accessors.TryAdd(name, [.. FieldAccessor.Lines(
            "public", side.TypeNameOf(member), name, side.TypeNameOf(member.DeclaringShape), member.DeclaringShape.IsValueType,
            side.StorageFieldOf(member))]);
        return $"{side.FieldsClass}.{name}({reference}{owner})";
    }

    private string Reflected(MemberShape member, bool isOpaque)
    {
        var name = AccessorOf(member);
        var field = isOpaque ? "object" : side.TypeNameOf(member);
        accessors.TryAdd(name,
        [
            $"public static readonly ReflectedField<{side.TypeNameOf(member.DeclaringShape)}, {field}> {name} = "
                + $"new({CSharpText.Literal(side.StorageFieldOf(member))});",
        ]);
        return $"{side.FieldsClass}.{name}";
    }

    // <Price>k__BackingField becomes Price, <price>P (a primary constructor's parameter) becomes priceP; each member has an accessor of its
    // own.
    private string AccessorOf(MemberShape member)
    {
        if (!names.TryGetValue(member, out var name))
        {
            name = CSharpIdentifier.Clean(member.StorageField.Replace("k__BackingField", "", StringComparison.Ordinal)
                .Replace("<", "", StringComparison.Ordinal).Replace(">", "", StringComparison.Ordinal));
            names.Add(member, name = CSharpIdentifier.Free($"{identifiers[member.DeclaringShape]}_{name}", taken));
        }
        return name;
    }
}

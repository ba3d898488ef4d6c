using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.PolyType;

/// <summary>Which constructor fits a type's members best, by the rules that PolyType documents for public ones.</summary>
internal static class PolyTypeConstructors
{
    /// <summary>The constructor with the fewest parameters that no member feeds, then with the most that feed members nobody can set, then the shortest; public ones first.</summary>
    public static ConstructorShape? Best(ObjectShape type) => type.Constructors
        .OrderBy(constructor => constructor.Parameters.Count(parameter => Fed(type, parameter) is null))
        .ThenByDescending(constructor => constructor.Parameters.Count(parameter => Fed(type, parameter) is { } member && (member.SetAccess is null || member.IsReadOnly)))
        .ThenByDescending(constructor => constructor.Access == Access.Public)
        .ThenBy(constructor => constructor.Parameters.Count)
        .FirstOrDefault();

    private static MemberShape? Fed(ObjectShape type, ParameterShape parameter) => type.AllMembers.FirstOrDefault(member =>
        string.Equals(member.Name.TrimStart('_'), parameter.Name.TrimStart('_'), StringComparison.OrdinalIgnoreCase) && member.Shape == parameter.Shape);
}

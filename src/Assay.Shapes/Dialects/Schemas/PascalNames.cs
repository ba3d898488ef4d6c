using System.Globalization;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Names fields as C# names properties, for compilers that keep such a name. No two differ in case alone.</summary>
/// <param name="reserved">Names that no property may have.</param>
internal sealed class PascalNames(IEnumerable<string> reserved) : ISchemaNames
{
    private readonly HashSet<string> _taken = new(reserved, StringComparer.OrdinalIgnoreCase);

    /// <inheritdoc/>
    public (string Field, string Property) Take(string member)
    {
        var name = SchemaText.Pascal(member);
        var unique = name;
        for (var i = 2; !_taken.Add(unique); i++)
            unique = name + i.ToString(CultureInfo.InvariantCulture);
        return (unique, unique);
    }
}

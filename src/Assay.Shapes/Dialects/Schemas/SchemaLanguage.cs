using System.Globalization;
using System.Text;
using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>What one schema language can say, and what C# its compiler makes of it.</summary>
internal abstract class SchemaLanguage
{
    /// <summary>How sentences call it, such as <c>Protocol Buffers</c>.</summary>
    public abstract string Name { get; }

    /// <summary>First segment of the namespaces of generated classes. Formats may write it, so it is short and never changes.</summary>
    public abstract string Prefix { get; }

    /// <summary>Whether lists and maps hold nulls without a message around them.</summary>
    public virtual bool HoldsNulls => false;

    /// <summary>
    /// Whether a list that is not there reads back as another thing than an empty one; a flag beside it tells them apart otherwise.
    /// </summary>
    public virtual bool TellsNullFromEmpty => false;

    /// <summary>
    /// Whether a place may hold one of several messages without a message around them; its C# type is <see cref="object"/>.
    /// </summary>
    public virtual bool HasOpenUnions => false;

    /// <summary>Whether generated lists and maps stand there from the start and are filled; otherwise they are made and set.</summary>
    public virtual bool FillsInPlace => false;

    /// <summary>The type of the flag beside a list.</summary>
    public virtual string FlagType => "bool";

    /// <summary>Names that no message may have, because generated code uses them unqualified.</summary>
    public virtual IReadOnlyCollection<string> ReservedMessages => [];

    /// <summary>The classes that are generated for a message.</summary>
    public virtual IReadOnlyList<string> NamesWith(string message) => [message];

    /// <summary>The scalar of a shape; null for messages, lists and maps.</summary>
    public abstract SchemaScalar? ScalarOf(Shape shape);

    /// <summary>Whether a dictionary is carried by a map; otherwise by a list of entries.</summary>
    public virtual bool IsMap(DictionaryShape dictionary) => ScalarOf(dictionary.Key) is { IsMapKey: true };

    /// <summary>Whether a list or map may be an element of another without a message around it.</summary>
    public virtual bool Nests(Shape repeated) => false;

    /// <summary>Whether the shape is carried by a list or a map.</summary>
    public bool IsRepeated(Shape shape) => shape is DictionaryShape || (shape is CollectionShape && ScalarOf(shape) is null);

    /// <summary>Names the fields of a message.</summary>
    public abstract ISchemaNames NamesFor(SchemaMessage message);

    /// <summary>
    /// The declaration of a field without its name, such as <c>optional string</c>; empty where the language writes its schema from the
    /// shapes.
    /// </summary>
    public abstract string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable);

    /// <summary>The declaration of a union's alternative.</summary>
    public abstract string AlternativeOf(SchemaValue alternative);

    /// <summary>The field number after another; 1 after 0.</summary>
    public virtual int NumberAfter(int number) => number + 1;

    /// <summary>The generated class that the contract uses for a message, without its namespace.</summary>
    public virtual string ClassOf(SchemaMessage message) => message.Name;

    /// <summary>The C# type of places that hold lists.</summary>
    public virtual string ListOf(string element) => NewListOf(element);

    /// <summary>The C# type of lists that are put there.</summary>
    public virtual string NewListOf(string element) => $"global::System.Collections.Generic.List<{element}>";

    /// <summary>The C# type of places that hold maps.</summary>
    public virtual string MapOf(string key, string value) => NewMapOf(key, value);

    /// <summary>The C# type of maps that are put there.</summary>
    public virtual string NewMapOf(string key, string value) => $"global::System.Collections.Generic.Dictionary<{key}, {value}>";

    /// <summary>The expression that tells whether an optional scalar is there; null where the property itself is null then.</summary>
    public virtual string? PresenceOf(SchemaSlot slot, SchemaScalar scalar) => null;

    /// <summary>The same of a union's alternative.</summary>
    public virtual string? PresenceOf(string union, SchemaSlot slot, SchemaScalar scalar) => PresenceOf(slot, scalar);

    /// <summary>The schema.</summary>
    /// <param name="space">The namespace of the generated classes, as C# spells it.</param>
    public abstract EmittedFile EmitSchema(SchemaGraph schema, string space);

    /// <summary>What is emitted beside schema and contract.</summary>
    public virtual IReadOnlyList<EmittedFile> EmitBeside(SchemaGraph schema, string space) => [];

    /// <summary>C# expressions of what the adapter needs beside the types.</summary>
    public virtual IReadOnlyList<string> CompanionsOf(SchemaGraph schema, string space) => [];
}

/// <summary>Names the fields of one message so that the names of what is generated from them are known and clash with nothing.</summary>
internal interface ISchemaNames
{
    /// <summary>Takes a name for the field of a member.</summary>
    /// <param name="member">The member's name in C#.</param>
    /// <returns>The field in the schema, and the property that the generated class has for it.</returns>
    (string Field, string Property) Take(string member);
}

/// <summary>Names fields as C# names properties, for compilers that keep such a name. No two differ in case alone.</summary>
/// <param name="reserved">Names that no property may have.</param>
internal sealed class PascalNames(IEnumerable<string> reserved) : ISchemaNames
{
    private readonly HashSet<string> taken = new(reserved, StringComparer.OrdinalIgnoreCase);

    /// <inheritdoc/>
    public (string Field, string Property) Take(string member)
    {
        var name = SchemaText.Pascal(member);
        var unique = name;
        for (var i = 2; !taken.Add(unique); i++)
            unique = name + i.ToString(CultureInfo.InvariantCulture);
        return (unique, unique);
    }
}

/// <summary>Spells names as schema languages want them.</summary>
internal static class SchemaText
{
    /// <summary>Keeps ASCII letters and digits: neither schemas nor generators know others.</summary>
    /// <param name="otherwise">What stands where no letter is left, and before a digit.</param>
    public static string Ascii(string name, string otherwise)
    {
        var kept = string.Concat(name.Where(char.IsAsciiLetterOrDigit));
        return kept.Length == 0 ? otherwise : char.IsAsciiDigit(kept[0]) ? otherwise + kept : kept;
    }

    /// <summary>A member's name in lower case, words apart: <c>units_in_stock</c>.</summary>
    public static string Snake(string member)
    {
        var plain = Ascii(member, "member");
        var name = new StringBuilder();
        for (var i = 0; i < plain.Length; i++)
        {
            var startsWord = i > 0 && char.IsAsciiLetterUpper(plain[i])
                && (!char.IsAsciiLetterUpper(plain[i - 1]) || (i + 1 < plain.Length && char.IsAsciiLetterLower(plain[i + 1])));
            if (startsWord)
                name.Append('_');
            name.Append(char.ToLowerInvariant(plain[i]));
        }
        return name.ToString();
    }

    /// <summary>A member's name beginning with an upper case letter: <c>UnitsInStock</c>.</summary>
    public static string Pascal(string member)
    {
        var plain = Ascii(member, "Member");
        return char.ToUpperInvariant(plain[0]) + plain[1..];
    }

    /// <summary>
    /// The file that holds the schema of a namespace, without its ending: named after the namespace, because its content depends on the
    /// types alone and not on the data set.
    /// </summary>
    public static string FileOf(string space) => string.Concat(space.Split('.').Select(CSharpIdentifier.Pascal));
}

using System.Globalization;
using System.Text.RegularExpressions;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emission;

/// <summary>Copies and schemas have members in the order in which their author declares them, with numbers and keys to match.</summary>
public class DeclaredOrderTests
{
    private static readonly string[] Declared = ["secret", "Changes", "Name", "Last", "Level"];
    private static readonly string[] OfBase = ["Title", "Count", "Total"];

    /// <summary>Dialects that take the types as they are, or only text and flat structs: they emit no members.</summary>
    private static readonly string[] WithoutMembers =
        ["json-context", "marshal", "marshal-inline", "payload", "plain", "straight-line", "text", "unmanaged", "zero-formatter-ilist"];

    public static TheoryData<string, bool> Dialects
    {
        get
        {
            TheoryData<string, bool> all = [];
            foreach (var dialect in DialectCatalogue.All.Select(dialect => dialect.Name).Except(WithoutMembers))
            {
                all.Add(dialect, false);
                all.Add(dialect, true);
            }
            return all;
        }
    }

    [Theory]
    [MemberData(nameof(Dialects))]
    public void Members_stand_in_declared_order_with_numbers_to_match(string dialect, bool hasCode)
    {
        var text = TextOf(dialect, "Logged", hasCode);
        var own = Places(text, Declared);

        Assert.Equal(own.Order(), own);
        Assert.InRange(own.Count, Declared.Length - 1, Declared.Length);
        var numbers = NumbersIn(text);
        Assert.Equal(numbers.Order(), numbers);
    }

    [Theory]
    [InlineData("message-pack", 3)]
    [InlineData("msgpack-cli", 3)]
    [InlineData("poly-type-keys", 3)]
    [InlineData("zero-formatter", 3)]
    [InlineData("memory-pack-references", 3)]
    [InlineData("protobuf-net", 1)]
    [InlineData("orleans", 0)]
    [InlineData("bond", 0)]
    public void Numbers_of_a_derived_class_go_on_where_the_library_counts_the_whole_hierarchy(string dialect, int first)
    {
        var ofBase = TextOf(dialect, "Chronicle", hasCode: true);

        Assert.Equal(first, NumbersIn(TextOf(dialect, "Logged", hasCode: true))[0]);
        Assert.Equal([.. Enumerable.Range(first == 1 ? 1 : 0, OfBase.Length)], NumbersIn(ofBase));
        Assert.Equal(Places(ofBase, OfBase).Order(), Places(ofBase, OfBase));
    }

    [Fact]
    public void A_field_of_the_author_keeps_its_place_among_the_fields_and_its_property_its_own()
    {
        var text = TextOf("serializable", "Logged", hasCode: true);

        string[] all = ["name = \"\";", "level;", "secret", "Changes {", "Name\n", "Last {", "Level\n"];
        var places = all.Select(part => text.IndexOf(part, StringComparison.Ordinal)).ToList();
        Assert.Equal(places.Order(), places);
        Assert.DoesNotContain(-1, places);
    }

    private static string TextOf(string dialect, string type, bool hasCode)
    {
        var graph = SampleAssembly.Read("Logged");
        if (hasCode)
            graph = Code().AttachTo(graph);
        var bound = Assert.IsType<BoundDialect>(DialectCatalogue.Find(dialect)!.Bind(graph), exactMatch: false);
        var files = bound.Emit(new EmissionContext("logged", "net10.0", new MapperEmitter())).Files;
        var whole = files.FirstOrDefault(file => file.Name.EndsWith($".{type}.g.cs", StringComparison.Ordinal))
            ?? files.FirstOrDefault(file => !file.Name.EndsWith(".cs", StringComparison.Ordinal))
            ?? files.First(file => file.Content.Contains("Logged", StringComparison.Ordinal));
        return whole.Content[Math.Max(0, whole.Content.IndexOf($" {type}", StringComparison.Ordinal))..];
    }

    // Schema languages spell names in their own way, and JSON has a "name" of its own; where a copy has the author's field beside the
    // property, only the case tells them apart.
    private static List<int> Places(string text, string[] members)
    {
        var options = text.Contains("public ", StringComparison.Ordinal) ? RegexOptions.None : RegexOptions.IgnoreCase;
        var found = members.Select(member => Regex.Match(text, $@"\b{member}\b(?!\.|"":)", options));
        return [.. found.Where(match => match.Success).Select(match => match.Index)];
    }

    private static List<int> NumbersIn(string text) =>
    [
        .. Regex.Matches(text, @"\[(?:field: )?global::[\w.]+\.(?:Key|Id|Index|ProtoMember|MessagePackMember|MemoryPackOrder)\((\d+)")
            .Select(found => int.Parse(found.Groups[1].Value, CultureInfo.InvariantCulture)),
    ];

    private static CodeOfTypes Code() => CodeOfTypes.None with
    {
        Types =
        [
            new CodeOfType("global::Shop.Catalogue.Chronicle") { Properties = Over(("Count", "count")) },
            new CodeOfType("global::Shop.Catalogue.Logged")
            {
                Properties = Over(("Name", "name"), ("Level", "level")),
                Initializers = new Dictionary<string, string> { ["name"] = "\"\"" },
            },
        ],
    };

    private static Dictionary<string, PropertyCode> Over(params (string Name, string Field)[] properties) =>
        properties.ToDictionary(
            property => property.Name, property => new PropertyCode($"get => {property.Field};", $"set => {property.Field} = value;"));
}

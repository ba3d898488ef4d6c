using System.Collections;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emission;

public class EditedTypesTests
{
    [Fact]
    public void Only_edits_that_change_something_are_possible_the_smallest_first()
    {
        var possible = EditedTypes.Possible(SampleAssembly.Read("Shop.Catalogue.BookShelf"));

        Assert.NotEmpty(possible);
        Assert.All(possible, one => Assert.True(one.Constructors + one.Members > 0));
        Assert.Equal(possible.OrderBy(one => one.Constructors + one.Members), possible);
    }

    [Theory]
    [InlineData("Shop.Catalogue.BookShelf")]
    [InlineData("Shop.Catalogue.Employee")]
    [InlineData("Shop.Catalogue.Zoo")]
    [InlineData("Shop.Catalogue.Range")]
    public void An_edit_leaves_nothing_to_edit_but_the_users_own_accessors(string root)
    {
        var graph = EditedTypes.Make(SampleAssembly.Read(root), TypeEdits.ParameterlessConstructors | TypeEdits.PublicMembers);

        Assert.Empty(EditedTypes.Possible(graph));
        Assert.All(
            graph.Objects.Where(type => type.Kind is not ObjectKind.Interface and not ObjectKind.Struct and not ObjectKind.RecordStruct),
            type => Assert.Contains(type.Constructors, constructor => constructor is { Access: Access.Public, Parameters.Count: 0 }));
        Assert.All(
            graph.Objects.Where(type => !type.IsReadOnly).SelectMany(type => type.Members)
                .Where(member => member is { HasPlace: true, HasOwnAccessors: false }), member => Assert.True(member.IsPublicReadWrite));
    }

    [Fact]
    public void Setters_open_public_properties_alone()
    {
        var before = SampleAssembly.Read("Shop.Catalogue.BookShelf");
        var after = EditedTypes.Make(SampleAssembly.Read("Shop.Catalogue.BookShelf"), TypeEdits.PublicSetters);

        Assert.Equal(
            before.Objects.SelectMany(type => type.Members).Select(member => (member.ToString(), member.Access)),
            after.Objects.SelectMany(type => type.Members).Select(member => (member.ToString(), member.Access)));
    }

    [Theory]
    [InlineData("Shop.Catalogue.BookShelf")]
    [InlineData("Shop.Catalogue.Employee")]
    [InlineData("Shop.Catalogue.Zoo")]
    [InlineData("Shop.Catalogue.Range")]
    public void A_constructor_of_all_members_stands_beside_those_that_leave_one_out(string root)
    {
        var before = SampleAssembly.Read(root);
        var after = EditedTypes.Make(SampleAssembly.Read(root), TypeEdits.MemberConstructors);
        var added = after.Objects.Zip(before.Objects)
            .SelectMany(
                pair => pair.First.Constructors.Skip(pair.Second.Constructors.Count)
                .Select(constructor => (Type: pair.First, Constructor: constructor))).ToList();

        Assert.Equal(EditedTypes.Possible(before).FirstOrDefault(edit => edit.Edits == TypeEdits.MemberConstructors)?.Constructors ?? 0,
            added.Count);
        Assert.All(added, one => Assert.NotEqual(Access.Public, one.Constructor.Access));
        Assert.All(added,
            one => Assert.Equal(
                one.Type.AllMembers.Count(member => member is { HasPlace: true, IsNonSerialized: false, IsOverride: false }),
                one.Constructor.Parameters.Count));
        Assert.DoesNotContain(EditedTypes.Possible(after), edit => edit.Edits == TypeEdits.MemberConstructors);
    }

    [Fact]
    public void Types_that_only_values_name_join_a_graph_that_is_read_with_generic_collections()
    {
        var graph = ReadChest();
        var chest = graph.Objects.First();

        Assert.True(UntypedCollections.AreIn(SampleAssembly.Read("Chests.Chest")));
        Assert.False(UntypedCollections.AreIn(graph));
        Assert.Equal(["Chest", "Tool", "Saw"], graph.Objects.Select(type => type.ToString()));
        Assert.Equal(["List<Tool>", "Dictionary<string, int>", "long[]"], chest.Members.Select(member => member.Shape.ToString()));
        Assert.Equal(["global::System.Collections.ArrayList", "global::System.Collections.Hashtable", "object[]"],
            chest.Members.Select(member => member.UntypedName));
        Assert.Equal("List<Tool>", Assert.Single(Assert.Single(chest.Constructors).Parameters).Shape.ToString());
    }

    [Fact]
    public void Every_edit_of_a_graph_with_generic_collections_has_these_too()
    {
        var possible = EditedTypes.Possible(ReadChest());

        Assert.Equal((TypeEdits.GenericCollections, 3), (possible[0].Edits, possible[0].Collections));
        Assert.All(possible, one => Assert.True(one.Edits.HasFlag(TypeEdits.GenericCollections)));
        Assert.Contains(possible, one => one.Edits == (TypeEdits.GenericCollections | TypeEdits.ParameterlessConstructors));
        Assert.Equal(possible.Count, possible.Select(one => EditedRoot.NameOf("Chests.Chest", one.Edits)).Distinct().Count());
    }

    [Fact]
    public void A_member_whose_element_type_is_not_found_stays_as_it_is()
    {
        using var reader = SampleAssembly.Open();
        var graph =
            reader.Read("Chests.Chest", [], [new TypedMember("Chests.Chest", "_tools", "System.Collections.Generic.List<Elsewhere.Tool>")]);

        Assert.Empty(UntypedCollections.TypedIn(graph));
        Assert.True(UntypedCollections.AreIn(graph));
    }

    [Theory]
    [InlineData("plain")]
    [InlineData("data-contract")]
    [InlineData("serializable")]
    public void Copies_have_the_generic_collections_and_the_mapper_goes_between_both(string dialect)
    {
        var graph =
            EditedTypes.Make(ReadChest(), TypeEdits.GenericCollections | TypeEdits.ParameterlessConstructors | TypeEdits.PublicMembers);
        var bound = Assert.IsType<BoundDialect>(DialectCatalogue.Find(dialect)!.Bind(graph), exactMatch: false);
        var contract = bound.Emit(new EmissionContext("chest", "net10.0", new MapperEmitter()));
        var assembly = EmittedSample.Load(contract);
        dynamic mapper = Activator.CreateInstance(assembly.GetTypes().Single(type => type.Name == "ChestContract"), nonPublic: true)!;
        dynamic tool = Activator.CreateInstance(PlainType("Chests.Saw"))!;
        tool.Name = "saw";
        tool.Teeth = 7;
        dynamic chest = Activator.CreateInstance(PlainType("Chests.Chest"), new ArrayList { tool, null })!;
        chest.Owners = new Hashtable(StringComparer.OrdinalIgnoreCase) { ["Ada"] = 1 };
        chest.Marks = new object[] { 1L, 2L };

        object copy = ToContract(mapper, chest);
        dynamic back = ToPlain(mapper, copy);

        var tools = (IList)Stored(copy, "Tools", "_tools")!;
        Assert.Equal(("List`1", 2), (tools.GetType().Name, tools.Count));
        Assert.IsType<long[]>(Stored(copy, "Marks", "Marks"));
        Assert.IsType<ArrayList>((object)back.Tools);
        Assert.Equal(7, (int)back.Tools[0].Teeth);
        Assert.Null((object?)back.Tools[1]);
        Assert.Equal(1, (int)((Hashtable)back.Owners)["ADA"]!);
        Assert.Equal(new object[] { 1L, 2L }, (object[])back.Marks);
    }

    private static ShapeGraph ReadChest()
    {
        TypedMember[] typed =
        [
            new("Chests.Chest", "_tools", "System.Collections.Generic.List<Chests.Tool>"),
            new("Chests.Chest", "<Owners>k__BackingField", "System.Collections.Generic.Dictionary<string, int>"),
            new("Chests.Chest", "<Marks>k__BackingField", "long[]"),
        ];
        Assert.Equal(typed, TypedMember.Read(TypedMember.Write(typed)));
        using var reader = SampleAssembly.Open();
        return reader.Read("Chests.Chest", [], typed);
    }

    private static Type PlainType(string name) =>
        AppDomain.CurrentDomain.GetAssemblies().First(assembly => assembly.Location == SampleAssembly.Path)
            .GetType(name, throwOnError: true)!;

    private static object ToContract(object mapper, object plain) => mapper.GetType().GetMethod("ToContract")!.Invoke(mapper, [plain])!;

    private static object ToPlain(object mapper, object contract) => mapper.GetType().GetMethod("ToPlain")!.Invoke(mapper, [contract])!;

    private static object? Stored(object copy, string property, string field) =>
        copy.GetType().GetProperty(property) is { } found ? found.GetValue(copy) : copy.GetType().GetField(field)?.GetValue(copy);
}

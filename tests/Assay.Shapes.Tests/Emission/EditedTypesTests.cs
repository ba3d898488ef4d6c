using Assay.Shapes.Graph;
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
        Assert.All(graph.Objects.Where(type => !type.IsReadOnly).SelectMany(type => type.Members).Where(member => member is { HasPlace: true, HasOwnAccessors: false }), member => Assert.True(member.IsPublicReadWrite));
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
        var added = after.Objects.Zip(before.Objects).SelectMany(pair => pair.First.Constructors.Skip(pair.Second.Constructors.Count).Select(constructor => (Type: pair.First, Constructor: constructor))).ToList();

        Assert.Equal(EditedTypes.Possible(before).FirstOrDefault(edit => edit.Edits == TypeEdits.MemberConstructors)?.Constructors ?? 0, added.Count);
        Assert.All(added, one => Assert.NotEqual(Access.Public, one.Constructor.Access));
        Assert.All(added, one => Assert.Equal(one.Type.AllMembers.Count(member => member is { HasPlace: true, IsNonSerialized: false, IsOverride: false }), one.Constructor.Parameters.Count));
        Assert.DoesNotContain(EditedTypes.Possible(after), edit => edit.Edits == TypeEdits.MemberConstructors);
    }
}

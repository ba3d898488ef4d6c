using System.Runtime.InteropServices;
using Assay.Code;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Engine.Tests.Types;

/// <summary>The code of classes, as it comes along into their contracts.</summary>
public class OwnCodeTests
{
    private static readonly string Assembly = typeof(OwnClasses.Samples).Assembly.Location;
    private static readonly OwnCodeReader Reader = new([Assembly], FrameworkAssemblies.Managed);

    [Theory]
    [InlineData("OwnClasses.DefaultsGroup")]
    [InlineData("OwnClasses.AccessorGroup")]
    [InlineData("OwnClasses.MemberGroup")]
    [InlineData("OwnClasses.ConstructorGroup")]
    [InlineData("OwnClasses.GenericGroup")]
    [InlineData("OwnClasses.GetterGroup")]
    [InlineData("OwnClasses.BeforeWriting")]
    [InlineData("OwnClasses.HonouredGroup")]
    [InlineData("OwnClasses.CollectionGroup")]
    public void All_code_of_small_classes_comes_along(string root) =>
        Assert.Empty(Reader.Read(Graph(root), TestContext.Current.CancellationToken).LeftOut);

    [Fact]
    public void Code_has_marks_in_the_place_of_the_users_names_and_brings_what_it_uses()
    {
        var code = Reader.Read(Graph("OwnClasses.AccessorGroup"), TestContext.Current.CancellationToken);

        var setter = code.Types.Single(type => type.Type == "global::OwnClasses.SetterCallsHelper");
        Assert.Contains("\uE000global::OwnClasses.Codes\uE001.Clean", setter.Properties["Code"].Set, StringComparison.Ordinal);
        Assert.Contains("global::OwnClasses.Codes", code.Helpers.Select(helper => helper.Type));
        Assert.Equal("", code.Helpers.Single(helper => helper.Type == "global::OwnClasses.Codes").Container);
    }

    [Fact]
    public void A_property_without_storage_that_nothing_uses_stays_behind()
    {
        var code = Reader.Read(Graph("OwnClasses.Computed"), TestContext.Current.CancellationToken);

        Assert.DoesNotContain(
            code.Types.SelectMany(type => type.Members), member => member.Name.Contains("Twice", StringComparison.Ordinal));
    }

    [Fact]
    public void A_class_that_is_a_collection_comes_along_as_one()
    {
        var mixtape = Reader.Read(Graph("OwnClasses.Mixtape"), TestContext.Current.CancellationToken).Types.Single();

        InterfaceCode face = mixtape.Interfaces.Single(face => face.Name == "global::System.Collections.Generic.ICollection<string>");
        Assert.Contains("Mixtape.Add(string)", face.Members);
        Assert.Contains("Mixtape.Count", face.Members);
        Assert.Contains(mixtape.Members, member => member.Declaration.Contains("IEnumerable.GetEnumerator", StringComparison.Ordinal));
        Assert.DoesNotContain(mixtape.Members, member => member.Declaration.Contains("Name", StringComparison.Ordinal));
    }

    [Fact]
    public void A_closed_generic_type_has_its_own_copy_of_the_code()
    {
        var code = Reader.Read(Graph("OwnClasses.GenericGroup"), TestContext.Current.CancellationToken);

        Assert.Contains(code.Types, type => type.Type == "global::OwnClasses.Page<int>" && type.Constructors.ContainsKey(""));
    }

    [Fact]
    public void A_piece_that_does_not_compile_falls_back_alone()
    {
        var graph = Graph("OwnClasses.ConstructorSums");
        var whole = Reader.Read(graph, TestContext.Current.CancellationToken);
        var type = whole.Types.Single();
        var broken = whole with
        {
            Types = [type with { Initializers = new Dictionary<string, string> { ["<Sum>k__BackingField"] = "Nowhere.Value" } }],
        };

        var tried = Reader.Try(graph, broken, TestContext.Current.CancellationToken);

        var left = Assert.Single(tried.LeftOut);
        Assert.Equal(("ConstructorSums", "initializer of Sum"), (left.Type, left.Member));
        Assert.Contains("Nowhere", left.Reason, StringComparison.Ordinal);
        Assert.Equal(type.Constructors, tried.Types.Single().Constructors);
    }

    [Fact]
    public void What_no_piece_can_mend_takes_the_code_of_all_types_with_it()
    {
        var graph = Graph("OwnClasses.Rank");
        var whole = Reader.Read(graph, TestContext.Current.CancellationToken);
        var type = whole.Types.Single() with { Interfaces = [new InterfaceCode("global::INowhere", [])] };
        var broken = whole with { Types = [type] };

        var tried = Reader.Try(graph, broken, TestContext.Current.CancellationToken);

        Assert.Empty(tried.Types);
        Assert.True(Assert.Single(tried.LeftOut).IsOfAll);
    }

    [Fact]
    public void A_static_constructor_comes_along_with_the_fields_that_it_sets()
    {
        var code = Reader.Read(Graph("OwnClasses.StaticallySet"), TestContext.Current.CancellationToken);

        Assert.Empty(code.LeftOut);
        Assert.Contains(code.Types.Single().Members,
            member => member.Declaration.StartsWith(
                "static \uE000\uE002global::OwnClasses.StaticallySet\uE001()", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("OwnClasses.Code", "global::System.IEquatable<\uE000global::OwnClasses.Code\uE001>")]
    [InlineData("OwnClasses.Rank", "global::System.IComparable<\uE000global::OwnClasses.Rank\uE001>")]
    [InlineData("OwnClasses.CallbackReceiver", "global::System.Runtime.Serialization.IDeserializationCallback")]
    public void Interfaces_by_which_members_are_called_come_along(string root, string face)
    {
        var code = Reader.Read(Graph(root), TestContext.Current.CancellationToken);

        Assert.Empty(code.LeftOut);
        var found = Assert.Single(code.Types.Single().Interfaces);
        Assert.Equal(face, found.Name);
        Assert.Contains(code.Types.Single().Members, member => member.Name == Assert.Single(found.Members));
    }

    [Fact]
    public void A_member_that_does_not_compile_takes_its_interface_with_it()
    {
        var graph = Graph("OwnClasses.Rank");
        var whole = Reader.Read(graph, TestContext.Current.CancellationToken);
        var type = whole.Types.Single();
        var comparison = type.Members.Single(member => member.Name.Contains("CompareTo", StringComparison.Ordinal));
        var broken = whole with
        {
            Types = [type with
            {
                Members = [comparison with { Declaration = comparison.Declaration.Replace("Level", "Nowhere", StringComparison.Ordinal) }],
            }],
        };

        var tried = Reader.Try(graph, broken, TestContext.Current.CancellationToken);

        Assert.Equal(comparison.Name, Assert.Single(tried.LeftOut).Member);
        Assert.Empty(tried.Types.Single().Interfaces);
        Assert.False(tried.Types.Single().HasOrder);
    }

    [Fact]
    public void A_property_over_a_field_of_a_generic_class_is_one_datum()
    {
        var pair = Graph("OwnClasses.CalledGroup").Objects.Single(type => type.TypeName.Name == "Pair");

        Assert.Equal([("First", "_first"), ("Second", "second")], pair.Members.Select(member => (member.Name, member.StorageField)));
    }

    [Fact]
    public void A_type_that_cannot_be_decompiled_has_no_source()
    {
        new Decompilers([RuntimeEnvironment.GetRuntimeDirectory()]).Use(Assembly, decompiler =>
        {
            TypeSources sources = new(decompiler);

            Assert.Contains(
                "Rank", sources.Read("OwnClasses.Rank", TestContext.Current.CancellationToken)!.Source, StringComparison.Ordinal);
            Assert.Null(sources.Read("OwnClasses.Nowhere", TestContext.Current.CancellationToken));
        });
    }

    private static ShapeGraph Graph(string root)
    {
        using var reader = ShapeReader.Open(Assembly, RuntimeEnvironment.GetRuntimeDirectory());
        return reader.Read(root);
    }
}

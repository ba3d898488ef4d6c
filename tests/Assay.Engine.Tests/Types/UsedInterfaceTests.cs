using System.Text.RegularExpressions;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Engine.Tests.Types;

/// <summary>Interfaces, constructors and enums are in contracts what the code of the types knows.</summary>
public sealed class UsedInterfaceTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_constructor_is_called_as_its_author_calls_it()
    {
        CodeOfTypes code = Read("""
            public class Parcel
            {
                public Kind Kind { get; }
                private static readonly string Name = "b";
                public Label[] Labels { get; }
                public Parcel(
                    System.DateTimeKind kind = System.DateTimeKind.Utc, int? number = 5, Kind other = Kind.B, decimal rate = 1.5m,
                    string text = "a\"b", double limit = double.NaN, System.Type type = null, params Label[] labels)
                {
                    Kind = other;
                    Labels = labels;
                }
                public Parcel() : this(System.DateTimeKind.Local) { }
                internal Parcel(byte weight)
                    : this(System.DateTimeKind.Local, 1, Kind.A, weight, "x", 2, null, new Label("a"), new Label(in Name, 3)) { }
            }
            public enum Kind { A, B }
            public class Label { public string Text { get; } public Label(in string text, long number = -2) { Text = text + number; } }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(3, code.Types.Single(type => type.Type == "global::Shop.Parcel").Constructors.Count);
    }

    [Fact]
    public void An_enum_of_NET_is_the_one_that_code_knows()
    {
        CodeOfTypes code = Read("""
            public class Parcel
            {
                private System.DayOfWeek day;
                public System.DayOfWeek Day
                {
                    get => day;
                    set => day = value == System.DateTime.UnixEpoch.DayOfWeek ? System.DayOfWeek.Friday : value;
                }
            }
            """);

        Assert.Empty(code.LeftOut);
    }

    [Fact]
    public void What_is_marked_as_experimental_is_used_by_its_author_without_a_warning()
    {
        CodeOfTypes code = Read("""
            public class Parcel
            {
                private string name = "";
                public string Name { get => name; set => name = Texts.Tidy(value); }
            }
            [System.Diagnostics.CodeAnalysis.Experimental("SHOP001")]
            public static class Texts { public static string Tidy(string text) => text.Trim(); }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(["SHOP001"], code.DisabledWarnings);
    }

    [Fact]
    public void Code_uses_members_of_an_interface()
    {
        CodeOfTypes code = Read("""
            public class Parcel
            {
                private IContent content;
                public IContent Content { get => content; set { content?.Dispose(); value.Open().Dispose(); content = value; } }
            }
            public interface IContent : System.IDisposable { System.IO.Stream Open(); string Unused(); }
            public class Content : IContent
            {
                public string Name { get; set; }
                public string Unused() => Name;
                System.IO.Stream IContent.Open() => new System.IO.MemoryStream();
                void System.IDisposable.Dispose() { }
            }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(["IContent.Open()"],
            code.Types.Single(type => type.Type == "global::Shop.IContent").Members.Select(member => member.Name));
        Assert.Contains(code.Types.Single(type => type.Type == "global::Shop.Content").Members,
            member => member.Declaration.Contains("IContent\uE001.Open", StringComparison.Ordinal));
    }

    [Fact]
    public void A_collection_implements_what_its_own_interface_derives_from()
    {
        CodeOfTypes code = Read("""
            public class Parcel { public Bag Bag { get; set; } }
            public class Thing { public string Name; }
            public interface IBag : System.Collections.Generic.IEnumerable<Thing> { }
            public class Bag : Thing, IBag
            {
                private readonly System.Collections.Generic.List<Thing> things = [];
                public void Add(Thing thing) => things.Add(thing);
                public System.Collections.Generic.IEnumerator<Thing> GetEnumerator() => things.GetEnumerator();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(2, code.Types.Single(type => type.Type == "global::Shop.Bag").Interfaces.Count);
    }

    [Fact]
    public void A_type_is_for_code_what_its_own_interface_says()
    {
        CodeOfTypes code = Read("""
            public class Parcel
            {
                private Label label;
                public Label Label { get => label; set => label = (Label)Copies.Of(value); }
                public Shelf<Label> Shelf { get; set; }
                public Parcel() { label = new Shelf<Label>().First; }
            }
            public interface ICopyable { ICopyable Copy(); string Name { get; } }
            public interface INumbered { int Number(); }
            public interface IUnused { void Never(); }
            public class Label : ICopyable, INumbered, IUnused
            {
                public string Name { get; set; }
                public ICopyable Copy() => new Label { Name = Name };
                public int Number() => 5;
                public void Never() { }
            }
            internal static class Copies { internal static ICopyable Of(ICopyable value) => value.Copy(); }
            public class Shelf<T> where T : class, INumbered { public T First { get; set; } }
            """);

        Assert.Empty(code.LeftOut);
        CodeOfType label = code.Types.Single(type => type.Type == "global::Shop.Label");
        Assert.Equal(["ICopyable", "INumbered"],
            label.Interfaces.Select(face => face.Name.Split('.')[^1].TrimEnd('\uE001')).Order(StringComparer.Ordinal));
        Assert.Equal(["Label.Copy()", "Label.Number()"], label.Members.Select(member => member.Name).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("public abstract class Shape { public abstract int Sides(); }", "public override int Sides() => 4;")]
    [InlineData("public interface Shape { int Sides(); }", "public int Sides() => 4;")]
    public void Where_an_implementation_does_not_compile_what_it_implements_goes_and_the_rest_stays(string shape, string implementation)
    {
        CompiledShop shop = new(folder, $$"""
            public class Parcel
            {
                private Shape shape;
                private int count;
                public Shape Shape { get => shape; set { shape = value.Sides() > 0 ? value : null; } }
                public int Count { get => count; set => count = value + 1; }
            }
            {{shape}}
            public class Square : Shape { public int Size { get; set; } {{implementation}} }
            """);
        CodeOfTypes whole = shop.Read();
        CodeOfType square = whole.Types.Single(type => type.Type == "global::Shop.Square");
        MemberCode broken = Assert.Single(square.Members) with
        {
            Declaration = implementation.Replace("4", "Nowhere.Value", StringComparison.Ordinal),
        };

        CodeOfTypes tried =
            shop.Try(whole with { Types = [.. whole.Types.Except([square]), square with { Members = [broken] }] });

        Assert.Empty(whole.LeftOut);
        Assert.Equal(["Parcel: accessors of Shape", "Shape: Shape.Sides()", "Square: Square.Sides()"],
            tried.LeftOut.Select(left => $"{left.Type}: {left.Member}").Order(StringComparer.Ordinal));
        Assert.Equal(["Count"], tried.Types.Single(type => type.Type == "global::Shop.Parcel").Properties.Keys);
    }

    [Theory]
    [InlineData("data-contract", false)]
    [InlineData("serializable", false)]
    [InlineData("iserializable", false)]
    [InlineData("data-contract", true)]
    [InlineData("serializable", true)]
    [InlineData("iserializable", true)]
    public void A_copy_writes_itself_where_the_code_for_it_came_along(string dialect, bool isBroken)
    {
        CompiledShop shop = new(folder, """
            public class Parcel { public Label Label { get; set; } }
            [System.Serializable]
            public class Label : System.Runtime.Serialization.ISerializable
            {
                private string text;
                public Label(string text) => this.text = text;
                protected Label(
                    System.Runtime.Serialization.SerializationInfo info, System.Runtime.Serialization.StreamingContext context) =>
                    text = info.GetString("t");
                void System.Runtime.Serialization.ISerializable.GetObjectData(
                    System.Runtime.Serialization.SerializationInfo info, System.Runtime.Serialization.StreamingContext context) =>
                    info.AddValue("t", text);
            }
            """);
        CodeOfTypes code = shop.Read();
        if (isBroken)
            code = code.Without(CodePiece.Interface("global::System.Runtime.Serialization.ISerializable"));

        DialectBinding bound = DialectCatalogue.Find(dialect)!.Bind(code.AttachTo(shop.Graph));

        Assert.Empty(code.LeftOut);
        Assert.Equal(
            isBroken ? "Assay cannot emit this yet: Label implements ISerializable, and a copy of it would not write itself." : null,
            bound.Refusal);
        string? label = (bound as BoundDialect)?.Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter()))
            .Files.Select(file => file.Content).Single(text => text.Contains("class Label", StringComparison.Ordinal));
        Assert.Equal(!isBroken, label?.Contains("[global::System.Serializable]", StringComparison.Ordinal) ?? false);
        Assert.Equal(isBroken ? 0 : 1, Regex.Count(PieceComment.Without(label ?? ""), "GetObjectData"));
    }

    [Fact]
    public void What_types_call_experimental_is_named_without_a_warning()
    {
        CompiledShop shop = new(folder, """
            [System.Diagnostics.CodeAnalysis.Experimental("SHOP001")]
            public class Parcel { [System.Diagnostics.CodeAnalysis.Experimental("SHOP002")] public int Number { get; set; } }
            """);

        Assert.Equal(["SHOP001", "SHOP002"], shop.Graph.DisabledWarnings);
        Assert.Contains("#pragma warning disable CS0108, CS0114, CS0169, CS0414, CS0628, CS0649, CS1591, CS8860, CS8981, SHOP001, SHOP002",
            EmittedBy("data-contract", shop), StringComparison.Ordinal);
    }

    [Fact]
    public void What_MemoryPack_leaves_out_is_said_of_the_member_that_is_overridden()
    {
        CompiledShop shop = new(folder, """
            public class Parcel
            {
                private Shape shape;
                public Shape Shape { get => shape; set => shape = value?.Name == "" ? null : value; }
            }
            public abstract class Shape { public abstract string Name { get; } }
            public class Square : Shape { public int Size { get; set; } public override string Name => "square"; }
            """);

        string types = EmittedBy("memory-pack", shop);

        Assert.Contains("override string Name", types, StringComparison.Ordinal);
        Assert.Equal(1, Regex.Count(types, "MemoryPackIgnore"));
    }

    private static string EmittedBy(string dialect, CompiledShop shop) => string.Concat(
        ((BoundDialect)DialectCatalogue.Find(dialect)!.Bind(shop.Read().AttachTo(shop.Graph)))
            .Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter())).Files.Select(file => file.Content));

    private CodeOfTypes Read(string source) => new CompiledShop(folder, source).Read();
}

using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Graph;

namespace Assay.Engine.Tests.Types;

/// <summary>Interfaces, constructors and enums are in contracts what the code of the types knows.</summary>
public sealed class UsedInterfaceTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_constructor_is_called_as_its_author_calls_it()
    {
        var code = Read("""
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
        var code = Read("""
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
        var code = Read("""
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
        var code = Read("""
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
        var code = Read("""
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
        var code = Read("""
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
        var label = code.Types.Single(type => type.Type == "global::Shop.Label");
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
        var whole = shop.Read();
        var square = whole.Types.Single(type => type.Type == "global::Shop.Square");
        var broken = Assert.Single(square.Members) with
        {
            Declaration = implementation.Replace("4", "Nowhere.Value", StringComparison.Ordinal),
        };

        var tried =
            shop.Try(whole with { Types = [.. whole.Types.Except([square]), square with { Members = [broken] }] });

        Assert.Empty(whole.LeftOut);
        Assert.Equal(["Parcel: accessors of Shape", "Shape: Shape.Sides()", "Square: Square.Sides()"],
            tried.LeftOut.Select(left => $"{left.Type}: {left.Member}").Order(StringComparer.Ordinal));
        Assert.Equal(["Count"], tried.Types.Single(type => type.Type == "global::Shop.Parcel").Properties.Keys);
    }

    private CodeOfTypes Read(string source) => new CompiledShop(folder, source).Read();
}

using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Graph;

namespace Assay.Engine.Tests.Types;

/// <summary>Code of other types that the code of data uses comes along whole.</summary>
public sealed class UsedCodeTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void What_a_public_helper_uses_of_itself_is_no_reason_to_copy_it()
    {
        var code = Read("""
            public class Parcel { private string name = ""; public string Name { get => Texts.Tidy(name); set => name = value; } }
            public static class Texts
            {
                private static int calls;
                public static string Tidy(string text) { calls++; return Trimmed(text); }
                private static string Trimmed(string text) => text.Trim();
            }
            """);

        Assert.Empty(code.Helpers);
    }

    [Fact]
    public void Extension_methods_come_along()
    {
        var code = Read("""
            public class Parcel { private string name = ""; public string Name { get => name.Tidy(); set => name = value; } }
            internal static class Extensions { internal static string Tidy(this string text) => text.Trim(); }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(["global::Shop.Extensions"], code.Helpers.Select(helper => helper.Type));
    }

    [Fact]
    public void A_constructor_takes_a_type_that_no_member_stores()
    {
        var code = Read("""
            public class Parcel
            {
                public string Name { get; }
                public Parcel(ParcelOptions options) => Name = options.Name;
                internal Parcel(Source source) => Name = source.Name;
            }
            public class ParcelOptions { public string Name = ""; }
            internal class Source { public string Name = ""; }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(2, code.Types.Single().Constructors.Count);
    }

    [Fact]
    public void Generic_types_come_along_open_and_two_of_one_name_stay_apart()
    {
        var code = Read("""
            public class Parcel
            {
                private string name = "";
                public string Name
                {
                    get => name;
                    set => name = Box<string>.Of(value).Value + Other.Box.Name + typeof(Box<>).Name + typeof(Pair<,>).Name;
                }
            }
            internal class Box<T> { public T Value; internal static Box<T> Of(T value) => new Box<T> { Value = value }; }
            internal class Pair<T, U> { public Box<T> First; public Box<Box<U>> Second; }
            namespace Other { internal class Box { internal static string Name => ""; } }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(["global::Shop.Box<T>", "global::Shop.Other.Box"],
            code.Helpers.Select(helper => helper.Type).Where(type => type.Contains("Box", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_public_type_is_copied_where_code_uses_what_only_its_assembly_sees()
    {
        var code = Read("""
            public class Parcel
            {
                private string name = "";
                public string Name { get => name; set => name = Texts.Tidy(value) + Open.Name; }
            }
            public static class Texts { internal static string Tidy(string text) => text.Trim(); }
            public static class Open { public static string Name => ""; }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal("global::Shop.Texts", Assert.Single(code.Helpers).Type);
    }

    [Fact]
    public void What_code_uses_without_a_name_comes_along()
    {
        var code = Read("""
            public class Parcel
            {
                private Weight weight;
                private Labels labels;
                public Weight Weight { get => weight; set => weight = value; }
                public Labels Labels { get => labels; set => labels = value; }
                public Parcel() { weight = 5; labels = new Labels(); foreach (string label in labels) { weight = label.Length; } }
            }
            public class Weight { public int Grams; public static implicit operator Weight(int grams) => new Weight { Grams = grams }; }
            public class Labels : System.Collections.IEnumerable
            {
                public string First;
                public void Add(string label) => First = label;
                public System.Collections.IEnumerator GetEnumerator() => new[] { First }.GetEnumerator();
            }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Contains(code.Types.SelectMany(type => type.Members),
            member => member.Declaration.Contains("implicit operator", StringComparison.Ordinal));
    }

    [Fact]
    public void A_stored_property_overrides_one_whose_code_came_along()
    {
        var code = Read("""
            public class Parcel { public Label Label { get; set; } public Plain Other { get; set; } }
            public abstract class Label : System.IEquatable<Label>
            {
                public abstract string Text { get; }
                public bool Equals(Label other) => other.Text == Text;
            }
            public class Plain : Label { private readonly string text; public Plain(string text) => this.text = text; public override string Text => text; }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Contains(code.Types.SelectMany(type => type.Members), member => member.OpenProperty == "Text");
    }

    [Fact]
    public void An_attribute_that_no_library_knows_makes_no_callback()
    {
        var code = Read("""
            public class Parcel
            {
                public string Name { get; set; }
                [Mark] public string Twice() => Name + Name;
                [System.Obsolete, System.ComponentModel.EditorBrowsable] public string Thrice() => Name + Twice();
                [System.Runtime.Serialization.OnDeserialized] public void Read(System.Runtime.Serialization.StreamingContext context) { }
            }
            public sealed class MarkAttribute : System.Attribute;
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal("Parcel.Read(StreamingContext)", Assert.Single(code.Types.Single().Members).Name);
    }

    [Fact]
    public void An_operator_brings_its_counterpart_and_no_other()
    {
        var code = Read("""
            public class Parcel
            {
                private Weight weight;
                public Weight Weight { get => weight; set => weight = value == new Weight(3) ? new Weight(4) : value; }
            }
            public struct Weight
            {
                public int Grams;
                public Weight(int grams) => Grams = grams;
                public static bool operator ==(Weight left, Weight right) => left.Grams == right.Grams;
                public static bool operator !=(Weight left, Weight right) => left.Grams != right.Grams;
                public static Weight operator +(Weight left, Weight right) => new(left.Grams + right.Grams);
            }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Equal(["Weight.operator !=(Weight, Weight)", "Weight.operator ==(Weight, Weight)"],
            code.Types.SelectMany(type => type.Members).Select(member => member.Name).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void An_anonymous_type_is_no_type_to_copy()
    {
        var code = Read("""
            public class Parcel
            {
                private string name = "";
                public string Name { get => name; set { var both = new { value, name }; name = both.value + both.name; } }
            }
            """);

        Assert.Empty(code.LeftOut);
        Assert.Empty(code.Helpers);
    }

    [Fact]
    public void A_class_that_nothing_makes_says_what_its_base_class_is_made_with() => Assert.Empty(
        Read("""
            public class Parcel { private string name = ""; public string Name { get => name; set => name = typeof(Stamp).Name + value; } }
            internal abstract class Mark { protected Mark(string text) => Text = text; internal string Text; }
            internal class Stamp : Mark { internal Stamp(string text) : base(text) { } }
            """).LeftOut);

    [Fact]
    public void A_cast_says_which_of_several_conversions_it_means() => Assert.Empty(
        Read("""
            public class Parcel
            {
                private Kilos kilos;
                private int grams;
                public int Grams { get => grams; set => kilos = (Kilos)(double)value; }
            }
            public abstract class Weight
            {
                public static implicit operator Weight(int weight) => new Kilos();
                public static implicit operator Weight(double weight) => new Kilos();
            }
            public class Kilos : Weight { public static implicit operator Kilos(double kilos) => new Kilos(); }
            """).LeftOut);

    private CodeOfTypes Read(string source) => new CompiledShop(folder, source).Read();
}

using Assay.Engine.Tests.Fakes;
using Assay.Shapes.Graph;

namespace Assay.Engine.Tests.Types;

/// <summary>
/// Code that names a generic type of the graph with type arguments of its own comes along: copies of it name the ordinary types that stand
/// in the place of the generic ones.
/// </summary>
public sealed class ClosedCodeTests : IDisposable
{
    private const string Page = """
        public class Page<T>
        {
            public T First;
            public Page() { }
            public Page(T first) => First = first;
        }
        """;

    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_generic_method_has_a_copy_for_each_type_that_it_is_called_with()
    {
        var code = Read("""
            public class Parcel
            {
                private Page<Line> lines; private Page<Label> labels;
                public Page<Line> Lines { get => lines; set => lines = Copied(value); }
                public Page<Label> Labels { get => labels; set => labels = Pages.Again<Label>(value); }
                private static Page<T> Copied<T>(Page<T> page) => page == null ? null : new Page<T>(page.First);
            }
            public class Line { public int Number; }
            public class Label { public string Text; }
            internal static class Pages
            {
                internal static Page<T> Again<T>(Page<T> page) => Turned(page);
                private static Page<T> Turned<T>(Page<T> page) => page;
            }
            """);

        var parcel = code.Types.Single(type => type.Type == "global::Shop.Parcel");
        Assert.Contains("CopiedOfLine (value)", parcel.Properties["Lines"].Set, StringComparison.Ordinal);
        var pages = Assert.Single(code.Helpers).Declaration;
        Assert.Contains("AgainOfLabel(", pages, StringComparison.Ordinal);
        Assert.Contains("TurnedOfLabel(", pages, StringComparison.Ordinal);
        Assert.DoesNotContain("Again<", pages, StringComparison.Ordinal);
    }

    [Fact]
    public void A_virtual_generic_method_is_copied_with_all_that_it_may_lead_to()
    {
        var code = Read("""
            public class Parcel
            {
                private Page<Line> lines; private Box box;
                public Box Box { get => box; set => box = value; }
                public Page<Line> Lines { get => lines; set => lines = Turned(box, value); }
                private static Page<Line> Turned(IBox box, Page<Line> page) => box.Turn(page);
            }
            public class Line { public int Number; }
            public interface IBox { Page<T> Turn<T>(Page<T> page); }
            public class Box : IBox { public int Size; public virtual Page<T> Turn<T>(Page<T> page) => page; }
            public class DeepBox : Box { public int Depth; public override Page<T> Turn<T>(Page<T> page) => new Page<T>(page.First); }
            """);

        Assert.Equal(2, code.Types.SelectMany(type => type.Members)
            .Count(member => member.Declaration.Contains("TurnOfLine(", StringComparison.Ordinal)));
    }

    [Fact]
    public void A_generic_class_over_one_of_the_graph_has_a_copy_with_type_arguments()
    {
        var code = Read("""
            public class Parcel
            {
                private Page<Line> lines;
                public Page<Line> Lines { get => lines; set => lines = new Book<Line>(value).Last; }
            }
            public class Line { public int Number; }
            internal class Book<T> where T : class
            {
                private readonly Page<T> page;
                internal Book(Page<T> page) => this.page = page;
                ~Book() { }
                internal Page<T> Last => new Leaf(page).Page;
                private class Leaf { internal Page<T> Page; internal Leaf(Page<T> page) => Page = page; }
            }
            """);

        var book = Assert.Single(code.Helpers);
        Assert.Equal(("global::Shop.Book<global::Shop.Line>", "BookOfLine", true), (book.Type, book.Name, book.IsClosed));
    }

    [Fact]
    public void A_generic_type_of_the_graph_comes_along_with_type_arguments_that_the_graph_does_not_have()
    {
        var code = Read("""
            public class Parcel
            {
                private Page<Line> lines; private int number;
                public Page<Line> Lines { get => lines; set => lines = value; }
                public int Number
                {
                    get => number;
                    set => number = new Page<Note>(new Note(value)).First.Number + new Page<int[]>().First.Length;
                }
            }
            public class Line { public int Number; }
            internal class Note { internal int Number; internal Note(int number) => Number = number; }
            """);

        Assert.Equal(["PageOfNote", "PageOfInt32Array"], code.Helpers.Where(helper => helper.IsClosed).Select(helper => helper.Name));
        Assert.StartsWith(
            "internal class", code.Helpers.Single(helper => helper.Name == "PageOfNote").Declaration, StringComparison.Ordinal);
    }

    [Fact]
    public void Where_type_arguments_are_not_known_the_generic_type_comes_along()
    {
        var code = Read("""
            public class Parcel
            {
                private Page<Line> lines; private string name;
                public Page<Line> Lines { get => lines; set => lines = value; }
                public string Name { get => name; set => name = typeof(Book<>).Name; }
            }
            public class Line { public int Number; }
            internal class Book<T> : Page<T> { }
            """);

        Assert.Equal(["global::Shop.Book<T>", "global::Shop.Page<T>"], code.Helpers.Select(helper => helper.Type));
    }

    [Fact]
    public void A_type_nested_in_a_generic_type_of_the_graph_comes_along_in_each_copy()
    {
        var code = Read("""
            public class Parcel { private Roll<Line> lines; public Roll<Line> Lines { get => lines; set => lines = value; } }
            public class Line { public int Number; }
            public class Roll<T>
            {
                private T first;
                public T First { get => first; set => first = new Slot(value).Held; }
                private class Slot { internal T Held; internal Slot(T held) => Held = held; }
            }
            """);

        var slot = Assert.Single(code.Helpers);
        Assert.Equal(("global::Shop.Roll<global::Shop.Line>", "Slot"), (slot.Container, slot.Name));
    }

    [Fact]
    public void An_override_of_a_member_of_a_generic_base_class_comes_along() => Assert.Contains(
        Read("""
            public class Parcel { private Stamp stamp; public Stamp Stamp { get => stamp; set { stamp = value; stamp.Print(null); } } }
            public class Line { public int Number; }
            public abstract class Stamped<T>
            {
                public int Size;
                public void Print(T text) => Put(text);
                protected abstract void Put(T text);
            }
            public class Stamp : Stamped<Line> { public int Ink; protected override void Put(Line line) => Ink--; }
            """).Types.Single(type => type.Type == "global::Shop.Stamp").Members,
        member => member.IsOverride);

    [Fact]
    public void A_class_is_asked_as_its_interface_what_it_implements_under_its_name() => Read("""
            public class Parcel { private Lid<Cap> lid; public Lid<Cap> Lid { get => lid; set => lid = value; } }
            public interface ICap { int Turn(); }
            public class Cap : ICap { public int Size; int ICap.Turn() => Size; }
            public class Lid<T> where T : ICap
            {
                private T cap;
                private int turns;
                public T Cap { get => cap; set { cap = value; turns = value.Turn(); } }
            }
            """);

    private CodeOfTypes Read(string source)
    {
        var code = new CompiledShop(folder, source + Page).Read();
        Assert.Empty(code.LeftOut);
        return code;
    }
}

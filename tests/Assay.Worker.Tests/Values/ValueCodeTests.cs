using System.Reflection;
using System.Reflection.Emit;
using Assay.Worker.Values.Writing;

namespace Assay.Worker.Tests.Values;

/// <summary>Values as the C# that makes them.</summary>
public class ValueCodeTests
{
    [Fact]
    public void A_private_field_is_set_by_reflection_and_the_rest_by_an_initializer()
    {
        Purse purse = new() { Owner = "Ada" };
        purse.Deposit(1250);

        Assert.Equal("""
            static Purse Make()
            {
                return With(new Purse { Owner = "Ada" }, ("balance", 1250));
            }
            """.ReplaceLineEndings("\n"), CodeOf(purse));
    }

    [Fact]
    public void A_constructor_is_called_with_what_it_keeps()
    {
        Assert.Contains("return new Coin(5, \"EUR\");", CodeOf(new Coin(5, "EUR")), StringComparison.Ordinal);
        Assert.Contains("return new Named { Name = \"Bo\" };", CodeOf(new Named { Name = "Bo" }), StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_constructor_makes_of_its_argument_is_set_afterwards() =>
        Assert.Contains("return With(new Doubled(4), (\"Count\", 4));", CodeOf(new Doubled(2)), StringComparison.Ordinal);

    [Fact]
    public void Collections_have_their_elements()
    {
        var code = CodeOf(new Shelf { Counts = new() { ["a"] = 1 }, Names = ["x", "y"], Sizes = [1, 2], Rest = new Stack<int>([1, 2]) });

        Assert.Contains("Names = new global::System.Collections.Generic.List<string> { \"x\", \"y\" }", code, StringComparison.Ordinal);
        Assert.Contains(
            "Counts = new global::System.Collections.Generic.Dictionary<string, int> { [\"a\"] = 1 }", code, StringComparison.Ordinal);
        Assert.Contains("Sizes = new byte[] { 1, 2 }", code, StringComparison.Ordinal);
        Assert.Contains("Rest = new global::System.Collections.Generic.Stack<int>(new int[] { 1, 2 })", code, StringComparison.Ordinal);
    }

    [Fact]
    public void A_comparer_comes_along() => Assert.Contains(
        "new global::System.Collections.Generic.Dictionary<string, int>(global::System.StringComparer.OrdinalIgnoreCase)\n        {\n   "
            + "         [\"a\"] = 1,\n        }",
        CodeOf(new Shelf { Counts = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 } }), StringComparison.Ordinal);

    [Fact]
    public void An_object_in_two_places_is_one_variable()
    {
        Ring shared = new();

        var code = CodeOf(new List<Ring> { shared, shared });

        Assert.Contains("var ring1 = new Ring();", code, StringComparison.Ordinal);
        Assert.Contains("    {\n        ring1,\n        ring1,\n    }", code, StringComparison.Ordinal);
    }

    [Fact]
    public void An_object_that_holds_itself_is_completed_afterwards()
    {
        Ring ring = new();
        ring.Next = ring;

        Assert.Contains("    var ring1 = new Ring();\n    ring1.Next = ring1;\n    return ring1;", CodeOf(ring), StringComparison.Ordinal);
    }

    [Fact]
    public void Numbers_have_the_type_of_their_place()
    {
        var code = CodeOf(new Anything { Value = (byte)3, Exact = 1.50m, Ratio = -0.0 });

        Assert.Contains("Value = (byte)(3)", code, StringComparison.Ordinal);
        Assert.Contains("Exact = 1.50m", code, StringComparison.Ordinal);
        Assert.Contains("Ratio = -0.0d", code, StringComparison.Ordinal);
    }

    [Fact]
    public void What_cannot_be_written_says_what_it_holds() =>
        Assert.Equal("holds a Lazy<int>",
            Assert.Throws<NoCodeException>(() => ValueCode.Of(new Anything { Value = new Lazy<int>(() => 1) }, typeof(Anything))).Message);

    [Fact]
    public void Texts_are_literals_whatever_stands_in_them()
    {
        var code = CodeOf(new Named { Name = "x\n#:property A=b\r\u0085\u2028\u202e\u001b\ud83d \uE000\"; //" });

        Assert.Contains(@"Name = ""x\n#:property A=b\r\u0085\u2028\u202E\u001B\uD83D \uE000\""; //""", code, StringComparison.Ordinal);
    }

    [Fact]
    public void Names_that_are_keywords_are_marked()
    {
        var code = CodeOf(new Keywords { @class = 1, State = Keywords.@enum.@new });

        Assert.Contains("@class = 1", code, StringComparison.Ordinal);
        Assert.Contains("State = Keywords.@enum.@new", code, StringComparison.Ordinal);
    }

    // No compiler writes such names.
    [Fact]
    public void Names_that_no_source_may_hold_are_texts_or_a_sentence()
    {
        const string Evil = "a = 1; }\n#pragma warning disable\nclass Pwned { int b";
        var module = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Odd"), AssemblyBuilderAccess.Run)
            .DefineDynamicModule("Odd");
        var member = module.DefineType("Shop.Plain", TypeAttributes.Public);
        member.DefineField(Evil, typeof(int), FieldAttributes.Public);
        var plain = Activator.CreateInstance(member.CreateType())!;
        plain.GetType().GetFields()[0].SetValue(plain, 5);
        var odd = Activator.CreateInstance(module.DefineType($"Shop.{Evil}", TypeAttributes.Public).CreateType())!;

        var code = ValueCode.Of(plain, plain.GetType());

        Assert.Contains(@"With(new global::Shop.Plain(), (""a = 1; }\n#pragma warning disable\nclass Pwned { int b"", 5))",
            code.Replace("\uE000", "", StringComparison.Ordinal).Replace("\uE001", "", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.DoesNotContain("\n#", code, StringComparison.Ordinal);
        Assert.EndsWith(", whose name C# cannot write", Assert.Throws<NoCodeException>(() => ValueCode.Of(odd, typeof(object))).Message,
            StringComparison.Ordinal);
    }

    // Without the marks of the user's types, and without this class around them.
    private static string CodeOf<T>(T value) =>
        ValueCode.Of(value, typeof(T)).Replace("\uE000", "", StringComparison.Ordinal).Replace("\uE001", "", StringComparison.Ordinal)
            .Replace($"global::{typeof(ValueCodeTests).FullName}.", "", StringComparison.Ordinal);

#pragma warning disable CA1034, CA1819, CA2227, CA1002 // What users write.
    public class Purse
    {
        private int balance;

        public string Owner { get; set; } = "";

        public void Deposit(int amount) => balance += amount;

        public int Total() => balance;
    }

    public record Coin(int Cents, string Currency);

    public class Keywords
    {
        public int @class;

        public @enum State { get; set; }

        public enum @enum
        {
            old,
            @new,
        }
    }

    public class Named
    {
        public required string Name { get; init; }
    }

    public class Doubled(int count)
    {
        public int Count { get; } = count * 2;
    }

    public class Shelf
    {
        public Dictionary<string, int>? Counts { get; set; }

        public List<string>? Names { get; set; }

        public byte[]? Sizes { get; set; }

        public Stack<int>? Rest { get; set; }
    }

    public class Ring
    {
        public Ring? Next { get; set; }
    }

    public class Anything
    {
        public object? Value { get; set; }

        public decimal Exact { get; set; }

        public double Ratio { get; set; }
    }
}

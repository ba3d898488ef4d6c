using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Reading;

/// <summary>Names of roots that few people write, and roots that no compiler takes.</summary>
public sealed class OddRootNameTests
{
    private const string Source = """
        namespace Odd;
        public class Order { public int Id { get; set; } }
        public class Late : Order { }
        public class Made { public Made(int id) => Id = id; public int Id { get; } }
        public class Box<T> { public T? Item { get; set; } }
        public class Pair<T, U> { public T? A { get; set; } public U? B { get; set; } }
        public class OfClass<T> where T : class { public T? Item { get; set; } }
        public class OfStruct<T> where T : struct { public T Item { get; set; } }
        public class OfUnmanaged<T> where T : unmanaged { public T Item { get; set; } }
        public class OfNew<T> where T : new() { public T? Item { get; set; } }
        public class OfOrder<T> where T : Order { public T? Item { get; set; } }
        public class OfComparable<T> where T : System.IComparable<T> { public T? Item { get; set; } }
        public class OfSelf<T> where T : OfSelf<T> { }
        public class Self : OfSelf<Self> { }
        public class @class { public int @int { get; set; } }
        public class Cafe\u0301 { public int Id { get; set; } }
        """;

    private static readonly string Path = SourceCompiler.Compile("Odd", "net10.0", [("Odd.cs", Source)])
        .Write(System.IO.Path.Combine(SampleAssembly.Folder, "odd"));

    [Theory]
    [InlineData("(int, string)", "global::System.ValueTuple<int, string>")]
    [InlineData("(int Id, Odd.Order? Order)[]", "global::System.ValueTuple<int, global::Odd.Order>[]")]
    [InlineData("System.ValueTuple<int,string>", "global::System.ValueTuple<int, string>")]
    [InlineData(
        "Odd.Box<(int, (string, bool))>", "global::Odd.Box<global::System.ValueTuple<int, global::System.ValueTuple<string, bool>>>")]
    [InlineData("(int, int, int, int, int, int, int, bool)",
        "global::System.ValueTuple<int, int, int, int, int, int, int, global::System.ValueTuple<bool>>")]
    [InlineData("Odd.@class", "global::Odd.@class")]
    [InlineData("Odd.Cafe\u0301", "global::Odd.Cafe\u0301")]
    [InlineData("Odd.OfOrder<Odd.Late>", "global::Odd.OfOrder<global::Odd.Late>")]
    [InlineData("Odd.OfComparable<int>", "global::Odd.OfComparable<int>")]
    [InlineData("Odd.OfSelf<Odd.Self>", "global::Odd.OfSelf<global::Odd.Self>")]
    [InlineData("Odd.OfUnmanaged<(int, bool)>", "global::Odd.OfUnmanaged<global::System.ValueTuple<int, bool>>")]
    [InlineData("Odd.OfNew<int>", "global::Odd.OfNew<int>")]
    public void A_root_is_found(string name, string found) => Assert.Equal(found, Read(name));

    [Theory]
    [InlineData("Odd.Box`1", "Odd.Box<T> is an open generic type. Give type arguments, such as Odd.Box<string>.")]
    [InlineData("Odd.Pair", "Odd.Pair<T, U> is an open generic type. Give type arguments, such as Odd.Pair<string, string>.")]
    [InlineData("Odd.Pair<int>", "Odd.Pair<T, U> takes 2 type arguments, not 1. Write it as Odd.Pair<string, string>, for example.")]
    [InlineData(
        "Odd.Pair<int, int, int>", "Odd.Pair<T, U> takes 2 type arguments, not 3. Write it as Odd.Pair<string, string>, for example.")]
    [InlineData("Odd.Box<int, int>", "Odd.Box<T> takes 1 type argument, not 2. Write it as Odd.Box<string>, for example.")]
    [InlineData("Odd.Order<int>", "Odd.Order takes no type arguments. Write it without <...>.")]
    [InlineData("Odd.Odrer<int>", "Odd has no type Odd.Odrer; the nearest names are Odd.Order, ")]
    [InlineData("Odd.Order&", "\"Odd.Order&\" is not a type name. Write it as in C#")]
    [InlineData("Odd.Order&lt;", "\"Odd.Order&lt;\" is not a type name. ")]
    [InlineData("Odd.Order*", "\"Odd.Order*\" is not a type name. ")]
    [InlineData("Odd.Order[*]", "\"Odd.Order[*]\" is not a type name. ")]
    [InlineData(
        "Odd.OfClass<int>", "Odd.OfClass<int> does not exist: int cannot be T, which must be a class. Choose another type argument.")]
    [InlineData("Odd.OfStruct<string>", "Odd.OfStruct<string> does not exist: string cannot be T, which must be a struct. ")]
    [InlineData("Odd.OfStruct<int?>", "Odd.OfStruct<int?> does not exist: int? cannot be T, which must be a struct. ")]
    [InlineData("Odd.OfUnmanaged<(int, string)>",
        "Odd.OfUnmanaged<(int, string)> does not exist: (int, string) cannot be T, which must be an unmanaged type. ")]
    [InlineData("Odd.OfNew<Odd.Made>",
        "Odd.OfNew<Odd.Made> does not exist: Made cannot be T, which must be a type with a public parameterless constructor. ")]
    [InlineData("Odd.OfOrder<Odd.Made>", "Odd.OfOrder<Odd.Made> does not exist: Made cannot be T, which must be Order. ")]
    [InlineData(
        "Odd.OfComparable<Odd.Made>", "Odd.OfComparable<Odd.Made> does not exist: Made cannot be T, which must be IComparable<Made>. ")]
    [InlineData("Odd.OfSelf<Odd.Order>", "Odd.OfSelf<Odd.Order> does not exist: Order cannot be T, which must be OfSelf<Order>. ")]
    [InlineData("List<Odd.OfClass<int>>", "List<Odd.OfClass<int>> does not exist: int cannot be T, which must be a class. ")]
    [InlineData("(int)", "\"(int)\" is not a type name. ")]
    [InlineData("(int, string", "\"(int, string\" is not a type name. ")]
    public void A_root_that_cannot_be_is_one_sentence(string name, string sentence) =>
        Assert.StartsWith(sentence, Assert.Throws<ShapeException>(() => Read(name)).Message, StringComparison.Ordinal);

    [Fact]
    public void A_name_without_end_is_a_short_sentence()
    {
        Assert.InRange(Assert.Throws<ShapeException>(() => Read(new string('x', 100_000))).Message.Length, 50, 500);
        Assert.InRange(Assert.Throws<ShapeException>(() => Read(new string('<', 100_000))).Message.Length, 50, 500);
    }

    private static string Read(string name)
    {
        using var reader = ShapeReader.Open(Path, SampleAssembly.References);
        return reader.Read(name).Root.TypeName.CSharpName;
    }
}

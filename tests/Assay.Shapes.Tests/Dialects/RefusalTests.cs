using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class RefusalTests
{
    [Theory]
    [InlineData("plain", "Unusable", "Assay carries data alone: Unusable.Callback is a delegate.")]
    [InlineData("data-contract", "Unusable", "Assay carries data alone: Unusable.Callback is a delegate.")]
    [InlineData("marshal", "BookShelf", "Marshal copies flat structs: BookShelf.Books is a List<Book>.")]
    [InlineData("marshal-inline", "Zoo", "Marshal copies flat structs: Zoo.Star is an Animal.")]
    [InlineData("marshal", "Book", "Marshal copies flat structs: Book is a class.")]
    [InlineData("marshal", "Values", "Assay lays out no such value for Marshal: Values.Half is a Half.")]
    [InlineData("unmanaged", "Typical", "A copy of memory carries no references: Typical.Text is a string.")]
    [InlineData("unmanaged", "Book", "A copy of memory carries no references: Book.Title is a string.")]
    [InlineData("text", "Book", "An encoding carries one string: the root is a Book.")]
    [InlineData("ifastserializable", "Everything", "FastSerialization writes objects, and their own code the rest; there is none for this member: Everything.Anything is an object.")]
    [InlineData("ifastserializable", "Colour", "FastSerialization starts from an object that implements IFastSerializable: the root is a Colour.")]
    [InlineData("data-contract", "Sorted", "Assay's copies of types carry data and no code, so no order of their own: Sorted.Books is a SortedSet<Book>.")]
    [InlineData("serializable", "SortedPairs", "Assay's copies of types carry data and no code, so no order of their own: SortedPairs.Pairs is a SortedList<(int, Money), string>.")]
    [InlineData("marshal", "Overlaid", "Assay's copies of structs for Marshal have the ordinary layout: Overlaid states its own.")]
    [InlineData("marshal-inline", "Packed", "Assay's copies of structs for Marshal have the ordinary layout: Packed states its own.")]
    [InlineData("marshal", "Basic", "Assay's copies of structs carry no [MarshalAs(UnmanagedType.BStr)]: Basic.Text states it.")]
    [InlineData("marshal", "Unplaced", "Marshal copies flat structs: Unplaced.Numbers is an int[].")]
    [InlineData("unmanaged", "Watched", "A copy of memory carries no references: Watched.Watcher is a delegate.")]
    [InlineData("data-contract", "INamed", "Assay names the types behind interfaces and object by [KnownType] on the type that holds them: nothing holds the root INamed.")]
    [InlineData("memory-pack", "Everything", "MemoryPack has no formatter for object: Everything.Anything is an object.")]
    [InlineData("memory-pack", "Zoo", "MemoryPack's generated code of Cat cannot reach what is private to its base: Animal._age.")]
    [InlineData("message-pack-map", "Zoo", "MessagePack-CSharp fills the parameters of a constructor from members of their names: no constructor of Dog takes members alone.")]
    [InlineData("protobuf-net", "Everything", "protobuf-net has no serializer for object: Everything.Anything is an object.")]
    [InlineData("protobuf-net", "Zoo", "protobuf-net puts a type into one hierarchy: Cat has Animal and INamed.")]
    [InlineData("protobuf-net", "Values", "protobuf-net has no serializer for a Half: Values.Half is a Half.")]
    public void A_shape_that_a_dialect_cannot_carry_gives_a_sentence_with_the_member(string dialect, string root, string sentence) =>
        Assert.Equal(sentence, DialectCatalogue.Find(dialect)!.Refuse(SampleAssembly.Read(root)));

    [Theory]
    [InlineData("plain", "Listener")]
    [InlineData("plain", "Sorted")]
    [InlineData("plain", "Everything")]
    [InlineData("json-context", "Zoo")]
    [InlineData("serializable", "Everything")]
    [InlineData("iserializable", "Everything")]
    [InlineData("ifastserializable", "Values")]
    [InlineData("data-contract", "Everything")]
    [InlineData("marshal", "Typical")]
    [InlineData("marshal-inline", "Small")]
    [InlineData("unmanaged", "Triangle")]
    [InlineData("memory-pack", "Order")]
    [InlineData("message-pack", "Zoo")]
    [InlineData("message-pack-map", "Everything")]
    [InlineData("protobuf-net", "Shapes")]
    public void What_a_dialect_can_carry_is_not_refused(string dialect, string root) =>
        Assert.Null(DialectCatalogue.Find(dialect)!.Refuse(SampleAssembly.Read(root)));

    [Fact]
    public void Every_dialect_has_a_name_of_its_own_and_is_found_by_it()
    {
        Assert.Equal(DialectCatalogue.All, DialectCatalogue.All.DistinctBy(dialect => dialect.Name));
        Assert.All(DialectCatalogue.All, dialect => Assert.Same(dialect, DialectCatalogue.Find(dialect.Name)));
        Assert.Null(DialectCatalogue.Find("morse"));
    }
}

using Assay.Shapes.Scanning;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class RefusalTests
{
    [Theory]
    [InlineData("plain", "Unusable", null)]
    [InlineData("data-contract", "Unusable", null)]
    [InlineData("data-contract", "Clicked", null)]
    [InlineData("memory-pack", "Pointed", null)]
    [InlineData("proto", "Clicked", null)]
    [InlineData("proto", "Pointed", "Assay has nothing to emit for what is no data: Pointed.Place is a pointer.")]
    [InlineData("proto", "Session", null)]
    [InlineData("straight-line", "Session", null)]
    [InlineData("data-contract", "BookList", null)]
    [InlineData("ifastserializable", "BookList", null)]
    [InlineData("straight-line", "BookList", null)]
    [InlineData("iserializable", "BookList",
        "Assay cannot emit this yet: BookList derives from List<Book>, and would write its members alone.")]
    [InlineData("serializable", "Tagged", null)]
    [InlineData("proto", "Tagged", null)]
    [InlineData("plain", "BookList", null)]
    [InlineData("json-context", "BookList", null)]
    [InlineData("marshal", "BookShelf", "Marshal copies only flat structs: BookShelf.Books is a List<Book>.")]
    [InlineData("marshal-inline", "Zoo", "Marshal copies only flat structs: Zoo.Star is an Animal.")]
    [InlineData("marshal", "Book", "Marshal copies only flat structs: Book is a class.")]
    [InlineData("marshal", "Values", "Assay cannot emit this yet: it has no layout for this type with Marshal: Values.Half is a Half.")]
    [InlineData("unmanaged", "Typical", "A memory copy does not support references: Typical.Text is a string.")]
    [InlineData("unmanaged", "Book", "A memory copy does not support references: Book.Title is a string.")]
    [InlineData("text", "Book", "An encoding handles only one string: the root is a Book.")]
    [InlineData("ifastserializable", "Everything",
        "Assay cannot emit this yet: FastSerialization is given code for each member, and there is none for this one: "
            + "Everything.Anything is an object.")]
    [InlineData("ifastserializable", "Colour", "FastSerialization needs a root that implements IFastSerializable: the root is a Colour.")]
    [InlineData("data-contract", "Sorted",
        "Assay cannot emit this yet: copies of a type with its own order need IComparable and a public type: Sorted.Books "
            + "is a SortedSet<Book>.")]
    [InlineData("serializable", "SortedPairs",
        "Assay cannot emit this yet: copies of a type with its own order need IComparable and a public type: SortedPairs.Pairs is a "
            + "SortedList<(int, Money), string>.")]
    [InlineData("marshal", "Overlaid",
        "Assay cannot emit this yet: copies of structs for Marshal have the default layout, and Overlaid has its own.")]
    [InlineData("marshal-inline", "Packed",
        "Assay cannot emit this yet: copies of structs for Marshal have the default layout, and Packed has its own.")]
    [InlineData(
        "marshal", "Basic", "Assay cannot emit this yet: [MarshalAs(UnmanagedType.BStr)] on copies of structs: Basic.Text uses it.")]
    [InlineData("marshal", "Unplaced", "Marshal copies only flat structs: Unplaced.Numbers is an int[].")]
    [InlineData("unmanaged", "Watched", "A memory copy does not support references: Watched.Watcher is a delegate.")]
    [InlineData("data-contract", "INamed",
        "Assay cannot emit this yet: [KnownType] belongs on the type that contains an interface or object, and nothing "
            + "contains the root INamed.")]
    [InlineData("serializable", "Written",
        "Assay cannot emit this yet: Written implements ISerializable, and a copy of it would not write itself.")]
    [InlineData("iserializable", "Written",
        "Assay cannot emit this yet: Written implements ISerializable, and a copy of it would not write itself.")]
    [InlineData("serializable-copy", "Written", null)]
    [InlineData("orleans", "Labelled",
        "Assay cannot emit this yet: Orleans' generator writes code that does not compile for a type that is nested in a generic one: "
            + "Crate<string>.Label.")]
    [InlineData("memory-pack", "Labelled",
        "Assay cannot emit this yet: MemoryPack's generator writes code that does not compile for a type that is nested in a generic one: "
            + "Crate<string>.Label.")]
    public void A_shape_that_a_dialect_cannot_carry_gives_a_sentence_with_the_member(string dialect, string root, string? sentence) =>
        Assert.Equal(sentence, DialectCatalogue.Find(dialect)!.Bind(SampleAssembly.Read(root)).Refusal);

    [Theory]
    [InlineData("memory-pack", "Zoo", "MemoryPack's generated code of Cat cannot access private members of its base: Animal._age.")]
    [InlineData("memory-pack", "Numbered",
        "MemoryPack's generator writes a static constructor itself, and Numbered has one; its code can move to 'static partial void "
            + "StaticConstructor()'.")]
    [InlineData("protobuf-net", "Everything", "protobuf-net has no serializer for object: Everything.Anything is an object.")]
    [InlineData("protobuf-net", "Zoo", "protobuf-net supports one base per type: Cat has Animal and INamed.")]
    [InlineData("protobuf-net", "Values", "protobuf-net has no serializer for a Half: Values.Half is a Half.")]
    [InlineData("message-pack-map", "Zoo",
        "MessagePack-CSharp fills constructor parameters from members by name: no constructor of Dog takes only members.")]
    [InlineData("orleans", "Vault",
        "Orleans generates code outside the types, so it cannot use private ones: Vault._box is a Chest<Vault.Secret>.")]
    [InlineData("poly-type", "Vault",
        "PolyType generates code outside the types, so it cannot use private ones: Vault._box is a Chest<Vault.Secret>.")]
    public void What_a_library_refuses_itself_is_foretold_where_it_is_not_asked(string dialect, string root, string sentence)
    {
        var (graph, asked) = (SampleAssembly.Read(root), DialectCatalogue.Find(dialect)!);

        Assert.Null(asked.Bind(graph).Refusal);
        Assert.Equal(sentence, asked.Bind(graph with { IsJudged = false }).Refusal);
        using var scanner = AssemblyScanner.Open(SampleAssembly.Path, SampleAssembly.References);
        Assert.Equal(sentence, Assert.Single(Assert.Single(scanner.Scan([$"*.{root}"], [asked])).Answers).Refusal);
    }

    [Theory]
    [InlineData("plain", "Listener")]
    [InlineData("plain", "Sorted")]
    [InlineData("plain", "Tagged")]
    [InlineData("json-context", "Tagged")]
    [InlineData("plain", "Everything")]
    [InlineData("json-context", "Zoo")]
    [InlineData("serializable", "Everything")]
    [InlineData("iserializable", "Everything")]
    [InlineData("ifastserializable", "Values")]
    [InlineData("data-contract", "Everything")]
    [InlineData("marshal", "Typical")]
    [InlineData("marshal-inline", "Small")]
    [InlineData("unmanaged", "Triangle")]
    [InlineData("message-pack", "Zoo")]
    [InlineData("message-pack-map", "Everything")]
    [InlineData("memory-pack", "Order")]
    [InlineData("protobuf-net", "Shapes")]
    public void What_a_dialect_can_carry_is_not_refused(string dialect, string root) =>
        Assert.Null(DialectCatalogue.Find(dialect)!.Bind(SampleAssembly.Read(root)).Refusal);

    [Fact]
    public void Every_dialect_has_a_name_of_its_own_and_is_found_by_it()
    {
        Assert.Equal(DialectCatalogue.All, DialectCatalogue.All.DistinctBy(dialect => dialect.Name));
        Assert.All(DialectCatalogue.All, dialect => Assert.Same(dialect, DialectCatalogue.Find(dialect.Name)));
        Assert.Null(DialectCatalogue.Find("morse"));
    }
}

using System.Text.RegularExpressions;
using Assay.Engine.Tests.Fakes;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Pruning;

namespace Assay.Engine.Tests.Types;

/// <summary>What dialects emit for types of an assembly, with their code.</summary>
public sealed class EmittedTypeTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

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
        var code = shop.Read();
        if (isBroken)
            code = code.Without(CodePiece.Interface("global::System.Runtime.Serialization.ISerializable"));

        var bound = DialectCatalogue.Find(dialect)!.Bind(code.AttachTo(shop.Graph));

        Assert.Empty(code.LeftOut);
        Assert.Equal(
            isBroken ? "Assay cannot emit this yet: Label implements ISerializable, and a copy of it would not write itself." : null,
            bound.Refusal);
        var label = bound is BoundDialect emitting
            ? FilesOf(emitting).Select(file => file.Content).Single(text => text.Contains("class Label", StringComparison.Ordinal))
            : "";
        Assert.Equal(!isBroken, label.Contains("[global::System.Serializable]", StringComparison.Ordinal));
        Assert.Equal(isBroken ? 0 : 1, Regex.Count(PieceComment.Without(label), "GetObjectData"));
    }

    [Fact]
    public void A_contract_of_one_member_has_the_helpers_that_code_uses()
    {
        CompiledShop shop = new(folder, """
            public class Parcel { public Label Label { get; set; } public int Number { get; set; } }
            public class Label
            {
                public Label(string text) => Text = Texts.Trim(text);
                public string Text { get; }
            }
            internal static class Texts { public static string Trim(string text) => text.Trim(); }
            """);
        var graph = shop.Read().AttachTo(shop.Graph);

        var one = Pruner.Prune(graph, ((ObjectShape)graph.Root).Members[0], "MySample");

        var types = string.Concat(
            FilesOf((BoundDialect)DialectCatalogue.Find("data-contract")!.Bind(one.Graph)).Select(file => file.Content));
        Assert.Contains("class Texts", types, StringComparison.Ordinal);
        Assert.Contains("OwnCode.Shop.Texts.Trim (text)", types, StringComparison.Ordinal);
    }

    [Fact]
    public void One_member_leads_to_the_elements_of_a_class_that_derives_from_a_collection()
    {
        CompiledShop shop = new(folder, """
            using System.Collections.Generic;
            public class Parcel { public Labels Labels { get; set; } public int Number { get; set; } }
            public class Labels : List<Label> { public string Language { get; set; } }
            public class Label { public string Text { get; set; } }
            """);

        var one = Pruner.Prune(shop.Graph, ((ObjectShape)shop.Graph.Root).Members[0], "MySample");

        Assert.Equal(["Parcel", "Labels", "Label"], one.Graph.Objects.Select(type => type.ToString()));
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

        var types = EmittedBy("memory-pack", shop);

        Assert.Contains("override string Name", types, StringComparison.Ordinal);
        Assert.Equal(1, Regex.Count(types, "MemoryPackIgnore"));
    }

    [Theory]
    [InlineData(2, false)]
    [InlineData(60, true)]
    public void Records_of_Avro_share_one_text_where_an_assembly_would_not_hold_all(int types, bool isShared)
    {
        var numbers = Enumerable.Range(0, types);
        var names = string.Concat(Enumerable.Range(0, 30).Select(number => $" public string TextOfTheLabel{number} {{ get; set; }}"));
        CompiledShop shop = new(folder,
            $"public class Parcel {{{string.Concat(numbers.Select(number => $" public Label{number} Label{number} {{ get; set; }}"))} }}"
            + string.Concat(numbers.Select(number => $"public class Label{number} {{ public Parcel Parcel {{ get; set; }}{names} }}")));

        var records = FilesOf((BoundDialect)DialectCatalogue.Find("avro-specific")!.Bind(shop.Graph))
            .Single(file => file.Name.EndsWith(".AvroRecords.g.cs", StringComparison.Ordinal)).Content;

        Assert.Equal(isShared, records.Contains("_SCHEMA = KnownSchemas_.Of(\"AvroSpecific.Shop.Label1\");", StringComparison.Ordinal));
        Assert.Equal(isShared ? 1 : types + 1, records.Split("Schema.Parse(").Length - 1);
    }

    private static string EmittedBy(string dialect, CompiledShop shop) => string.Concat(
        FilesOf((BoundDialect)DialectCatalogue.Find(dialect)!.Bind(shop.Read().AttachTo(shop.Graph))).Select(file => file.Content));

    private static IReadOnlyList<EmittedFile> FilesOf(BoundDialect bound) =>
        bound.Emit(new EmissionContext("my-sample", "net10.0", new MapperEmitter())).Files;
}

using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;
using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;

namespace Assay.Mapping.Tests.StraightLine;

public class ReferenceDialects
{
    [Fact]
    public void The_payload_dialect_gives_the_bytes_and_reads_them_back()
    {
        var emitted = Emit("payload");
        var contract = Make<Assay.Core.Adapters.Contract<Chain, byte[]>>(emitted);

        Assert.Equal("byte[]", emitted.ContractType);
        Assert.Equal([1, 5, 0, 0, 0, 0], contract.ToContract(new Chain { Number = 5 }));
        Assert.Equal(5, contract.ToPlain([1, 5, 0, 0, 0, 0]).Number);
        Assert.Empty(contract.ConvertedMembers);
    }

    [Fact]
    public void The_straight_line_dialect_gives_the_plain_types_and_a_codec_beside_them()
    {
        var chain = new Chain();
        var contract = Make<Assay.Core.Adapters.Contract<Chain, Chain>>(Emit("straight-line"));

        Assert.Same(chain, contract.ToContract(chain));
        Assert.Equal(6, contract.Companions.Get<Assay.Core.Adapters.IStraightLineCodec<Chain>>().Encode(chain).Length);
    }

    [Fact]
    public void Both_emit_the_same_codec_so_that_one_program_may_hold_both()
    {
        var first = Emit("payload").Files.ToDictionary(file => file.Name, file => file.Content);
        var second = Emit("straight-line").Files.ToDictionary(file => file.Name, file => file.Content);

        var shared = Assert.Single(first.Keys.Intersect(second.Keys));
        Assert.Equal(first[shared], second[shared]);
    }

    [Fact]
    public void A_type_that_code_cannot_name_is_refused_with_a_sentence() => Assert.Equal(
        "Straight-line code can use only public types: Hidden.Secret is not public.",
        DialectCatalogue.Find("straight-line")!.Bind(Mappers.Read(typeof(Hidden))).Refusal);

    [Fact]
    public void An_enum_inside_a_hidden_type_is_refused_with_a_sentence() => Assert.Equal(
        "Straight-line code can use only public types: Walls.Paint is not public.",
        DialectCatalogue.Find("straight-line")!.Bind(Mappers.Read(typeof(Painted))).Refusal);

    [Theory]
    [InlineData(typeof(Handler))]
    [InlineData(typeof(Handlers))]
    [InlineData(typeof(Streams))]
    public void A_type_that_holds_what_is_no_data_is_not_refused(Type root)
    {
        Assert.Null(DialectCatalogue.Find("payload")!.Bind(Mappers.Read(root)).Refusal);
        Assert.Null(DialectCatalogue.Find("straight-line")!.Bind(Mappers.Read(root)).Refusal);
    }

    [Fact]
    public void What_is_no_data_comes_back_empty_and_is_refused_where_a_value_holds_it()
    {
        Assert.Null(Codecs.RoundTrip(new Handler()).Work);
        Assert.ThrowsAny<LimitOfAssayException>(() => Codecs.RoundTrip(new Handler { Work = () => { } }));
    }

    [Fact]
    public void A_delegate_that_is_not_serialized_anyway_is_not_refused() =>
        Assert.Null(DialectCatalogue.Find("payload")!.Bind(Mappers.Read(typeof(Quiet))).Refusal);

    private static EmittedContract Emit(string dialect) =>
        ((BoundDialect)DialectCatalogue.Find(dialect)!.Bind(Mappers.Read(typeof(Chain))))
            .Emit(new EmissionContext("deep-chain", "net10.0", new MapperEmitter()));

    private static TContract Make<TContract>(EmittedContract emitted)
    {
        var source = $"public static class Maker {{ public static object Make() => {emitted.ContractInstance}; }}";
        var assembly =
            SourceAssembly.Compile("Dialect" + Guid.NewGuid().ToString("N"), [.. emitted.Files.Select(file => file.Content), source]);
        return (TContract)assembly.GetType("Maker")!.GetMethod("Make")!.Invoke(null, null)!;
    }
}

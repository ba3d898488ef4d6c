using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Text.Json;
using System.Xml;
using System.Xml.Serialization;
using Assay.Shapes.Tests.Dialects;

namespace Assay.Shapes.Tests.Pruning;

/// <summary>Contracts of one member with the libraries that they are for, reading what whole contracts wrote.</summary>
public class OneMemberTests
{
    public static TheoryData<string, string> Emitted
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (var dialect in new[] { "plain", "json-context", "data-contract", "serializable", "iserializable" })
            {
                foreach (var root in new[] { "BookShelf", "Employee", "Order", "Zoo", "Triangle", "Range", "Money", "Everything" })
                    cases.Add(dialect, root);
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Emitted))]
    public void Types_of_every_kind_keep_one_member_and_take_it_from_a_whole_value(string dialect, string root)
    {
        var one = new OneMemberSample(dialect, root);
        var whole = root switch
        {
            "Order" => PlainSamples.New("Order", "A-1", Guid.Empty),
            "Employee" => PlainSamples.New("Employee", "Ann", 40, 1m),
            "BookShelf" => PlainSamples.New("BookShelf", "hidden"),
            _ => System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(PlainSamples.TypeOf(root)),
        };

        var picked = one.Pick(whole);

        Assert.Equal(root, picked.GetType().Name);
        Assert.Single(picked.GetType().GetFields(
            System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.NonPublic));
    }

    [Theory]
    [InlineData("BookShelf", false)]
    [InlineData("BookShelf", true)]
    [InlineData("Employee", false)]
    [InlineData("Zoo", false)]
    [InlineData("Zoo", true)]
    public void A_data_contract_is_found_by_the_name_of_the_whole(string root, bool isJson)
    {
        var whole = new EmittedContractInstance("data-contract", root);
        var one = new OneMemberSample("data-contract", root);
        var plain = Sample(root);
        using var stream = new MemoryStream();
        var written = whole.ToContract(plain);
        Serializer(written.GetType(), isJson).WriteObject(stream, written);
        stream.Position = 0;

        var read = Serializer(one.ContractType, isJson).ReadObject(stream)!;

        Assert.Equal(PlainSamples.Show(one.Pick(plain)), PlainSamples.Show(one.ToPlain(read)));
        Assert.NotEqual(written.GetType(), read.GetType());
    }

    [Fact]
    public void A_plain_type_is_found_by_names_in_JSON_and_XML()
    {
        var one = new OneMemberSample("plain", "Book");
        var plain = PlainSamples.New("Book").With("Title", "Dune").With("Id", 7);
        using var xml = new MemoryStream();
        new XmlSerializer(plain.GetType()).Serialize(xml, plain);
        xml.Position = 0;
        var options = new JsonSerializerOptions { IncludeFields = true };

        using var reader = XmlReader.Create(xml);
        var fromXml = new XmlSerializer(one.ContractType).Deserialize(reader)!;
        var fromJson = JsonSerializer.Deserialize(JsonSerializer.Serialize(plain, plain.GetType(), options), one.ContractType, options)!;

        Assert.Equal(PlainSamples.Show(one.Pick(plain)), PlainSamples.Show(fromXml));
        Assert.Equal(PlainSamples.Show(one.Pick(plain)), PlainSamples.Show(fromJson));
        Assert.Contains("Dune", PlainSamples.Show(fromJson), StringComparison.Ordinal);
    }

    [Fact]
    public void A_message_keeps_the_numbers_of_the_whole()
    {
        var schema = OneMemberSample.Emit("proto", "BookShelf").Contract!.Files
            .Single(file => file.Name.EndsWith(".proto", StringComparison.Ordinal)).Content;
        var whole = Compilation.EmittedSample.Text("proto", "BookShelf", "ProtoCatalogue.proto");

        var field = schema.Split('\n').Single(line => line.Contains(" = ", StringComparison.Ordinal) && line.StartsWith(' '));
        Assert.Contains(field, whole, StringComparison.Ordinal);
        Assert.Contains("secret", field, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("straight-line", "BookShelf", "Plain binary stores members by position: code for one member cannot read them.")]
    [InlineData("payload", "BookShelf", "The payload is copied as a whole; nothing in it is read.")]
    [InlineData("marshal", "Range", "Marshal lays out members by position: a struct of one member has another layout.")]
    [InlineData("unmanaged", "Range", "A memory copy stores members by position: a struct of one member has another layout.")]
    [InlineData(
        "ifastserializable", "BookShelf", "FastSerialization writes type names, and members by position: another type cannot read them.")]
    public void Dialects_of_members_by_position_refuse_in_a_sentence(string dialect, string root, string sentence)
    {
        var one = OneMemberSample.Emit(dialect, root);

        Assert.Null(one.Contract);
        Assert.Equal(sentence, one.Refusal);
        Assert.StartsWith($"{root}.", one.Member, StringComparison.Ordinal);
    }

    private static XmlObjectSerializer Serializer(Type type, bool isJson) =>
        isJson ? new DataContractJsonSerializer(type) : new DataContractSerializer(type);

    private static object Sample(string root) => root switch
    {
        "BookShelf" => PlainSamples.New("BookShelf", "hidden"),
        "Employee" => PlainSamples.New("Employee", "Ann", 40, 12.50m),
        _ => PlainSamples.New("Zoo").With("Star", PlainSamples.New("Dog", 3, "Rex")),
    };
}

using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using FastSerialization;

namespace Assay.Shapes.Tests.Dialects;

/// <summary>The emitted contracts of each dialect with the library they are for.</summary>
public class RoundTripTests
{
    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach (var root in new[] { "BookShelf", "Order", "Zoo", "Values", "Shapes" })
            {
                cases.Add("ifastserializable", root);
                // A data member is a property: what a base stores under an overridden name is out of its reach.
                if (root != "Shapes")
                    cases.Add("data-contract", root);
            }
            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Every_member_comes_back(string dialect, string root)
    {
        var contract = new EmittedContractInstance(dialect, root);
        var plain = Sample(root);

        var written = contract.ToContract(plain);
        var read = dialect == "ifastserializable" ? ThroughFastSerialization(written, contract) : ThroughDataContract(written);

        Assert.NotSame(written, read);
        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(read)));
    }

    [Theory]
    [InlineData("data-contract")]
    [InlineData("ifastserializable")]
    public void Types_with_the_names_of_what_stands_beside_contracts_come_back(string dialect)
    {
        var contract = new EmittedContractInstance(dialect, "Maps");
        var plain = PlainSamples.New("Maps").With("Run", PlainSamples.New("MapRun").With("Number", 4))
            .With("Contract", PlainSamples.New("MySampleContract").With("Number", 5));

        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(contract.ToContract(plain))));
    }

    [Theory]
    [InlineData("Priced", "<Shop.Catalogue.IPriced<System.Int32>.Price>k__BackingField")]
    [InlineData("Locked", null)]
    [InlineData("Results", null)]
    [InlineData("Digits", null)]
    public void Members_with_unusual_names_or_types_come_back(string root, string? field)
    {
        var contract = new EmittedContractInstance("ifastserializable", root);
        var plain = PlainSamples.New(root);
        if (field is not null)
            plain.With(field, 7);

        Assert.Equal(
            PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(ThroughFastSerialization(contract.ToContract(plain), contract))));
    }

    [Theory]
    [InlineData("data-contract")]
    [InlineData("ifastserializable")]
    [InlineData("iserializable")]
    [InlineData("serializable")]
    public void A_type_with_everything_that_users_types_have_maps_there_and_back(string dialect)
    {
        var contract = new EmittedContractInstance(dialect, "Purchase");
        var plain = PlainSamples.TypeOf("Purchase").GetMethod("Make")!.Invoke(null, null)!;

        var written = contract.ToContract(plain);
        var read = dialect switch
        {
            "ifastserializable" => ThroughFastSerialization(written, contract),
            _ => written,
        };

        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(read)));
    }

    [Theory]
    [InlineData("data-contract")]
    [InlineData("ifastserializable")]
    [InlineData("iserializable")]
    [InlineData("serializable")]
    public void Collections_sorted_by_types_with_an_order_of_their_own_keep_it(string dialect)
    {
        var contract = new EmittedContractInstance(dialect, "Ranked");
        var plain = PlainSamples.TypeOf("Ranked").GetMethod("Make")!.Invoke(null, null)!;

        var written = contract.ToContract(plain);
        var read = dialect switch
        {
            "data-contract" => ThroughDataContract(written),
            "ifastserializable" => ThroughFastSerialization(written, contract),
            _ => written,
        };

        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(read)));
        Assert.Equal(["Ranked.Set", "Ranked.Weights", "Ranked.Pairs", "Ranked.Sets"], contract.ConvertedMembers);
    }

    [Theory]
    [InlineData("data-contract")]
    [InlineData("ifastserializable")]
    [InlineData("iserializable")]
    [InlineData("serializable")]
    public void Generic_types_of_hidden_types_have_their_place_beside_them(string dialect)
    {
        var contract = new EmittedContractInstance(dialect, "Vault");
        var plain = PlainSamples.New("Vault");
        plain.GetType().GetMethod("Fill")!.Invoke(plain, ["hush", 7]);

        var written = contract.ToContract(plain);

        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(written)));
        Assert.NotNull(written.GetType().GetNestedType("ChestOfVaultSecret2", System.Reflection.BindingFlags.NonPublic));
    }

    [Fact]
    public void FastSerialization_keeps_cycles()
    {
        var contract = new EmittedContractInstance("ifastserializable", "Node");
        var plain = PlainSamples.New("Node");
        plain.With("Next", plain);

        var read = contract.ToPlain(ThroughFastSerialization(contract.ToContract(plain), contract));

        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(read));
    }

    [Theory]
    [InlineData("BookShelf")]
    [InlineData("Order")]
    [InlineData("Values")]
    [InlineData("Shapes")]
    public void SerializationInfo_takes_and_gives_every_member(string root)
    {
        var contract = new EmittedContractInstance("iserializable", root);
        var plain = Sample(root);

        var read = ThroughSerializationInfo(contract.ToContract(plain));

        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(read)));
    }

    [Fact]
    public void SerializationInfo_takes_a_pointer_as_its_address()
    {
        var contract = new EmittedContractInstance("iserializable", "Pointed");
        var pointed = RuntimeHelpers.GetUninitializedObject(contract.Assembly.GetTypes().Single(type => type.Name == "Pointed"));
        pointed.GetType().GetField("Place")!.SetValue(pointed, (nint)5);

        Assert.Equal(5, WrittenBy(ThroughSerializationInfo(pointed)).GetInt64("Place"));
    }

    private static object ThroughFastSerialization(object value, EmittedContractInstance contract)
    {
        using var stream = new MemoryStream();
        new Serializer(stream, (IFastSerializable)value, leaveOpen: true).Dispose();
        stream.Position = 0;
        using var deserializer = new Deserializer(stream, "sample", leaveOpen: true, SerializationSettings.Default);
        contract.Companions.Get<Action<Deserializer>>()(deserializer);
        return deserializer.GetEntryObject();
    }

    private static object ThroughDataContract(object value)
    {
        using var stream = new MemoryStream();
        new DataContractSerializer(value.GetType()).WriteObject(stream, value);
        stream.Position = 0;
        return new DataContractSerializer(value.GetType()).ReadObject(stream)!;
    }

#pragma warning disable SYSLIB0050 // The types under test exist for formatters, which use exactly this.
    private static object ThroughSerializationInfo(object value)
    {
        var type = value.GetType();
        var information = WrittenBy(value);
        var read = RuntimeHelpers.GetUninitializedObject(type);
        var constructor = type.GetConstructor(
            System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic,
            [typeof(SerializationInfo), typeof(StreamingContext)])!;
        constructor.Invoke(read, [information, new StreamingContext(StreamingContextStates.All)]);
        return read;
    }

    private static SerializationInfo WrittenBy(object value)
    {
        var information = new SerializationInfo(value.GetType(), new FormatterConverter());
        ((ISerializable)value).GetObjectData(information, new StreamingContext(StreamingContextStates.All));
        return information;
    }
#pragma warning restore SYSLIB0050

    private static object Sample(string root) => root switch
    {
        "BookShelf" => PlainSamples.New("BookShelf", "hidden").With(
            "Books", ListOf("Book", PlainSamples.New("Book").With("Title", "é\"<").With("Id", 7), PlainSamples.New("Book"))),
        "Order" => PlainSamples.New("Order", "A-1", Guid.Parse("0f8fad5b-d9cb-469f-a165-70867728950e"))
            .With("Placed", new DateTime(2020, 2, 29, 1, 2, 3, DateTimeKind.Utc)).With("Stamp", -5L).With("Priority", (byte)200)
            .With("Buyer", PlainSamples.New("Employee", "Ann", 40, 12.50m).With("Nickname", "A")),
        "Zoo" => PlainSamples.New("Zoo").With("Star", PlainSamples.New("Dog", 3, "Rex"))
            .With("Animals", ListOf("Animal", PlainSamples.New("Cat").With("Name", "Tom"), PlainSamples.New("Dog", 1, "Fido"), null))
            .With("Named", ArrayOf("INamed", PlainSamples.New("Cat").With("Name", "Kit"))),
        "Shapes" => PlainSamples.New("Shapes").With("All", ListOf("Shape", PlainSamples.New("Square", "s", 2.5))).With("Count", 3),
        _ => Values(),
    };

    private static object Values()
    {
        var range = PlainSamples.New("Range", 1, 2);
        return PlainSamples.New("Values", range, PlainSamples.New("Range", 3, 4))
            .With("Flag", true).With("Small", (sbyte)-3).With("Large", ulong.MaxValue).With("Letter", 'ß').With("Price", 1.10m)
            .With("Time", new DateTime(5, DateTimeKind.Local))
            .With("Moment", new DateTimeOffset(2020, 1, 1, 0, 0, 0, TimeSpan.FromHours(2)))
            .With("Id", Guid.Parse("0f8fad5b-d9cb-469f-a165-70867728950e")).With("Address", new Uri("https://example.org/a b"))
            .With("Maybe", 5).With("Bytes", new byte[] { 1, 0, 255 }).With("Jagged", new string?[][] { ["a", null], [] })
            .With("Pair", (4, new List<string> { "x" })).With("Scores", new List<KeyValuePair<string, double>> { new("k", 0.5) });
    }

    private static Array ArrayOf(string type, params object?[] items)
    {
        var array = Array.CreateInstance(PlainSamples.TypeOf(type), items.Length);
        items.CopyTo(array, 0);
        return array;
    }

    private static object ListOf(string type, params object?[] items) =>
        Activator.CreateInstance(typeof(List<>).MakeGenericType(PlainSamples.TypeOf(type)), ArrayOf(type, items))!;
}

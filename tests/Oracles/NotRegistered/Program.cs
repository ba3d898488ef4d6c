using System.Runtime.Serialization;
using System.Runtime.Serialization.Formatters.Binary;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Contracts = NotRegistered.Contracts;
using Generated = NotRegistered.Generated;
using Keyed = NotRegistered.Keyed;
using Numbered = NotRegistered.Numbered;
using Old = NotRegistered.Old;
using Packed = NotRegistered.Packed;
using Shaped = NotRegistered.Shaped;

// Prints a line for each row: its name, and what became of a Unicorn { Name = "U", Horn = 40 } in a member that is declared as Horse.
// Nothing of Assay is used here.
Say("binary-formatter/serializable", () =>
{
    BinaryFormatter formatter = new();
    MemoryStream stream = new();
    formatter.Serialize(stream, new Old.Stable { Horse = new Old.Unicorn { Name = "U", Horn = 40 } });
    stream.Position = 0;
    return ((Old.Stable)formatter.Deserialize(stream)).Horse;
});
Say("data-contract/plain", () =>
{
    DataContractSerializer serializer = new(typeof(Contracts.Stable));
    MemoryStream stream = new();
    serializer.WriteObject(stream, new Contracts.Stable { Horse = new Contracts.Unicorn { Name = "U", Horn = 40 } });
    stream.Position = 0;
    return ((Contracts.Stable)serializer.ReadObject(stream)!).Horse;
});
Say("memory-pack/utf-8", () => MemoryPack.MemoryPackSerializer.Deserialize<Packed.Stable>(
    MemoryPack.MemoryPackSerializer.Serialize(new Packed.Stable { Horse = new Packed.Unicorn { Name = "U", Horn = 40 } }))!.Horse);
Say("message-pack/array", () => MessagePack.MessagePackSerializer.Deserialize<Keyed.Stable>(
    MessagePack.MessagePackSerializer.Serialize(new Keyed.Stable { Horse = new Keyed.Unicorn { Name = "U", Horn = 40 } })).Horse);
Say("nerdbank.message-pack/map", () =>
{
    Nerdbank.MessagePack.MessagePackSerializer serializer = new();
    return serializer.Deserialize<Shaped.Stable>(
        serializer.Serialize(new Shaped.Stable { Horse = new Shaped.Unicorn { Name = "U", Horn = 40 } }))!.Horse;
});
Say("orleans", () =>
{
    Orleans.Serialization.Serializer serializer = new ServiceCollection().AddSerializer().BuildServiceProvider()
        .GetRequiredService<Orleans.Serialization.Serializer>();
    return serializer.Deserialize<Generated.Stable>(
        serializer.SerializeToArray(new Generated.Stable { Horse = new Generated.Unicorn { Name = "U", Horn = 40 } })).Horse;
});
Say("protobuf-net", () =>
{
    MemoryStream stream = new();
    ProtoBuf.Serializer.Serialize(stream, new Numbered.Stable { Horse = new Numbered.Unicorn { Name = "U", Horn = 40 } });
    stream.Position = 0;
    return ProtoBuf.Serializer.Deserialize<Numbered.Stable>(stream).Horse;
});

static void Say(string row, Func<object?> roundTrip)
{
    try
    {
        string read = roundTrip()?.GetType().Name ?? "null";
        Console.WriteLine($"{row}\t{(read == "Unicorn" ? "supported" : "lossy")}\tUnicorn -> {read}");
    }
    catch (Exception exception)
    {
        Console.WriteLine(
            $"{row}\trejected\t{exception.GetBaseException().GetType().Name}: "
                + $"{exception.GetBaseException().Message.ReplaceLineEndings(" ")}");
    }
}

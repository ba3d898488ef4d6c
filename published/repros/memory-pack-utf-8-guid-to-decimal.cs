#:package MemoryPack@1.21.4
#:property PublishAot=false
#:property ManagePackageVersionsCentrally=false
#:property TreatWarningsAsErrors=false
#:property GenerateDocumentationFile=false
#:property RunAnalyzers=false
#:property AssemblyName=repro

// Expected: A Guid where a decimal is declared is an error; its bytes are never taken for a decimal.
// MemoryPack 1.21.4: lossy, it came back without an error
// Settings: MemoryPackSerializerOptions.Utf8, the default
// Found by Assay as memory-pack/utf-8#guid-to-decimal-old-data. This file needs the .NET 10 SDK and nothing of Assay: dotnet run FILE
//
// The payload is what the library wrote of the old version:
//     public class Voucher
//     {
//         public Guid Key { get; set; }
//
//         public string Name { get; set; } = "";
//     }
//
//     static Voucher Make() => new() { Key = new Guid(0x0002_0000, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0), Name = "gift" };

using MemoryPack;

try
{
    byte[] payload = Convert.FromHexString("0200000200000000000700000000000000FBFFFFFF0400000067696674");
    var serializer = new Utf8<Voucher>();

    var copy = serializer.Deserialize(payload);
}
catch (Exception exception)
{
    Console.WriteLine($"HOLDS: an error, {exception.GetBaseException().Message}");
    return 0;
}

Console.WriteLine("FAILS: expected an error, got a value");
return 1;

[MemoryPackable]
public partial class Voucher
{
    public decimal Key { get; set; }
    public string Name { get; set; } = "";

    public Voucher()
    {
    }
}

sealed class Utf8<T>() : MemoryPackAdapter<T>(MemoryPackSerializerOptions.Utf8);

abstract class MemoryPackAdapter<T>(MemoryPackSerializerOptions options)
{
    public byte[] Serialize(T value) => MemoryPackSerializer.Serialize(value, options);

    public T Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<T>(payload, options)!;
}

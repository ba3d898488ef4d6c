using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects.Bond;

/// <summary>Writes <c>BondTypeAliasConverter</c>, the class that Bond looks for by its name: how values that Bond has no type for travel. The same for every data set.</summary>
internal static class BondAliases
{
    private const string BlobType = "global::System.ArraySegment<byte>";

    private static readonly (string Custom, string Alias, string To, string From)[] Scalars =
    [
        ("char", "ushort", "value", "(char)value"),
        ("global::System.Half", "ushort", "global::System.BitConverter.HalfToUInt16Bits(value)", "global::System.BitConverter.UInt16BitsToHalf(value)"),
        ("global::System.DateTime", "long", "value.ToBinary()", "global::System.DateTime.FromBinary(value)"),
        ("global::System.TimeSpan", "long", "value.Ticks", "new global::System.TimeSpan(value)"),
        ("global::System.TimeOnly", "long", "value.Ticks", "new global::System.TimeOnly(value)"),
        ("global::System.DateOnly", "int", "value.DayNumber", "global::System.DateOnly.FromDayNumber(value)"),
        ("global::System.Uri", "string", "value?.OriginalString!", "value is null ? null! : new global::System.Uri(value, global::System.UriKind.RelativeOrAbsolute)"),
        ("global::System.Version", "string", "value?.ToString()!", "value is null ? null! : global::System.Version.Parse(value)"),
        ("byte[]", BlobType, "value is null ? default : new(value)", "value.Array is null ? null! : value.AsSpan().ToArray()"),
        ("global::System.Guid", BlobType, "new(value.ToByteArray())", "new(value.AsSpan())"),
        ("global::System.Numerics.BigInteger", BlobType, "new(value.ToByteArray())", "new(value.AsSpan())"),
        ("decimal", BlobType, "Memory(value)", "Memory<decimal>(value)"),
        ("global::System.Int128", BlobType, "Memory(value)", "Memory<global::System.Int128>(value)"),
        ("global::System.UInt128", BlobType, "Memory(value)", "Memory<global::System.UInt128>(value)"),
        ("global::System.DateTimeOffset", BlobType, "Memory((value.Ticks, value.Offset.Ticks))", "Memory<(long Ticks, long Offset)>(value) is var (ticks, offset) ? new(ticks, new(offset)) : default"),
    ];

    /// <summary>A file for each namespace.</summary>
    public static IReadOnlyList<EmittedFile> Emit(IEnumerable<string> namespaces) => [.. namespaces.Select(Emit)];

    private static EmittedFile Emit(string space)
    {
        var writer = CodeWriter.ForFile();
        writer.Line("using System;");
        writer.Line();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block("public static class BondTypeAliasConverter"))
        {
            foreach (var (custom, alias, to, from) in Scalars)
            {
                writer.Line($"public static {alias} Convert({custom} value, {alias} unused) => {to};");
                writer.Line();
                writer.Line($"public static {custom} Convert({alias} value, {custom} unused) => {from};");
                writer.Line();
            }
            WriteMemory(writer);
        }
        return new EmittedFile($"{space.Replace("@", "", StringComparison.Ordinal)}.BondTypeAliasConverter.g.cs", writer.ToString());
    }

    private static void WriteMemory(CodeWriter writer)
    {
        writer.Line($"private static {BlobType} Memory<T>(T value) where T : unmanaged => new(global::System.Runtime.InteropServices.MemoryMarshal.AsBytes(new global::System.ReadOnlySpan<T>(in value)).ToArray());");
        writer.Line();
        writer.Line($"private static T Memory<T>({BlobType} value) where T : unmanaged => global::System.Runtime.InteropServices.MemoryMarshal.Read<T>(value);");
    }
}

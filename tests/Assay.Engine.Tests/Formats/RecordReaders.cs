namespace Assay.Engine.Tests.Formats;

/// <summary>Avro's binary encoding of a record with one field.</summary>
internal sealed class AvroReader(byte[] data, string shape) : BytesReader(data)
{
    public string Read()
    {
        var value = shape switch
        {
            "int" => Text(Int()),
            "long" => Text(ZigZag(Varint(10))),
            "bool" => Byte() switch { 0 => "false", 1 => "true", _ => throw new InvalidDataException("A boolean is 0 or 1.") },
            "double" => Text(DoubleLittle()),
            "string" => String(),
            "ints" => List(Blocks(() => Text(Int()))),
            "map" => $"{{{string.Join(", ", Blocks(() => $"{String()}: {Text(Int())}"))}}}",
            "optional" =>
                ZigZag(Varint(10)) switch
                {
                    0 =>
                    "null",
                    1 => Text(Int()),
                    _ => throw new InvalidDataException("The union has two branches.")
                },
            _ => throw new NotSupportedException(shape),
        };
        End();
        return value;
    }

    private long Int()
    {
        var value = ZigZag(Varint(10));
        Require(value is >= int.MinValue and <= int.MaxValue, "It is no int.");
        return value;
    }

    private string String() => Quoted(Bytes(ZigZag(Varint(10))));

    private List<string> Blocks(Func<string> item)
    {
        List<string> items = [];
        for (var count = ZigZag(Varint(10)); count != 0; count = ZigZag(Varint(10)))
        {
            var size = count < 0 ? ZigZag(Varint(10)) : -1;
            var begin = Position;
            Require(Math.Abs(count) <= Left, "The block has too few items.");
            for (long i = 0; i < Math.Abs(count); i++)
                items.Add(item());
            Require(size < 0 || Position - begin == size, "The block has another size.");
        }

        return items;
    }
}

/// <summary>A struct of Thrift's binary protocol.</summary>
internal sealed class ThriftBinaryReader(byte[] data) : BytesReader(data)
{
    public string Read()
    {
        var value = Struct();
        End();
        return value ?? "0";
    }

    private string? Struct()
    {
        string? found = null;
        for (var type = Byte(); type != 0; type = Byte())
        {
            var id = BigEndian(2);
            var value = Value(type);
            if (id == 1)
                found = value;
        }

        return found;
    }

    private string Value(byte type) => type switch
    {
        2 => Byte() == 0 ? "false" : "true",
        3 => Text(BigEndian(1)),
        4 => Text(DoubleBig()),
        6 => Text(BigEndian(2)),
        8 => Text(BigEndian(4)),
        10 => Text(BigEndian(8)),
        11 => Quoted(Bytes(BigEndian(4))),
        12 => $"{{Value: {Struct()}}}",
        13 => Map(Byte(), Byte(), BigEndian(4)),
        14 or 15 => List(Elements(Byte(), BigEndian(4))),
        16 => Hex(Bytes(16)),
        _ => throw new InvalidDataException($"There is no type {type}."),
    };

    private List<string> Elements(byte type, long size)
    {
        Require(size >= 0 && size <= Left, "It has too few elements.");
        List<string> items = [];
        for (long i = 0; i < size; i++)
            items.Add(Value(type));
        return items;
    }

    private string Map(byte key, byte value, long size)
    {
        Require(size >= 0 && size <= Left, "It has too few pairs.");
        List<string> pairs = [];
        for (long i = 0; i < size; i++)
            pairs.Add($"{Value(key)}: {Value(value)}");
        return $"{{{string.Join(", ", pairs)}}}";
    }
}

/// <summary>A struct of Thrift's compact protocol.</summary>
internal sealed class ThriftCompactReader(byte[] data) : BytesReader(data)
{
    public string Read()
    {
        var value = Struct();
        End();
        return value ?? "0";
    }

    private string? Struct()
    {
        string? found = null;
        long id = 0;
        for (var header = Byte(); header != 0; header = Byte())
        {
            var type = header & 0x0F;
            id = header >> 4 == 0 ? ZigZag(Varint(3)) : id + (header >> 4);
            var value = type is 1 or 2 ? type == 1 ? "true" : "false" : Value(type);
            if (id == 1)
                found = value;
        }

        return found;
    }

    private string Value(int type) => type switch
    {
        1 or 2 => Byte() switch { 1 => "true", 0 => "false", _ => throw new InvalidDataException("An element is 0 or 1.") },
        3 => Text(BigEndian(1)),
        4 or 5 => Text(ZigZag(Varint(5))),
        6 => Text(ZigZag(Varint(10))),
        7 => Text(DoubleLittle()),
        8 => Quoted(Bytes((int)Varint(5))),
        9 or 10 => List(Elements()),
        11 => Map(),
        12 => $"{{Value: {Struct()}}}",
        13 => Hex(Bytes(16)),
        _ => throw new InvalidDataException($"There is no type {type}."),
    };

    private List<string> Elements()
    {
        var header = Byte();
        long size = header >> 4 == 15 ? (int)Varint(5) : header >> 4;
        Require(size >= 0 && size <= Left, "It has too few elements.");
        List<string> items = [];
        for (long i = 0; i < size; i++)
            items.Add(Value(header & 0x0F));
        return items;
    }

    private string Map()
    {
        long size = (int)Varint(5);
        if (size == 0)
            return "{}";
        Require(size > 0 && size <= Left, "It has too few pairs.");
        var types = Byte();
        List<string> pairs = [];
        for (long i = 0; i < size; i++)
            pairs.Add($"{Value(types >> 4)}: {Value(types & 0x0F)}");
        return $"{{{string.Join(", ", pairs)}}}";
    }
}

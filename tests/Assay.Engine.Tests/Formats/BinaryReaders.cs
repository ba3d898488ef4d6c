namespace Assay.Engine.Tests.Formats;

/// <summary>MessagePack: a map or an array of one.</summary>
internal sealed class MessagePackReader(byte[] data) : BytesReader(data)
{
    public string Read()
    {
        var open = Byte();
        var count = open switch
        {
            >= 0x80 and <= 0x8F => open & 0x0F,
            0x91 => 0,
            0xDE => (int)Unsigned(2),
            0xDF => (int)Unsigned(4),
            _ => throw new InvalidDataException("It is neither a map nor an array of one."),
        };
        var found = open == 0x91 ? Item() : null;
        for (var i = 0; i < count; i++)
        {
            var key = Item();
            var value = Item();
            if (key == "\"Value\"")
                found = value;
        }

        End();
        return found ?? throw new InvalidDataException("It has no value.");
    }

    private string Item()
    {
        var first = Byte();
        return first switch
        {
            <= 0x7F => Text(first),
            <= 0x8F => Map(first & 0x0F),
            <= 0x9F => Array(first & 0x0F),
            <= 0xBF => Quoted(Bytes(first & 0x1F)),
            0xC0 => "null",
            0xC2 => "false",
            0xC3 => "true",
            0xC4 or 0xC5 or 0xC6 => Hex(Bytes(Unsigned(1 << (first - 0xC4)))),
            0xC7 => Extension(Byte()),
            0xCA => Text(BitConverter.Int32BitsToSingle((int)BigEndian(4))),
            0xCB => Text(DoubleBig()),
            0xCC or 0xCD or 0xCE or 0xCF =>
                ((ulong)Unsigned(1 << (first - 0xCC))).ToString(System.Globalization.CultureInfo.InvariantCulture),
            0xD0 or 0xD1 or 0xD2 or 0xD3 => Text(BigEndian(1 << (first - 0xD0))),
            0xD6 or 0xD7 => Extension(1 << (first - 0xD4)),
            0xD9 or 0xDA or 0xDB => Quoted(Bytes(Unsigned(1 << (first - 0xD9)))),
            0xDC or 0xDD => Array(Unsigned(2 << (first - 0xDC))),
            >= 0xE0 => Text((sbyte)first),
            _ => throw new InvalidDataException($"{first:X2} begins no value of the cases."),
        };
    }

    private string Map(int count)
    {
        for (var i = 0; i < 2 * count; i++)
            Item();
        return "{}";
    }

    private string Array(long count)
    {
        Require(count <= Left, "It has too few elements.");
        List<string> items = [];
        for (long i = 0; i < count; i++)
            items.Add(Item());
        return List(items);
    }

    private long Unsigned(int width)
    {
        long value = 0;
        for (var i = 0; i < width; i++)
            value = (value << 8) | Byte();
        return value;
    }

    private string Extension(int length)
    {
        Require(Byte() == 0xFF, "It is no timestamp.");
        (var nanoseconds, var seconds) = length switch
        {
            4 => (0, Unsigned(4)),
            8 => Unsigned(8) is var both ? ((long)((ulong)both >> 34), both & 0x3_FFFF_FFFF) : default,
            12 => (Unsigned(4), Unsigned(8)),
            _ => throw new InvalidDataException("A timestamp has 4, 8 or 12 bytes."),
        };
        Require(nanoseconds <= 999_999_999, "It has too many nanoseconds.");
        return Date(DateTime.UnixEpoch.AddSeconds(seconds).AddTicks(nanoseconds / 100));
    }
}

/// <summary>Protocol Buffers: field 1 of a shape.</summary>
internal sealed class ProtobufReader(byte[] data, string shape) : BytesReader(data)
{
    private readonly List<string> elements = [];
    private string? found;

    public string Read()
    {
        while (Left > 0)
            Field(Varint(10));
        return shape == "ints" ? List(elements) : found ?? (shape == "int" ? "0" : throw new InvalidDataException("It has no value."));
    }

    private void Field(ulong tag)
    {
        (var number, var wire) = (tag >> 3, tag & 7);
        Require(number is >= 1 and <= 536_870_911, "There is no such field number.");
        if (number == 1 && wire == 0)
            Take(Varint(10));
        else if (number == 1 && wire == 1)
            found = Text(DoubleLittle());
        else if (number == 1 && wire == 2)
            Record(Bytes((long)Varint(10)));
        else
            Skip(number, wire);
    }

    private void Take(ulong value)
    {
        found = shape switch { "bool" => value == 0 ? "false" : "true", "int" => Text((int)value), _ => Text((long)value) };
        elements.Add(Text((int)value));
    }

    private void Record(byte[] content)
    {
        if (shape == "string")
            found = Quoted(content);
        else if (shape == "nested")
            found = content.Length == 0 ? found ?? "{Value: 0}" : $"{{Value: {new ProtobufReader(content, "int").Read()}}}";
        else
            elements.AddRange(new PackedReader(content).Read());
    }

    private void Skip(ulong number, ulong wire)
    {
        switch (wire)
        {
            case 0:
                Varint(10);
                break;
            case 1:
                Bytes(8);
                break;
            case 2:
                Bytes((long)Varint(10));
                break;
            case 5:
                Bytes(4);
                break;
            case 3:
                for (var tag = Varint(10); tag != ((number << 3) | 4); tag = Varint(10))
                {
                    Require((tag & 7) != 4, "The group ends with another number.");
                    Skip(tag >> 3, tag & 7);
                }

                break;
            default:
                throw new InvalidDataException("It has no such wire type, or an end without a start.");
        }
    }

    private sealed class PackedReader(byte[] data) : BytesReader(data)
    {
        public List<string> Read()
        {
            List<string> items = [];
            while (Left > 0)
                items.Add(Text((int)Varint(10)));
            return items;
        }
    }
}

/// <summary>BSON: a document with the element Value.</summary>
internal sealed class BsonReader(byte[] data) : BytesReader(data)
{
    public string Read()
    {
        var text = Document(isArray: false);
        End();
        const string Before = "{Value: ";
        return text.StartsWith(Before, StringComparison.Ordinal) ? text[Before.Length..^1] : text;
    }

    private string Document(bool isArray)
    {
        var begin = Position;
        var size = Int32Little();
        Require(size >= 5 && size <= Left + 4, "The document has another size.");
        List<string> items = [];
        for (var type = Byte(); type != 0; type = Byte())
        {
            var name = Name();
            var value = Element(type);
            if (isArray || name == "Value")
                items.Add(isArray ? value : $"Value: {value}");
        }

        Require(Position - begin == size, "The document has another size.");
        return isArray ? List(items) : $"{{{string.Join(", ", items)}}}";
    }

    private string Name()
    {
        List<byte> bytes = [];
        for (var one = Byte(); one != 0; one = Byte())
            bytes.Add(one);
        return System.Text.Encoding.UTF8.GetString([.. bytes]);
    }

    private string Element(byte type) => type switch
    {
        0x01 => Text(DoubleLittle()),
        0x02 => String(),
        0x03 => Document(isArray: false),
        0x04 => Document(isArray: true),
        0x05 => Binary(),
        0x08 => Byte() switch { 0 => "false", 1 => "true", _ => throw new InvalidDataException("A bool is 0 or 1.") },
        0x09 => Date(DateTime.UnixEpoch.AddMilliseconds(BitConverter.ToInt64(Bytes(8)))),
        0x0A or 0xFF or 0x7F => "null",
        0x10 => Text(Int32Little()),
        0x11 or 0x12 => Text(BitConverter.ToInt64(Bytes(8))),
        0x13 => Hex(Bytes(16)),
        _ => throw new InvalidDataException($"No element begins with {type:X2}."),
    };

    private string String()
    {
        var bytes = Bytes(Int32Little());
        Require(bytes.Length > 0 && bytes[^1] == 0, "A string ends with NUL.");
        return Quoted(bytes[..^1]);
    }

    private string Binary()
    {
        var length = Int32Little();
        Byte();
        return Hex(Bytes(length));
    }
}

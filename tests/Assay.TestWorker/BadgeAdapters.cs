using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Text;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>What a careful reader of badges says to bytes that are none.</summary>
public sealed class BadgeException : Exception
{
    /// <summary>Says nothing.</summary>
    public BadgeException()
    {
    }

    /// <summary>Says what is wrong.</summary>
    /// <param name="message">What.</param>
    public BadgeException(string message)
        : base(message)
    {
    }

    /// <summary>Says what is wrong, and how that was seen.</summary>
    /// <param name="message">What.</param>
    /// <param name="innerException">How.</param>
    public BadgeException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}

/// <summary>
/// Readers of badges: <c>careful</c> refuses all that is no badge with its own exception. The others differ from it in one thing:
/// <c>leaks</c> throws exceptions of .NET, <c>lax-bool</c> takes any byte for a flag, <c>lax-text</c> any bytes for a text, <c>lax-end</c>
/// reads what is cut as if zeros followed, <c>trusts-length</c> allocates what the payload announces, <c>dives</c> calls itself for each
/// byte of 255, <c>waits</c> for what never comes, <c>hides</c> a bug behind three letters, one after the other. Those of
/// <see cref="HostileShapeRows"/> read badges with care.
/// </summary>
internal sealed class BadgeAdapter(string fault) : SerializerAdapter<Badge>, IBytesSurface<Badge>
{
    private const int MostDoors = 1000;
    private const byte Deeper = 0xFF;
    private static readonly UTF8Encoding Strict = new(false, throwOnInvalidBytes: true);

    public static IReadOnlyList<string> Names { get; } = ["careful", "leaks", "lax-bool", "lax-text", "lax-end", "trusts-length", "dives",
        "waits", "hides", .. HostileShapeRows.Names];

    public byte[] Serialize(Badge value)
    {
        var name = Strict.GetBytes(value.Name);
        var payload = new byte[name.Length + 6 + (value.Doors.Length * sizeof(int))];
        payload[0] = (byte)name.Length;
        name.CopyTo(payload, 1);
        payload[name.Length + 1] = value.IsValid ? (byte)1 : (byte)0;
        BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(name.Length + 2), value.Doors.Length);
        for (var i = 0; i < value.Doors.Length; i++)
            BinaryPrimitives.WriteInt32LittleEndian(payload.AsSpan(name.Length + 6 + (i * sizeof(int))), value.Doors[i]);
        return payload;
    }

    public Badge Deserialize(byte[] payload)
    {
        if (fault == "dives")
            Dive(payload, 0);
        if (fault == "lax-end")
            payload = [.. payload, .. new byte[256]];
        try
        {
            return Read(payload);
        }
        catch (Exception exception) when (exception is ArgumentException or IndexOutOfRangeException && fault != "leaks")
        {
            if (fault == "waits")
                Misdeeds.Wait();
            throw new BadgeException("This is no badge.", exception);
        }
    }

    private Badge Read(byte[] payload)
    {
        int letters = payload[0];
        var name = (fault == "lax-text" ? Encoding.UTF8 : Strict).GetString(payload, 1, letters);
        if (fault == "hides")
            Hide(name);
        var flag = payload[letters + 1];
        var doors = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(letters + 2));
        if (flag > 1 && fault != "lax-bool")
            throw new BadgeException("A flag is 0 or 1.");
        if (fault != "trusts-length" && doors is < 0 or > MostDoors)
            throw new BadgeException("Nobody has so many doors.");
        var numbers = new int[fault == "trusts-length" ? doors & int.MaxValue : doors];
        for (var i = 0; i < numbers.Length; i++)
            numbers[i] = BinaryPrimitives.ReadInt32LittleEndian(payload.AsSpan(letters + 6 + (i * sizeof(int))));
        return new Badge { Name = name, IsValid = Unsafe.As<byte, bool>(ref flag), Doors = numbers };
    }

    /// <summary>Chance alone finds three letters in none of a million inputs; one after the other, each in a few thousand.</summary>
    private static void Hide(string name)
    {
        if (name.Length < 3 || name[0] != '{')
            return;
        if (name[1] == '[')
        {
            if (name[2] == '"')
                _ = ((object?)null)!.ToString();
        }
    }

    private static int Dive(byte[] payload, int at) =>
        at < payload.Length && payload[at] == Deeper ? 1 + Math.Max(Dive(payload, at), at) : 0;
}

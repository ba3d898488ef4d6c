using System.Numerics;
using System.Runtime.InteropServices;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;

namespace Assay.Worker.Types;

/// <summary>A type whose values are made from one text, of a number, a literal or a string, or by chance.</summary>
/// <param name="Forms">What a sample may hold for it.</param>
/// <param name="Hint">How its texts look; empty where everybody knows.</param>
/// <param name="Parse">Makes a value from a text; null where the text is none of its.</param>
/// <param name="Generate">Makes a value from chance and turn; all of them valid in every format, none of them a default.</param>
internal sealed record Scalar(
    Type Type, ScalarForms Forms, string Hint, Func<string, object?> Parse, Func<StableRandom, int, object> Generate)
{
    private const ScalarForms NumberOrText = ScalarForms.Number | ScalarForms.Text;

    private static readonly Dictionary<Type, Scalar> All = new Scalar[]
    {
        new(typeof(bool), ScalarForms.Boolean | ScalarForms.Text, "", text => bool.TryParse(text, out var value) ? value : null,
            (_, turn) => turn % 2 == 0),
        Whole<byte>((bits, _) => (byte)bits.Below(256)),
        Whole<sbyte>(), Whole<short>(), Whole<ushort>(), Whole<int>(), Whole<uint>(), Whole<long>(), Whole<ulong>(), Whole<Int128>(),
        Whole<UInt128>(),
        Whole<BigInteger>((bits, _) => new BigInteger(bits.Next()) * bits.Next()),
        Floating<Half>((bits, _) => (Half)(bits.Below(2000) / 8.0)),
        Floating<float>((bits, _) => bits.Below(1 << 20) / 64f),
        Floating<double>((bits, _) => bits.Below(1 << 30) / 1000.0),
        new(typeof(decimal), NumberOrText, "", NumberTexts.ToDecimal, Chance.Decimal),
        OfText<char>("one UTF-16 character", text => text.Length == 1 ? text[0] : null, (bits, _) => (char)('a' + bits.Below(26))),
        OfText<string>("", text => text, Chance.Text),
        OfText<DateTime>("2024-12-31T23:59:59Z", TimeTexts.ToDateTime,
            (bits, turn) => DateTime.SpecifyKind(Chance.Moment(bits), (DateTimeKind)((turn + 1) % 3))),
        OfText<DateTimeOffset>("2024-12-31T23:59:59+01:00", TimeTexts.ToDateTimeOffset, Chance.MomentWithOffset),
        OfText<TimeSpan>("1.23:59:59", TimeTexts.ToTimeSpan, (bits, _) => Chance.Moment(bits) - new DateTime(2001, 1, 1)),
        OfText<DateOnly>("2024-12-31", TimeTexts.ToDateOnly, (bits, _) => DateOnly.FromDateTime(Chance.Moment(bits))),
        OfText<TimeOnly>("23:59:59", TimeTexts.ToTimeOnly, (bits, _) => TimeOnly.FromDateTime(Chance.Moment(bits))),
        OfText<Guid>(
            "00112233-4455-6677-8899-aabbccddeeff",
            text => Guid.TryParse(text, out var value) ? value : null,
            (bits, _) => new Guid(MemoryMarshal.AsBytes<ulong>([bits.Next(), bits.Next()]))),
        OfText<Uri>(
            "an absolute or relative address",
            text => Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out var value) ? value : null,
            (bits, _) => new Uri($"https://example.org/{Chance.Letters(bits, 8)}")),
        OfText<Version>(
            "1.2.3",
            text => Version.TryParse(text, out var value) ? value : null,
            (bits, _) => new Version(1 + bits.Below(9), bits.Below(10), bits.Below(100), bits.Below(1000))),
    }.ToDictionary(scalar => scalar.Type);

    public static IReadOnlyCollection<Type> Types => All.Keys;

    /// <summary>Whether a type is one: its values, boxed or not, are the same on both sides of a mapper.</summary>
    public static bool IsScalar(Type type) => All.ContainsKey(type) || RuntimeText.Find(type) is not null;

    /// <summary>The scalar of a type; null for all that is made of parts.</summary>
    public static Scalar? Find(Type type) =>
        All.GetValueOrDefault(type) ?? (RuntimeText.Find(type) is { } text ? OfRuntime(type, text) : null);

    /// <summary>The scalar of a full name, such as <c>System.Guid</c>, perhaps with an assembly behind it.</summary>
    public static Scalar? Named(string name)
    {
        var full = name.Split(',')[0].Trim();
        return All.Values.FirstOrDefault(scalar => scalar.Type.FullName == full);
    }

    // A class that derives from a known one, such as UTF8Encoding, takes those examples that are its own; without any it is not known.
    private static Scalar? OfRuntime(Type type, RuntimeText text) => Example(type, text, "text", 0) is not ({ } hint, { }) ? null : new(
        type,
        type.FullName?.Contains(".Json.", StringComparison.Ordinal) == true ? ScalarForms.Json : ScalarForms.Text,
        hint,
        given => Parsed(type, given, text),
        (bits, turn) => Example(type, text, Chance.Letters(bits, 6), turn).Value!);

    private static (string? Text, object? Value) Example(Type type, RuntimeText text, string letters, int turn) =>
        Enumerable.Range(turn, 2).Select(next => text.Example(letters, next)).Select(example => (example, Parsed(type, example, text)))
            .FirstOrDefault(made => made.Item2 is not null);

    private static object? Parsed(Type type, string given, RuntimeText text)
    {
        try
        {
            return text.Parse(type, given) is { } value && type.IsInstanceOfType(value) ? value : null;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            // The runtime's parsers throw exceptions of many types for a text that they do not take.
            return null;
        }
    }

    private static Scalar Whole<T>()
        where T : struct, IBinaryInteger<T>, IMinMaxValue<T> => Whole<T>(Chance.Whole<T>);

    private static Scalar Whole<T>(Func<StableRandom, int, object> generate)
        where T : struct, IBinaryInteger<T> => new(typeof(T), NumberOrText, "", text => NumberTexts.ToWhole<T>(text), generate);

    private static Scalar Floating<T>(Func<StableRandom, int, object> generate)
        where T : struct, IFloatingPointIeee754<T> => new(typeof(T), NumberOrText, "", text => NumberTexts.ToFloating<T>(text), generate);

    private static Scalar OfText<T>(string hint, Func<string, object?> parse, Func<StableRandom, int, object> generate) =>
        new(typeof(T), ScalarForms.Text, hint, parse, generate);
}

/// <summary>What a sample may hold for a scalar.</summary>
[Flags]
internal enum ScalarForms
{
    /// <summary>Nothing.</summary>
    None = 0,

    Number = 1,

    /// <summary>A string.</summary>
    Text = 2,

    /// <summary><c>true</c> or <c>false</c>.</summary>
    Boolean = 4,

    /// <summary>Any JSON, which is the value.</summary>
    Json = 8,
}

using System.Numerics;

namespace Assay.Worker.Values.Scalars;

/// <summary>A type whose values are made from one text: of a number, a literal or a string.</summary>
/// <param name="Type">The type.</param>
/// <param name="Forms">What a sample may hold for it.</param>
/// <param name="Hint">How its texts look; empty where everybody knows.</param>
/// <param name="Parse">Makes a value from a text; null where the text is none of its.</param>
internal sealed record Scalar(Type Type, ScalarForms Forms, string Hint, Func<string, object?> Parse)
{
    private const ScalarForms NumberOrText = ScalarForms.Number | ScalarForms.Text;

    private static readonly Dictionary<Type, Scalar> All = new Scalar[]
    {
        new(typeof(bool), ScalarForms.Boolean | ScalarForms.Text, "", text => bool.TryParse(text, out bool value) ? value : null),
        Whole<byte>(), Whole<sbyte>(), Whole<short>(), Whole<ushort>(), Whole<int>(), Whole<uint>(), Whole<long>(), Whole<ulong>(),
        Whole<Int128>(), Whole<UInt128>(), Whole<BigInteger>(),
        Floating<Half>(), Floating<float>(), Floating<double>(),
        new(typeof(decimal), NumberOrText, "", NumberTexts.ToDecimal),
        new(typeof(char), ScalarForms.Text, "one UTF-16 character", text => text.Length == 1 ? text[0] : null),
        new(typeof(string), ScalarForms.Text, "", text => text),
        new(typeof(DateTime), ScalarForms.Text, "2024-12-31T23:59:59Z", TimeTexts.ToDateTime),
        new(typeof(DateTimeOffset), ScalarForms.Text, "2024-12-31T23:59:59+01:00", TimeTexts.ToDateTimeOffset),
        new(typeof(TimeSpan), ScalarForms.Text, "1.23:59:59", TimeTexts.ToTimeSpan),
        new(typeof(DateOnly), ScalarForms.Text, "2024-12-31", TimeTexts.ToDateOnly),
        new(typeof(TimeOnly), ScalarForms.Text, "23:59:59", TimeTexts.ToTimeOnly),
        new(typeof(Guid), ScalarForms.Text, "00112233-4455-6677-8899-aabbccddeeff", text => Guid.TryParse(text, out Guid value) ? value : null),
        new(typeof(Uri), ScalarForms.Text, "an absolute or relative address", text => Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out Uri? value) ? value : null),
        new(typeof(Version), ScalarForms.Text, "1.2.3", text => Version.TryParse(text, out Version? value) ? value : null),
    }.ToDictionary(scalar => scalar.Type);

    /// <summary>The types that are scalars.</summary>
    public static IReadOnlyCollection<Type> Types => All.Keys;

    /// <summary>The scalar of a type; null for all that is made of parts.</summary>
    public static Scalar? Find(Type type) => All.GetValueOrDefault(type);

    /// <summary>The scalar of a full name, such as <c>System.Guid</c>, perhaps with an assembly behind it.</summary>
    public static Scalar? Named(string name)
    {
        string full = name.Split(',')[0].Trim();
        return All.Values.FirstOrDefault(scalar => scalar.Type.FullName == full);
    }

    private static Scalar Whole<T>()
        where T : struct, IBinaryInteger<T> => new(typeof(T), NumberOrText, "", text => NumberTexts.ToWhole<T>(text));

    private static Scalar Floating<T>()
        where T : struct, IFloatingPointIeee754<T> => new(typeof(T), NumberOrText, "", text => NumberTexts.ToFloating<T>(text));
}

/// <summary>What a sample may hold for a scalar.</summary>
[Flags]
internal enum ScalarForms
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>A number.</summary>
    Number = 1,

    /// <summary>A string.</summary>
    Text = 2,

    /// <summary><c>true</c> or <c>false</c>.</summary>
    Boolean = 4,
}

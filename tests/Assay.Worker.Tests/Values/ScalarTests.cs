using System.Numerics;
using Assay.Worker.Tests.Values.Types;
using Assay.Worker.Types;

namespace Assay.Worker.Tests.Values;

public sealed class ScalarTests
{
    public static TheoryData<string, object> Fitting => new()
    {
        { "true", true },
        { "\"False\"", false },
        { "255", (byte)255 },
        { "-128", (sbyte)-128 },
        { "\"\\ud800\"", '\ud800' },
        { "-32768", short.MinValue },
        { "65535", ushort.MaxValue },
        { "-2147483648", int.MinValue },
        { "\"4294967295\"", uint.MaxValue },
        { "-9223372036854775808", long.MinValue },
        { "18446744073709551615", ulong.MaxValue },
        { "-170141183460469231731687303715884105728", Int128.MinValue },
        { "\"340282366920938463463374607431768211455\"", UInt128.MaxValue },
        { "-0.25", (Half)(-0.25) },
        { "1.5E+3", 1500f },
        { "\"-Infinity\"", float.NegativeInfinity },
        { "0.1", 0.1 },
        { "1e308", 1e308 },
        { "123456789012345678901234567890", BigInteger.Parse(
            "123456789012345678901234567890", System.Globalization.CultureInfo.InvariantCulture) },
        { "\"na\\u00efve \\\"\\\\\\/\\b\\f\\n\\r\\t \\ud83d\\ude00 本\"", "naïve \"\\/\b\f\n\r\t 😀 本" },
        { "\"1.23:59:59.5\"", new TimeSpan(1, 23, 59, 59, 500) },
        { "\"2024-12-31\"", new DateOnly(2024, 12, 31) },
        { "\"23:59:59.1234567\"", TimeOnly.ParseExact("23:59:59.1234567", "HH:mm:ss.fffffff", null) },
        { "\"00112233-4455-6677-8899-AABBCCDDEEFF\"", new Guid("00112233-4455-6677-8899-aabbccddeeff") },
        { "\"1.2.3\"", new Version(1, 2, 3) },
        { "\"relative/path?x=ö\"", new Uri("relative/path?x=ö", UriKind.Relative) },
        { "\"paid\"", Status.Paid },
        { "4", Status.Sent },
        { "\"9\"", (Status)9 },
        { "\"Read, write\"", Rights.Read | Rights.Write },
        { "\"the-first\"", Spelt.First },
    };

    public static TheoryData<Type, string, string> Unfitting => new()
    {
        { typeof(int), "2147483648", "int: a number was found that is not an int (sample.json, line 1, column 1)." },
        { typeof(int), "1.0", "int: a number was found that is not an int (sample.json, line 1, column 1)." },
        { typeof(byte), "-1", "byte: a number was found that is not a byte (sample.json, line 1, column 1)." },
        { typeof(double), "1e999", "double: a number was found that is not a double (sample.json, line 1, column 1)." },
        { typeof(int), "true", "int: true or false was found where an int was expected (sample.json, line 1, column 1)." },
        { typeof(int), "null", "int: null was found where an int was expected (sample.json, line 1, column 1)." },
        { typeof(string), "5", "string: a number was found where a string was expected (sample.json, line 1, column 1)." },
        { typeof(char), "\"ab\"", "char: a string was found that is not a char, such as one UTF-16 character "
            + "(sample.json, line 1, column 1)." },
        { typeof(DateTime), "\"31.12.2024\"", "DateTime: a string was found that is not a DateTime, such as 2024-12-31T23:59:59Z "
            + "(sample.json, line 1, column 1)." },
        { typeof(Guid), "\"secret\"", "Guid: a string was found that is not a Guid, such as 00112233-4455-6677-8899-aabbccddeeff "
            + "(sample.json, line 1, column 1)." },
        { typeof(Status), "\"secret\"", "Status: a string was found, which is not a value of Status, such as Open, Paid, Sent "
            + "(sample.json, line 1, column 1)." },
        { typeof(Status), "256", "Status: a number was found, which is not a value of Status, such as Open, Paid, Sent "
            + "(sample.json, line 1, column 1)." },
        { typeof(bool), "{}", "bool: an object was found where a bool was expected (sample.json, line 1, column 1)." },
        { typeof(byte[]), "\"secret!\"", "byte[]: a string was found that is not base64 (sample.json, line 1, column 1)." },
    };

    [Theory]
    [MemberData(nameof(Fitting))]
    public void A_scalar_is_read_from_its_text(string json, object expected)
    {
        ArgumentNullException.ThrowIfNull(expected);
        Assert.Equal(expected, Made.From(expected.GetType(), json));
    }

    [Theory]
    [MemberData(nameof(Unfitting))]
    public void A_scalar_that_does_not_fit_is_told_without_its_value(Type type, string json, string message) =>
        Assert.Equal(message, Assert.Throws<Core.Workloads.BadValuesException>(() => Made.From(type, json)).Message);

    [Theory]
    [InlineData("\"2024-10-27T01:30:00Z\"", DateTimeKind.Utc)]
    [InlineData("\"2024-10-27T01:30:00\"", DateTimeKind.Unspecified)]
    [InlineData("\"2024-10-27 01:30\"", DateTimeKind.Unspecified)]
    [InlineData("\"2024-10-27T01:30:00.0000000+00:00\"", DateTimeKind.Local)]
    public void A_time_keeps_its_kind(string json, DateTimeKind kind)
    {
        var time = Made.From<DateTime>(json);
        var wall = kind == DateTimeKind.Local ? time.ToUniversalTime() : time;

        Assert.Equal(kind, time.Kind);
        Assert.Equal(new DateTime(2024, 10, 27, 1, 30, 0), wall);
    }

    [Fact]
    public void A_time_keeps_its_offset_and_its_ticks()
    {
        var time = Made.From<DateTimeOffset>("\"2024-01-02T03:04:05.1234567-12:30\"");

        Assert.Equal(new DateTimeOffset(2024, 1, 2, 3, 4, 5, TimeSpan.FromMinutes(-750)).AddTicks(1234567), time);
        Assert.Equal(TimeSpan.FromMinutes(-750), time.Offset);
    }

    [Theory]
    [InlineData("1.2300", "1.2300", 4)]
    [InlineData("100", "100", 0)]
    [InlineData("\"-79228162514264337593543950335\"", "-79228162514264337593543950335", 0)]
    [InlineData("1.5E2", "150", 0)]
    public void A_decimal_keeps_its_scale(string json, string text, byte scale)
    {
        var value = Made.From<decimal>(json);

        Assert.Equal((text, scale), (value.ToString(System.Globalization.CultureInfo.InvariantCulture), value.Scale));
    }

    [Fact]
    public void Zeros_keep_their_sign()
    {
        Assert.True(double.IsNegative(Made.From<double>("-0.0")));
        Assert.True(decimal.IsNegative(Made.From<decimal>("-0.0")));
        Assert.True(double.IsNaN(Made.From<double>("\"NaN\"")));
    }

    [Fact]
    public void Every_primitive_of_the_shapes_is_a_scalar() =>
        Assert.Equal(26, Scalar.Types.Count);
}

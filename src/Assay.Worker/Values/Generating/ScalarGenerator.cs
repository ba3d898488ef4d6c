using System.Numerics;
using System.Runtime.InteropServices;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes numbers, texts, dates and the like.</summary>
internal sealed class ScalarGenerator(Type type) : ValueGenerator(type)
{
    private readonly Func<GenerationRun, int, object> make = ScalarSources.Of(type);

    public override object Make(GenerationRun run, object site, int budget) => make(run, run.Turn(site));
}

/// <summary>Makes defined values of an enum; of flags two at once now and then.</summary>
internal sealed class EnumGenerator(Type type) : ValueGenerator(type)
{
    private readonly object[] values = [.. Enum.GetValuesAsUnderlyingType(type).Cast<object>().Select(value => Enum.ToObject(type, value))];
    private readonly bool isFlags = type.IsDefined(typeof(FlagsAttribute), inherit: false);

    public override object Make(GenerationRun run, object site, int budget)
    {
        if (values.Length == 0)
            return Enum.ToObject(Type, 0);
        int turn = run.Turn(site);
        object value = values[turn % values.Length];
        return isFlags && turn % 2 == 1
            ? Enum.Parse(Type, $"{value}, {values[run.Random.Below(values.Length)]}")
            : value;
    }
}

/// <summary>How values of each scalar type are made from chance and turn; all of them valid in every format, none of them a default.</summary>
internal static class ScalarSources
{
    private const double Thousandths = 1000;
    private static readonly int[] Digits = [3, 1, 6, 10, 18];
    private static readonly int[] Lengths = [8, 3, 14, 5, 21];
    private static readonly byte[] Scales = [2, 0, 4, 1, 3];
    private static readonly int[] OffsetMinutes = [0, 60, -300, 330, 120];

    private static readonly Dictionary<Type, Func<GenerationRun, int, object>> All = new()
    {
        [typeof(bool)] = (_, turn) => turn % 2 == 0,
        [typeof(byte)] = (run, _) => (byte)run.Random.Below(256),
        [typeof(sbyte)] = Whole<sbyte>,
        [typeof(short)] = Whole<short>,
        [typeof(ushort)] = Whole<ushort>,
        [typeof(int)] = Whole<int>,
        [typeof(uint)] = Whole<uint>,
        [typeof(long)] = Whole<long>,
        [typeof(ulong)] = Whole<ulong>,
        [typeof(Int128)] = Whole<Int128>,
        [typeof(UInt128)] = Whole<UInt128>,
        [typeof(BigInteger)] = (run, _) => new BigInteger(run.Random.Next()) * run.Random.Next(),
        [typeof(Half)] = (run, _) => (Half)(run.Random.Below(2000) / 8.0),
        [typeof(float)] = (run, _) => run.Random.Below(1 << 20) / 64f,
        [typeof(double)] = (run, _) => run.Random.Below(1 << 30) / Thousandths,
        [typeof(decimal)] = (run, turn) => new decimal(run.Random.Below(1 << 30), 0, 0, isNegative: false, Scales[turn % Scales.Length]),
        [typeof(char)] = (run, _) => (char)('a' + run.Random.Below(26)),
        [typeof(string)] = (run, turn) => Text(run, Lengths[turn % Lengths.Length]),
        [typeof(DateTime)] = (run, turn) => DateTime.SpecifyKind(Moment(run), (DateTimeKind)((turn + 1) % 3)),
        [typeof(DateTimeOffset)] = (run, turn) => new DateTimeOffset(Moment(run), TimeSpan.FromMinutes(OffsetMinutes[turn % OffsetMinutes.Length])),
        [typeof(TimeSpan)] = (run, _) => Moment(run) - new DateTime(2001, 1, 1),
        [typeof(DateOnly)] = (run, _) => DateOnly.FromDateTime(Moment(run)),
        [typeof(TimeOnly)] = (run, _) => TimeOnly.FromDateTime(Moment(run)),
        [typeof(Guid)] = (run, _) => new Guid(MemoryMarshal.AsBytes<ulong>([run.Random.Next(), run.Random.Next()])),
        [typeof(Uri)] = (run, _) => new Uri($"https://example.org/{Letters(run, 8)}"),
        [typeof(Version)] = (run, _) => new Version(1 + run.Random.Below(9), run.Random.Below(10), run.Random.Below(100), run.Random.Below(1000)),
    };

    /// <summary>The source of a scalar type.</summary>
    public static Func<GenerationRun, int, object> Of(Type type) => All[type];

    // As many digits as its turn says: formats that write few bytes for small numbers get both.
    private static object Whole<T>(GenerationRun run, int turn)
        where T : IBinaryInteger<T>, IMinMaxValue<T>
    {
        int kind = turn % Digits.Length;
        UInt128 most = UInt128.CreateChecked(T.MaxValue);
        UInt128 low = 1;
        for (int digits = Digits[kind]; digits > 1 && low * 10 <= most; digits--)
            low *= 10;
        UInt128 high = UInt128.Min((low * 10) - 1, most);
        T value = T.CreateChecked(low + (run.Random.Next() % (high - low + 1)));
        return kind == 3 && T.IsNegative(T.MinValue) ? -value : value;
    }

    // Late mornings and afternoons: no zone changes its clock then.
    private static DateTime Moment(GenerationRun run) => new DateTime(2001, 1, 1, 10, 0, 0)
        .AddDays(run.Random.Below(9000)).AddSeconds(run.Random.Below(6 * 3600)).AddTicks(run.Random.Below((int)TimeSpan.TicksPerSecond));

    // The longest has a letter beyond ASCII.
    private static string Text(GenerationRun run, int length)
    {
        char[] letters = Letters(run, length).ToCharArray();
        letters[0] = char.ToUpperInvariant(letters[0]);
        for (int i = 5; i < length - 2; i += 6)
            letters[i] = ' ';
        if (length == Lengths[^1])
            letters[2] = 'é';
        return new string(letters);
    }

    private static string Letters(GenerationRun run, int length) =>
        string.Create(length, run, static (letters, run) =>
        {
            foreach (ref char letter in letters)
                letter = (char)('a' + run.Random.Below(26));
        });
}

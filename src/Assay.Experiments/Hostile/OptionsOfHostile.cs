using System.Globalization;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Hostile input: what <c>assay check hostile</c> and <c>assay check fuzz</c> alone take.</summary>
public static class OptionsOfHostile
{
    /// <summary>
    /// The data sets whose payloads are damaged where none are named: texts, numbers, dates and lists; and one of bools and members that
    /// are missing.
    /// </summary>
    public const string UsualDataSets = "orders,wide-optional";

    /// <summary>Inputs of each kind where no number is named.</summary>
    public const int UsualInputs = 1500;

    /// <summary>How long a row and data set is fuzzed where no time is named.</summary>
    private const string UsualSpan = "1m";

    private const int FewestInputs = 10;
    private const int MostInputs = 1_000_000;
    private static readonly TimeSpan LongestSpan = TimeSpan.FromDays(7);

    /// <summary>Kinds of input.</summary>
    public static RunOption<IReadOnlyList<HostileKind>> Kinds { get; } = new(
        "--kind", "cut,length",
        string.Join('\n', HostileKind.All.Select(kind => $"{kind.Name}: {kind.Sentence}").Prepend("Kinds of input. Default: all.")),
        HostileKind.Read, static () => HostileKind.Read(null))
    {
        Names = static () => HostileKind.All.Select(kind => kind.Name),
        Kept = options => (options.Own as HostileOptions)?.Kinds ?? [],
    };

    /// <summary>The seed of what is sampled.</summary>
    public static RunOption<ulong> Seed { get; } = new("--seed", "N", "Seed of what is sampled. Default: 1.", SeedOf, static () => 1)
    {
        Kept = options => [(options.Own as HostileOptions)?.Seed],
    };

    /// <summary>Inputs of each kind at most.</summary>
    public static RunOption<int> Inputs { get; } =
        new("--inputs", "N", $"Inputs of each kind at most. Default: {UsualInputs}.", InputsOf, static () => UsualInputs)
        {
            Kept = options => [(options.Own as HostileOptions)?.InputsPerKind],
        };

    /// <summary>How long a row and data set is fuzzed, in nanoseconds.</summary>
    public static RunOption<long> Span { get; } = new(
        "--span", "10m", $"How long each row and data set is fuzzed. Default: {UsualSpan}.", SpanOf, static () => SpanOf(UsualSpan))
    {
        Kept = options => [(options.Own as HostileOptions)?.FuzzNanoseconds],
    };

    /// <summary>The size of the data.</summary>
    public static RunOption Size { get; } = OptionsOfWorkloads.Sizes with
    {
        Shown = "1",
        Help = "Size of the data, in units of each data set. Default: 1.",
    };

    /// <summary>How bytes pass.</summary>
    public static RunOption Surface { get; } = OptionsOfWorkloads.Surface with
    {
        Shown = "bytes|stream",
        Help = "How bytes are passed to the library. Default: each row's first surface.",
    };

    /// <summary>A saved input.</summary>
    public static RunOption Replay { get; } =
        new("--replay", "FILE", "Feed a saved input again, and show what happens. Measures nothing else.");

    private static ulong SeedOf(string text) => ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var seed)
        ? seed
        : throw new BadInputException($"--seed takes a whole number such as 7, not \"{Shortened.Of(text)}\".");

    private static long SpanOf(string text) =>
        DurationText.Read(text) is TimeSpan span && span > TimeSpan.Zero && span <= LongestSpan
            ? span.Ticks * TimeSpan.NanosecondsPerTick
            : throw new BadInputException($"--span takes a duration such as 10m or 30s, not \"{Shortened.Of(text)}\".");

    private static int InputsOf(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var inputs) && inputs is >= FewestInputs and <= MostInputs
        ? inputs
        : throw new BadInputException(
            $"--inputs takes a whole number from {FewestInputs} to {MostInputs}, not \"{Shortened.Of(text)}\". The default is "
                + $"{UsualInputs}.");
}

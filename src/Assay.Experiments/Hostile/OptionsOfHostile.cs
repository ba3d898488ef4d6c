using System.Globalization;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Hostile input: what <c>assay conform hostile</c> and <c>assay fuzz</c> alone take.</summary>
public static class OptionsOfHostile
{
    /// <summary>
    /// The data sets whose payloads are damaged where none are named: texts, numbers, dates and lists; and one of bools and members that
    /// are missing.
    /// </summary>
    public const string UsualDataSets = "orders,wide-optional";

    /// <summary>Inputs of each kind where no number is named.</summary>
    public const int UsualInputs = 1500;

    /// <summary>How long a row and data set is fuzzed where no time is named, in minutes.</summary>
    private const string UsualMinutes = "1";

    private const int FewestInputs = 10;
    private const int MostInputs = 1_000_000;
    private const double MostMinutes = 7 * 24 * 60;

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
    public static RunOption<long> Minutes { get; } = new(
        "--minutes", "10", $"How long each row and data set is fuzzed. Default: {UsualMinutes}.", MinutesOf,
        static () => MinutesOf(UsualMinutes))
    {
        Kept = options => [(options.Own as HostileOptions)?.FuzzNanoseconds],
    };

    private static ulong SeedOf(string text) => ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var seed)
        ? seed
        : throw new BadInputException($"--seed takes a whole number such as 7, not \"{Shortened.Of(text)}\".");

    private static long MinutesOf(string text) => double.TryParse(
        text, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var minutes) && minutes is > 0 and <= MostMinutes
        ? (long)(minutes * 60e9)
        : throw new BadInputException($"--minutes takes a number such as 10 or 0.5, not \"{Shortened.Of(text)}\".");

    private static int InputsOf(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var inputs) && inputs is >= FewestInputs and <= MostInputs
        ? inputs
        : throw new BadInputException(
            $"--inputs takes a whole number from {FewestInputs} to {MostInputs}, not \"{Shortened.Of(text)}\". The default is "
                + $"{UsualInputs}.");
}

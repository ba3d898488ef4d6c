using System.Globalization;
using Assay.Analysis.Safety;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Mutations;

namespace Assay.Engine.Runs;

/// <summary>What the command line of <c>assay conform hostile</c> gave, unread; null where an option was left out.</summary>
public sealed record AskedHostile
{
    /// <summary><c>--kind</c>: kinds of input.</summary>
    public string? Kinds { get; init; }

    /// <summary><c>--seed</c>: a number.</summary>
    public string? Seed { get; init; }

    /// <summary><c>--inputs</c>: inputs of each kind at most.</summary>
    public string? Inputs { get; init; }

    /// <summary>Whether <c>assay fuzz</c> asks, which changes payloads at random instead of feeding kinds.</summary>
    public bool IsFuzzing { get; init; }

    /// <summary><c>--minutes</c> of <c>assay fuzz</c>.</summary>
    public string? Minutes { get; init; }
}

/// <summary>Reads what a run of hostile input feeds.</summary>
public static class HostilePlan
{
    /// <summary>
    /// The data sets whose payloads are damaged where none are named: texts, numbers, dates and lists; and one of bools and members that
    /// are missing.
    /// </summary>
    public const string UsualDataSets = "orders,wide-optional";

    /// <summary>Inputs of each kind where no number is named.</summary>
    public const int UsualInputs = 1500;

    /// <summary>How long a row and data set is fuzzed where no time is named, in minutes.</summary>
    public const string UsualMinutes = "1";

    private const int FewestInputs = 10;
    private const int MostInputs = 1_000_000;
    private const long HeapBytes = 1L << 30;
    private const long TimeLimitNanoseconds = 10_000_000_000;

    /// <summary>Shorter than that of kinds: a hang costs the time of thousands of inputs.</summary>
    private const long TimeLimitOfFuzzing = 3_000_000_000;
    private const double MostMinutes = 7 * 24 * 60;

    /// <summary>The options of a request; null where it asks for another kind of run.</summary>
    /// <exception cref="BadInputException">One cannot be read, or names something that does not exist.</exception>
    internal static HostileOptions? Read(RunRequest request)
    {
        if (request.Kind != RunKind.Hostile)
            return null;
        AskedHostile asked = request.Hostile ?? new AskedHostile();
        if (asked.IsFuzzing)
        {
            return new HostileOptions
            {
                Kinds = [SafetyRules.Fuzz],
                Seed = asked.Seed is string ofFuzzing ? SeedOf(ofFuzzing) : 1,
                InputsPerKind = int.MaxValue,
                FuzzNanoseconds = MinutesOf(asked.Minutes ?? UsualMinutes),
                HeapBytes = HeapBytes,
                TimeLimitNanoseconds = TimeLimitOfFuzzing,
            };
        }

        return new HostileOptions
        {
            Kinds = [.. HostileKind.Read(asked.Kinds).Select(kind => kind.Name)],
            Seed = asked.Seed is string seed ? SeedOf(seed) : 1,
            InputsPerKind = asked.Inputs is string inputs ? InputsOf(inputs) : UsualInputs,
            HeapBytes = HeapBytes,
            TimeLimitNanoseconds = TimeLimitNanoseconds,
        };
    }

    /// <summary>The shapes that the kinds of a run need beside its data sets: rows write such input themselves.</summary>
    internal static IEnumerable<string> ShapesOf(HostileOptions? options) => options is not { FuzzNanoseconds: 0 }
        ? []
        : options.Kinds.SelectMany(kind => HostileKind.Find(kind).Shapes);

    /// <summary>
    /// The data sets whose payloads are damaged: smaller than any that is measured, because each byte of a payload is a place for damage.
    /// </summary>
    /// <exception cref="BadInputException">There is no such data set, or the size is none.</exception>
    internal static IReadOnlyList<WorkloadOptions> WorkloadsOf(RunRequest request, IReadOnlyList<DataSetDescription> dataSets)
    {
        int size = request.Sizes is null
            ? 1
            : SizeText.Read(request.Sizes) is int asked and > 0
            ? asked
            : throw new BadInputException($"--size takes one size such as 1 or 10, not \"{Shortened.Of(request.Sizes)}\".");
        dataSets = [.. dataSets, .. DataSetCatalogue.HostileShapes.Where(shape => shape.Name == request.DataSets)];
        return [.. new WorkloadSelection(dataSets).Select(request.DataSets ?? UsualDataSets, null, request.Payloads)
            .Select(workload => dataSets.Any(dataSet => dataSet.Name == workload.DataSet && dataSet.Accepts(size))
                ? workload with { Size = size }
                : workload).Distinct()];
    }

    /// <summary>The options of a file beside those given with <c>--resume</c>.</summary>
    internal static IEnumerable<(string Option, bool IsGiven, bool IsSame)> Compare(
        HostileOptions? file, AskedHostile? given, HostileOptions? asked)
    {
        if (file is null || given is null || asked is null)
            yield break;
        yield return ("--kind", given.Kinds is not null, file.Kinds.SequenceEqual(asked.Kinds));
        yield return ("--seed", given.Seed is not null, file.Seed == asked.Seed);
        yield return ("--minutes", given.Minutes is not null, file.FuzzNanoseconds == asked.FuzzNanoseconds);
        yield return ("--inputs", given.Inputs is not null, file.InputsPerKind == asked.InputsPerKind);
    }

    private static ulong SeedOf(string text) => ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out ulong seed)
        ? seed
        : throw new BadInputException($"--seed takes a whole number such as 7, not \"{Shortened.Of(text)}\".");

    private static long MinutesOf(string text) => double.TryParse(
        text, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double minutes) && minutes is > 0 and <= MostMinutes
        ? (long)(minutes * 60e9)
        : throw new BadInputException($"--minutes takes a number such as 10 or 0.5, not \"{Shortened.Of(text)}\".");

    private static int InputsOf(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int inputs) && inputs is >= FewestInputs and <= MostInputs
        ? inputs
        : throw new BadInputException(
            $"--inputs takes a whole number from {FewestInputs} to {MostInputs}, not \"{Shortened.Of(text)}\". The default is "
                + $"{UsualInputs}.");
}

using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Results;
using Assay.Engine.Options;
using SequentialLooks = Assay.Analysis.Statistics.Looks;

namespace Assay.Engine.Planning;

/// <summary>How long a run goes on: a fixed number of blocks, or until its rows are settled or its budget is spent.</summary>
/// <param name="Blocks">Blocks of each cell, K; at most so many where there are looks.</param>
/// <param name="Looks">Numbers of blocks at which it is looked at; empty where the number is fixed.</param>
/// <param name="Precision">The half width at which it goes no further.</param>
/// <param name="BudgetNanoseconds">Wall time of measuring, in nanoseconds; null without.</param>
public sealed record RunLength(int Blocks, IReadOnlyList<int> Looks, double Precision, long? BudgetNanoseconds)
{
    private const double FinestPrecision = 0.001;
    private const double CoarsestPrecision = 0.2;

    /// <summary>The length of what is done once.</summary>
    /// <exception cref="BadInputException">The budget cannot be read.</exception>
    public static RunLength Once(RunRequest request) =>
        new(1, [], StopRule.DefaultPrecision, request.Budget is string limit ? BudgetOf(limit) : null);

    /// <summary>Reads <c>--processes</c>, <c>--budget</c> and <c>--precision</c>.</summary>
    /// <exception cref="BadInputException">One cannot be read, or they contradict each other.</exception>
    public static RunLength OfBlocks(RunRequest request)
    {
        if (request is { Blocks: not null, Precision: not null })
            throw new BadInputException(
                "--processes (a fixed number) and --precision (as many as needed) cannot be combined. Omit one of them.");
        var precision = request.Precision is string text ? PrecisionOf(text) : StopRule.DefaultPrecision;
        long? budget = request.Budget is string duration ? BudgetOf(duration) : null;
        var isSequential = request.Blocks is null && (request.Budget is not null || request.Precision is not null);
        return isSequential
            ? new RunLength(SequentialLooks.Standard[^1], SequentialLooks.Standard, precision, budget)
            : new RunLength(request.Blocks is string blocks ? BlocksOf(blocks) : OptionsOfLength.BlocksOfScreening, [], precision, budget);
    }

    /// <summary>The length of what counts processes.</summary>
    /// <param name="usual">How many there are where no number is named.</param>
    /// <exception cref="BadInputException">The number or the budget cannot be read.</exception>
    public static RunLength OfProcesses(RunRequest request, int usual)
    {
        var processes = usual;
        if (request.Blocks is string text
            && !(int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out processes)
                && processes is >= 1 and <= RunOptions.MostBlocks))
            throw new BadInputException(
                $"--processes takes a number from 1 to {RunOptions.MostBlocks}, not \"{text}\". The default is {usual}.");
        return Once(request) with { Blocks = processes };
    }

    /// <summary>Reads <c>--shard</c>; null without.</summary>
    /// <exception cref="BadInputException">It cannot be read, or there is no such part of the run.</exception>
    public static Shard? ShardOf(RunRequest request)
    {
        if (request.Shard is not string text)
            return null;
        var shard = ShardText.Read(text)
            ?? throw new BadInputException($"--shard takes a part of a run such as 2/6 (the second of six), not \"{text}\".");
        if (!request.Experiment.SharesBlocks)
            return shard with { IsOfRows = true };
        if ((request.Budget ?? request.Precision) is not null)
            throw new BadInputException(
                $"--shard needs a fixed number of blocks, the same for every shard, so it cannot be combined with "
                    + $"{(request.Budget is not null ? "--budget" : "--precision")}. Use --processes "
                    + $"{Math.Max(shard.Count, SequentialLooks.FewestForRanks)} or more.");
        var blocks = request.Experiment.LengthOf(request).Blocks;
        return shard.Count <= blocks
            ? shard
            : throw new BadInputException(
                $"--shard {text} needs a block for each shard, but the run has "
                    + $"{blocks}{(request.Blocks is null ? " (the default)" : "")}. Use --processes "
                    + $"{Math.Max(shard.Count, SequentialLooks.FewestForRanks)} or more.");
    }

    private static int BlocksOf(string text)
    {
        var isNumber = int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var blocks);
        return isNumber && blocks is >= 1 and <= RunOptions.MostBlocks
            ? blocks
            : throw new BadInputException(
                $"--processes takes a number from 1 to {RunOptions.MostBlocks}, not \"{text}\". {OptionsOfLength.BlocksOfScreening} blocks "
                    + $"give rough times, {SequentialLooks.FewestForRanks} or more give ranks.");
    }

    /// <summary>Reads <c>--budget</c>, in nanoseconds.</summary>
    /// <exception cref="BadInputException">It is no duration.</exception>
    public static long BudgetOf(string text)
    {
        var budget = DurationText.Read(text)
            ?? throw new BadInputException($"--budget takes a duration such as 90s, 2m or 1h, not \"{text}\".");
        return budget.Ticks * TimeSpan.NanosecondsPerTick;
    }

    private static double PrecisionOf(string text)
    {
        var isPercent = text.EndsWith('%');
        var isNumber = double.TryParse(text.AsSpan(0, text.Length - (isPercent ? 1 : 0)), NumberStyles.AllowDecimalPoint,
            CultureInfo.InvariantCulture, out var number);
        var precision = isPercent ? number / 100 : number;
        return isNumber && precision is >= FinestPrecision and <= CoarsestPrecision
            ? precision
            : throw new BadInputException($"--precision takes a share from 0.1% to 20%, such as 1% or 0.01, not \"{text}\".");
    }
}

/// <summary>Parts of a run as people write them.</summary>
internal static class ShardText
{
    /// <summary>Reads <c>2/6</c>; null where it is none.</summary>
    public static Shard? Read(string text) =>
        text.Split('/') is [string first, string second]
        && int.TryParse(first, NumberStyles.None, CultureInfo.InvariantCulture, out var number)
        && int.TryParse(second, NumberStyles.None, CultureInfo.InvariantCulture, out var count)
        && number >= 1 && number <= count
            ? new Shard(number, count)
            : null;

    /// <summary>The same as people write it.</summary>
    public static string Write(Shard shard) => string.Create(CultureInfo.InvariantCulture, $"{shard.Number}/{shard.Count}");
}

using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>How many operations a row's batches run, and as how many they count.</summary>
/// <param name="Request">What the worker is asked for.</param>
/// <param name="Counted">Operations that the batch is recorded as.</param>
public sealed record BatchSize(BatchRequest Request, int Counted)
{
    /// <summary>Operations of a batch of the cold profile: few, because caches and predictors are warm again after some.</summary>
    public const int OperationsOfCold = 20;

    /// <summary>Batches of a run with injected slowdowns are multiples of this, so that a per cent of them is whole.</summary>
    private const int Whole = 100;

    /// <summary>The size for a warmed-up row.</summary>
    /// <param name="warm">What its warm-up found.</param>
    /// <param name="options">The run's: the profile and the slowdowns that validation puts in.</param>
    public static BatchSize Of(WarmedUpFrame warm, RunOptions options, string label)
    {
        if (options.Profile == RunProfile.Cold)
        {
            var few = Math.Min(warm.OperationsPerBatch, OperationsOfCold);
            return new BatchSize(new BatchRequest(few, 0), few);
        }

        if (options.InjectedSlowdowns.Count == 0)
            return new BatchSize(new BatchRequest(warm.OperationsPerBatch, warm.OperationsPerLeadIn), warm.OperationsPerBatch);
        var counted = Math.Max(Whole, warm.OperationsPerBatch - (warm.OperationsPerBatch % Whole));
        var run = (int)Math.Round(counted * (1 + options.InjectedSlowdowns.GetValueOrDefault(label)));
        return new BatchSize(new BatchRequest(run, warm.OperationsPerLeadIn), counted);
    }
}

/// <summary>
/// How many rounds a block takes: what was asked for, fewer where operations are slow. Rounds of one block add little that blocks do
/// not, because batches of one process are correlated.
/// </summary>
public sealed class RoundCount
{
    private const int Fewest = 10;
    private const int FewestOfVerySlow = 5;

    /// <summary>Where rounds are fewer, one of so many settles.</summary>
    private const int RoundsOfOneSettling = 5;

    /// <summary>Rounds that say nearly as much as any more: batches of one process are correlated.</summary>
    private const int Enough = 20;

    /// <summary>Rounds that a run asks for unless it looks closely; one that asks for more has more time for them.</summary>
    public const int Usual = 60;

    /// <summary>
    /// What the usual rounds of a block should take: many rows make rounds long, and time is better spent on further blocks.
    /// </summary>
    private static readonly TimeSpan TimeOfUsual = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan LongestBlockTime = TimeSpan.FromSeconds(20);
    private static readonly TimeSpan VerySlowRound = TimeSpan.FromSeconds(4);

    /// <summary>All rows wait for one that still compiles: with many rows a few more rounds take seconds, and seldom help it.</summary>
    private static readonly TimeSpan MostExtraTime = TimeSpan.FromSeconds(1);
    private readonly int asked;
    private readonly int settling;
    private readonly TimeSpan blockTime;
    private TimeSpan elapsed;

    /// <summary>Begins a block.</summary>
    /// <param name="asked">Rounds asked for, the settling ones included.</param>
    /// <param name="settling">First rounds of them that never count.</param>
    public RoundCount(int asked, int settling)
    {
        this.asked = asked;
        this.settling = settling;
        var wanted = TimeOfUsual * Math.Max(1, (double)asked / Usual);
        blockTime = wanted < LongestBlockTime ? wanted : LongestBlockTime;
        Target = asked;
    }

    /// <summary>Rounds done.</summary>
    public int Done { get; private set; }

    /// <summary>Rounds that the block should take, as far as is known.</summary>
    public int Target { get; private set; }

    /// <summary>First rounds that never count: those asked for, a fifth at most.</summary>
    public int Settling => Math.Min(settling, Target / RoundsOfOneSettling);

    /// <summary>Rounds that the block may take at most, when workers still compiled methods in its first rounds.</summary>
    public int Most => Target + (int)Math.Min(Target / 2, MostExtraTime / Mean);

    /// <summary>Counts a round.</summary>
    public void Add(TimeSpan time)
    {
        elapsed += time;
        Done++;
        var fewest = Math.Min(asked, Mean > VerySlowRound ? FewestOfVerySlow : Fewest);
        Target = (int)Math.Clamp(Math.Max(blockTime / Mean, Math.Min(Enough, LongestBlockTime / Mean)), fewest, asked);
    }

    // At least a tick, so that one can divide by it.
    private TimeSpan Mean => TimeSpan.FromTicks(Math.Max(1, (elapsed / Math.Max(1, Done)).Ticks));
}

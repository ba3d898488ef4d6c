namespace Assay.Engine.Measuring;

/// <summary>
/// How many rounds a block takes: what was asked for, fewer where operations are slow. Rounds of one block add little that blocks do
/// not, because batches of one process are correlated.
/// </summary>
public sealed class RoundCount
{
    private const int Fewest = 10;
    private const int FewestOfVerySlow = 5;

    /// <summary>Where rounds are fewer, one of so many settles.</summary>
    private const int RoundsOfOneSettling = 6;
    private static readonly TimeSpan BlockTime = TimeSpan.FromSeconds(20);
    private static readonly TimeSpan VerySlowRound = TimeSpan.FromSeconds(4);
    private readonly int asked;
    private readonly int settling;
    private TimeSpan elapsed;

    /// <summary>Begins a block.</summary>
    /// <param name="asked">Rounds asked for, the settling ones included.</param>
    /// <param name="settling">First rounds of them that never count.</param>
    public RoundCount(int asked, int settling)
    {
        this.asked = asked;
        this.settling = settling;
        Target = asked;
    }

    /// <summary>Rounds done.</summary>
    public int Done { get; private set; }

    /// <summary>Rounds that the block should take, as far as is known.</summary>
    public int Target { get; private set; }

    /// <summary>First rounds that never count: those asked for, a sixth at most.</summary>
    public int Settling => Math.Min(settling, Target / RoundsOfOneSettling);

    /// <summary>Rounds that the block may take at most, when workers still compiled methods in its first rounds.</summary>
    public int Most => Target + (Target / 2);

    /// <summary>Counts a round.</summary>
    /// <param name="time">How long it took.</param>
    public void Add(TimeSpan time)
    {
        elapsed += time;
        Done++;
        TimeSpan mean = elapsed / Done;
        int fewest = Math.Min(asked, mean > VerySlowRound ? FewestOfVerySlow : Fewest);
        Target = mean > TimeSpan.Zero ? (int)Math.Clamp(BlockTime / mean, fewest, asked) : asked;
    }
}

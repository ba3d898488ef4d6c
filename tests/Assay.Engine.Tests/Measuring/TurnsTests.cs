using Assay.Engine.Measuring;

namespace Assay.Engine.Tests.Measuring;

/// <summary>Work in turns: whoever had the least time is next.</summary>
public class TurnsTests
{
    [Fact]
    public void Every_row_has_a_piece_before_one_has_two()
    {
        List<string> done = [];
        Turns turns = new([Row("a", 3, done), Row("b", 2, done), Row("c", 1, done)]);

        foreach (var turn in turns.InOrder(() => true))
        {
            turn.Take(_ => { }, () => false);
            turns.End(turn, TimeSpan.FromSeconds(1));
        }

        Assert.Equal("a1 b1 c1 a2 b2 a3", string.Join(' ', done));
        Assert.True(turns.AreOver);
    }

    [Fact]
    public void Whoever_took_longer_waits_longer()
    {
        List<string> done = [];
        var slow = Row("slow", 2, done);
        Turns turns = new([slow, Row("quick", 3, done)]);

        foreach (var turn in turns.InOrder(() => true))
        {
            turn.Take(_ => { }, () => false);
            turns.End(turn, TimeSpan.FromSeconds(turn == slow ? 10 : 1));
        }

        Assert.Equal("slow1 quick1 quick2 quick3 slow2", string.Join(' ', done));
    }

    [Fact]
    public void A_row_goes_on_while_it_may_and_nothing_begins_after_the_end()
    {
        List<string> done = [];
        var left = 2;
        Turns turns = new([Row("a", 3, done), Row("b", 3, done)]);

        foreach (var turn in turns.InOrder(() => done.Count == 0))
        {
            turn.Take(_ => { }, () => --left > 0);
            turns.End(turn, TimeSpan.Zero);
        }

        Assert.Equal("a1 a2", string.Join(' ', done));
        Assert.False(turns.AreOver);
    }

    [Fact]
    public void A_row_has_one_turn_at_a_time_however_many_work()
    {
        var atWork = 0;
        var pieces = 0;
        PiecesOfRow<int>[] rows = [
            .. Enumerable.Range(0, 3).Select(row => new PiecesOfRow<int>($"{row}", Enumerable.Range(0, 20), _ =>
            {
                Assert.InRange(Interlocked.Increment(ref atWork), 1, 3);
                Thread.Yield();
                Interlocked.Decrement(ref atWork);
                Interlocked.Increment(ref pieces);
            }))];
        Turns turns = new(rows);

        ParallelWork.ForEach(turns.InOrder(() => true), 8, turn =>
        {
            turn.Take(_ => { }, () => false);
            turns.End(turn, TimeSpan.FromTicks(1));
        }, CancellationToken.None);

        Assert.Equal(60, pieces);
        Assert.True(turns.AreOver);
    }

    private static PiecesOfRow<int> Row(string name, int pieces, List<string> done) =>
        new(name, Enumerable.Range(1, pieces), piece => done.Add($"{name}{piece}"));
}

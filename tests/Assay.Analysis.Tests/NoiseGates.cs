using System.Text.Json;
using Assay.Analysis.Statistics;

namespace Assay.Analysis.Tests;

public sealed class NoiseGates
{
    private const int Rounds = 40;

    [Fact]
    public void A_quiet_block_loses_nothing()
    {
        var verdict = NoiseGate.Judge([Row(), Row()]);

        Assert.All(verdict, row => Assert.Equal((Rounds, 0, true, 0.0), (row.Counting, row.Discarded, row.IsEnough, row.WaitedShare)));
    }

    [Fact]
    public void Only_the_row_that_waited_loses_its_batch()
    {
        var verdict = NoiseGate.Judge([Row() with { WallOverCpu = With(7, 1.03) }, Row()]);

        Assert.Equal([1, 0], verdict.Select(row => row.Discarded));
        Assert.True(verdict[0].IsDiscarded(7));
        Assert.Equal(1, verdict[0].CountOf(GateReason.Waiting));
    }

    [Fact]
    public void Settling_batches_are_neither_discarded_nor_counted()
    {
        var row = Assert.Single(NoiseGate.Judge([Row() with { First = 10, WallOverCpu = With(7, 1.5) }]));

        Assert.Equal((30, 0), (row.Counting, row.Discarded));
    }

    [Fact]
    public void What_is_not_known_is_not_discarded()
    {
        var row = Assert.Single(NoiseGate.Judge([Row() with { WallOverCpu = [.. Enumerable.Repeat(double.NaN, Rounds)] }]));

        Assert.Equal(0, row.Discarded);
        Assert.False(row.IsDiscarded(Rounds + 5));
    }

    [Fact]
    public void A_row_whose_batches_mostly_hold_collections_waited_in_a_share_of_the_others()
    {
        var row = Row() with
        {
            First = 4,
            WallOverCpu = [.. Enumerable.Range(0, Rounds).Select(round => round % 3 != 0 ? double.NaN : round % 2 == 0 ? 1.5 : 1)],
        };

        Assert.Equal(0.5, Assert.Single(NoiseGate.Judge([row])).WaitedShare);
        Assert.Equal(double.NaN,
            Assert.Single(NoiseGate.Judge([Row() with { WallOverCpu = [.. Enumerable.Repeat(double.NaN, Rounds)] }])).WaitedShare);
    }

    [Fact]
    public void A_row_that_waits_by_nature_loses_only_batches_in_which_it_was_pushed_off()
    {
        var waits = Row() with
        {
            WallOverCpu = [.. Enumerable.Repeat(1.4, Rounds)],
            InvoluntarySwitches = [.. Enumerable.Range(0, Rounds).Select(round => round == 3 ? 2 : 0)],
        };

        Assert.Equal(1, Assert.Single(NoiseGate.Judge([waits])).Discarded);
    }

    [Theory]
    [InlineData(20, true)]
    [InlineData(35, true)]
    [InlineData(36, false)]
    public void Half_of_the_batches_or_five_are_enough(int discarded, bool isEnough)
    {
        var row = Row() with { WallOverCpu = [.. Enumerable.Range(0, Rounds).Select(round => round < discarded ? 1.5 : 1)] };

        Assert.Equal(isEnough, Assert.Single(NoiseGate.Judge([row])).IsEnough);
    }

    [Fact]
    public void In_long_rounds_batches_at_the_slow_speed_are_found_by_their_neighbours()
    {
        var verdict = NoiseGate.Judge(LongRounds(rows: 24));

        // Speeds change in the middle of every round, where a few neighbours are of the other speed.
        Assert.All(verdict, row => Assert.InRange(row.CountOf(GateReason.SlowSpeed), 10, 30));
        Assert.InRange(verdict.Average(row => (double)row.Discarded / row.Counting), 0.4, 0.6);
    }

    [Fact]
    public void Where_most_batches_are_slow_the_slow_speed_is_the_usual_one()
    {
        Assert.All(NoiseGate.Judge(LongRounds(rows: 24, slowShare: 0.6)), row => Assert.True(row.CountOf(GateReason.SlowSpeed) > 0));
        Assert.All(NoiseGate.Judge(LongRounds(rows: 24, slowShare: 0.85)), row => Assert.Equal(0, row.Discarded));
    }

    [Fact]
    public void A_row_alone_that_is_slow_at_times_is_its_own_affair()
    {
        var rows = LongRounds(rows: 24, factor: 1);
        rows[5] = rows[5] with { Elapsed = [.. rows[5].Elapsed.Select((elapsed, round) => round % 2 == 0 ? elapsed * 2 : elapsed)] };

        Assert.All(NoiseGate.Judge(rows), row => Assert.Equal(0, row.Discarded));
    }

    [Fact]
    public void In_short_rounds_nothing_is_discarded_for_its_speed() =>
        Assert.All(NoiseGate.Judge(LongRounds(rows: 6)), row => Assert.Equal(0, row.Discarded));

    [Theory]
    [InlineData(4, false)]
    [InlineData(8, true)]
    [InlineData(30, true)]
    [InlineData(40, false)]
    public void Speeds_are_judged_where_they_last_as_long_as_they_need_to_be_seen_and_less_than_a_round(int batches, bool isJudged)
    {
        var verdict = NoiseGate.Judge(Speeds(rows: 36, batches));

        Assert.Equal(isJudged, verdict.Sum(row => row.CountOf(GateReason.SlowSpeed)) > 0);
    }

    [Fact]
    public void Recorded_rounds_of_twelve_rows_are_longer_than_a_speed_lasts() =>
        Assert.Equal([10, 5, 8, 9, 6, 8, 4, 8, 8, 7, 6, 7],
            NoiseGate.Judge(Recorded("rounds-of-12-rows.json")).Select(row => row.CountOf(GateReason.SlowSpeed)));

    [Fact]
    public void Recorded_rounds_of_six_rows_are_not()
    {
        var verdict = NoiseGate.Judge(Recorded("rounds-of-6-rows.json"));

        Assert.All(verdict, row => Assert.Equal(0, row.CountOf(GateReason.SlowSpeed)));
        Assert.Equal([4, 3, 1, 1, 1, 4], verdict.Select(row => row.CountOf(GateReason.Waiting)));
    }

    [Fact]
    public void The_speeds_of_the_machine_are_what_rows_did_together()
    {
        GateBatches[] rows = [.. Enumerable.Range(1, 4).Select(row => Row() with
        {
            Elapsed = [.. Enumerable.Range(0, Rounds).Select(round => row * (round % 8 < 3 ? 1650.0 : 1000))],
        })];

        var speed = MachineSpeed.Of(rows);

        Assert.Equal(15, speed.IsSlow.Count(isSlow => isSlow));
        Assert.Equal(1.65, speed.Ratio, 9);
        Assert.Equal(1, MachineSpeed.Of(rows[..2]).Ratio);
        Assert.Equal(1, MachineSpeed.Of([Row(), Row(), Row()]).Ratio);
    }

    // The first part of each round is slow, and each row has another place in each round.
    private static GateBatches[] LongRounds(int rows, double factor = 1.65, double slowShare = 0.5) =>
    [
        .. Enumerable.Range(0, rows).Select(row =>
        {
            int[] positions = [.. Enumerable.Range(0, Rounds).Select(round => (row + (round * 7)) % rows)];
            return Row() with
            {
                Position = positions,
                Elapsed = [.. positions.Select(position => 1000.0 * (row + 1) * (position < rows * slowShare ? factor : 1))],
            };
        }),
    ];

    // Speeds change after so many batches, wherever a round begins.
    private static GateBatches[] Speeds(int rows, int batches) =>
    [
        .. Enumerable.Range(0, rows).Select(row =>
        {
            int[] positions = [.. Enumerable.Range(0, Rounds).Select(round => (row + (round * 7)) % rows)];
            return Row() with
            {
                Position = positions,
                Elapsed = [.. positions.Select((position, round) => ((round * rows) + position) / batches % 2 == 0 ? 1000.0 : 1650)],
            };
        }),
    ];

    private static GateBatches[] Recorded(string file) =>
    [
        .. Reference.Cases(file, "Recorded").Select(row => new GateBatches
        {
            First = row.GetProperty("first").GetInt32(),
            Position = [.. row.Numbers("position").Select(position => (int)position)],
            Elapsed = row.Numbers("elapsed"),
            WallOverCpu = [
                .. row.GetProperty("wallOverCpu").EnumerateArray()
                    .Select(ratio => ratio.ValueKind == JsonValueKind.Null ? double.NaN : ratio.GetDouble())],
            InvoluntarySwitches = [.. row.Numbers("switches").Select(count => (int)count)],
        }),
    ];

    private static GateBatches Row() => new()
    {
        First = 0,
        WallOverCpu = With(0, 1),
        Elapsed = [.. Enumerable.Repeat(1000.0, Rounds)],
        Position = new int[Rounds],
    };

    private static double[] With(int round, double ratio) => [.. Enumerable.Range(0, Rounds).Select(at => at == round ? ratio : 1.001)];
}

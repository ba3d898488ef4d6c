using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>Notes what the machine was like in each round of a block.</summary>
/// <param name="clock">The time.</param>
/// <param name="stealNanoseconds">Reads the steal time so far.</param>
internal sealed class RoundLog(TimeProvider clock, Func<long> stealNanoseconds)
{
    private readonly List<long> elapsed = [];
    private readonly List<long> stolen = [];
    private long? steal;

    /// <summary>Runs a round; returns how long it took.</summary>
    public TimeSpan During(Action round)
    {
        long before = steal ?? stealNanoseconds();
        long begin = clock.GetTimestamp();
        round();
        TimeSpan time = clock.GetElapsedTime(begin);
        long after = stealNanoseconds();
        steal = after;
        elapsed.Add(time.Ticks * TimeSpan.NanosecondsPerTick);

        // The counter of a machine that was moved to another host may begin anew.
        stolen.Add(Math.Max(0, after - before));
        return time;
    }

    /// <summary>The conditions of the block; lists are empty where calibration did not last to its end.</summary>
    public BlockConditions Conditions(PlannedBlock block, IReadOnlyList<CalibratedFrame> calibration, BlockTimes times)
    {
        bool isWhole = calibration.Count == elapsed.Count;
        IReadOnlyList<CalibratedFrame> rounds = isWhole ? calibration : [];
        return new BlockConditions
        {
            Workload = block.Workload,
            Operation = block.Operation,
            Block = block.Number,
            Group = block.Group,
            Integer = Kernel(rounds, round => round.Integer),
            Memory = Kernel(rounds, round => round.Memory),
            Allocation = Kernel(rounds, round => round.Allocation),
            InvoluntarySwitches = [.. rounds.Select(round => round.InvoluntarySwitches)],
            StealNanoseconds = isWhole ? stolen : [],
            RoundNanoseconds = isWhole ? elapsed : [],
            Times = times,
        };
    }

    private static KernelSamples Kernel(IReadOnlyList<CalibratedFrame> rounds, Func<CalibratedFrame, KernelReading> kernel) => new(
        [.. rounds.Select(round => kernel(round).ElapsedNanoseconds)], [.. rounds.Select(round => kernel(round).CpuNanoseconds)]);
}

using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>Every surface against the job's: what one writes the other has to read, whichever way bytes pass.</summary>
internal sealed class SurfacesTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench, TContract[] contracts)
{
    /// <summary>Compares each surface with the job's; the first difference ends it.</summary>
    public TriedFrame Run()
    {
        SerializerAdapter<TContract> adapter = bench.NewAdapter();
        List<Surface> others = [.. SurfaceDriver.Offered(adapter).Where(surface => surface != bench.Surface)];
        if (others.Count == 0)
            return new TriedFrame(TrialOutcome.Inapplicable, "one surface");
        SurfaceDriver<TContract> first = bench.Through(adapter, bench.Surface);
        bool hasSameBytes = true;
        foreach ((Surface other, TContract contract) in others.SelectMany(other => contracts.Select(contract => (other, contract))))
        {
            if (Compare(first, bench.Through(adapter, other), contract, ref hasSameBytes) is { } found)
                return found with { Detail = $"{other.ToString().ToLowerInvariant()}: {found.Detail}" };
        }

        return new TriedFrame(TrialOutcome.Same, hasSameBytes ? "" : "other bytes");
    }

    private TriedFrame? Compare(SurfaceDriver<TContract> first, SurfaceDriver<TContract> other, TContract contract, ref bool hasSameBytes)
    {
        byte[] expected = bench.Write(first, contract, out string? failure);
        byte[] actual = failure is null ? bench.Write(other, contract, out failure) : [];
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        hasSameBytes &= expected.AsSpan().SequenceEqual(actual);
        string? difference = bench.Difference(first, expected, actual);
        if (difference is null)
        {
            TPlain? meant = bench.Read(first, expected, out failure);
            TPlain? found = failure is null ? bench.Read(other, expected, out failure) : default;
            if (failure is not null)
                return new TriedFrame(TrialOutcome.Threw, failure);
            difference = bench.Difference(meant, found);
        }

        return difference is null ? null : new TriedFrame(TrialOutcome.Different, difference);
    }
}

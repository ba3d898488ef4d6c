using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>Finds the trial of a kind.</summary>
internal sealed class Trial<TPlain, TContract>(TrialBench<TPlain, TContract> bench, Corpus<TPlain, TContract> corpus)
{
    /// <summary>Runs it.</summary>
    /// <exception cref="InvalidDataException">Engine and worker are of different versions.</exception>
    public TriedFrame Run(TrialKind kind) => kind switch
    {
        TrialKind.Surfaces => new SurfacesTrial<TPlain, TContract>(bench, corpus.Contracts()).Run(),
        TrialKind.EmptyRoot => new RootTrial<TPlain, TContract>(bench).OfEmpty(),
        TrialKind.NullRoot => new RootTrial<TPlain, TContract>(bench).OfNull(),
        TrialKind.AfterFailure => new FailureTrial<TPlain, TContract>(bench, corpus.Contracts()[0]).Run(),
        TrialKind.Repeated => new RepeatedTrial<TPlain, TContract>(bench).Run(),
        TrialKind.Threads => new ThreadsTrial<TPlain, TContract>(bench, corpus).Run(),
        _ => throw new InvalidDataException($"This worker does not know trials of kind {kind}; engine and worker have different versions."),
    };
}

/// <summary>Roots that carry nothing: what does a row make of them, and does it tell one from the other?</summary>
internal sealed class RootTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench)
{
    public TriedFrame OfNull() => default(TPlain) is null
        ? RoundTrip(default)
        : new TriedFrame(TrialOutcome.Inapplicable, "a struct");

    /// <summary>An empty text or collection, or an object whose members nobody set.</summary>
    public TriedFrame OfEmpty() => RoundTrip(Empty());

    private TriedFrame RoundTrip(TPlain? root)
    {
        var contract = bench.ToContract(root!, out var failure);
        var driver = bench.Through(bench.NewAdapter(), bench.Surface);
        var payload = failure is null ? bench.Write(driver, contract!, out failure) : [];
        var actual = failure is null ? bench.Read(driver, payload, out failure) : default;
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        return bench.Difference(root, actual) is { } difference
            ? new TriedFrame(TrialOutcome.Different, difference)
            : new TriedFrame(TrialOutcome.Same, "");
    }

    // A constructor that wants parameters has nothing to give them.
    private static TPlain Empty()
    {
        if (typeof(TPlain) == typeof(string))
            return (TPlain)(object)"";
        if (typeof(TPlain).IsArray)
            return (TPlain)(object)Array.CreateInstance(typeof(TPlain).GetElementType()!, new int[typeof(TPlain).GetArrayRank()]);
        var constructor = typeof(TPlain).GetConstructor(
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, Type.EmptyTypes);
        return (TPlain)(constructor?.Invoke(null) ?? RuntimeHelpers.GetUninitializedObject(typeof(TPlain)));
    }
}

/// <summary>Every surface against the job's: what one writes the other has to read, whichever way bytes pass.</summary>
internal sealed class SurfacesTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench, TContract[] contracts)
{
    /// <summary>Compares each surface with the job's; the first difference ends it.</summary>
    public TriedFrame Run()
    {
        var adapter = bench.NewAdapter();
        List<Surface> others = [.. SurfaceDriver.Offered(adapter).Where(surface => surface != bench.Surface)];
        if (others.Count == 0)
            return new TriedFrame(TrialOutcome.Inapplicable, "one surface");
        var first = bench.Through(adapter, bench.Surface);
        var hasSameBytes = true;
        foreach ((var other, var contract) in others.SelectMany(other => contracts.Select(contract => (other, contract))))
        {
            if (Compare(first, bench.Through(adapter, other), contract, ref hasSameBytes) is { } found)
                return found with { Detail = $"{SurfaceDriver.NameOf(other)}: {found.Detail}" };
        }

        return new TriedFrame(TrialOutcome.Same, hasSameBytes ? "" : "other bytes");
    }

    private TriedFrame? Compare(SurfaceDriver<TContract> first, SurfaceDriver<TContract> other, TContract contract, ref bool hasSameBytes)
    {
        var expected = bench.Write(first, contract, out var failure);
        var actual = failure is null ? bench.Write(other, contract, out failure) : [];
        if (failure is not null)
            return new TriedFrame(TrialOutcome.Threw, failure);
        hasSameBytes &= expected.AsSpan().SequenceEqual(actual);
        var difference = bench.Difference(first, expected, actual);
        if (difference is null)
        {
            var meant = bench.Read(first, expected, out failure);
            var found = failure is null ? bench.Read(other, expected, out failure) : default;
            if (failure is not null)
                return new TriedFrame(TrialOutcome.Threw, failure);
            difference = bench.Difference(meant, found);
        }

        return difference is null ? null : new TriedFrame(TrialOutcome.Different, difference);
    }
}

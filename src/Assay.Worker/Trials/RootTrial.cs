using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Core.Protocol;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Trials;

/// <summary>Roots that carry nothing: what does a row make of them, and does it tell one from the other?</summary>
internal sealed class RootTrial<TPlain, TContract>(TrialBench<TPlain, TContract> bench)
{
    /// <summary>Null.</summary>
    public TriedFrame OfNull() => default(TPlain) is null
        ? RoundTrip(default)
        : new TriedFrame(TrialOutcome.Inapplicable, "a struct");

    /// <summary>An empty text or collection, or an object whose members nobody set.</summary>
    public TriedFrame OfEmpty() => RoundTrip(Empty());

    private TriedFrame RoundTrip(TPlain? root)
    {
        TContract? contract = bench.ToContract(root!, out string? failure);
        SurfaceDriver<TContract> driver = bench.Through(bench.NewAdapter(), bench.Surface);
        byte[] payload = failure is null ? bench.Write(driver, contract!, out failure) : [];
        TPlain? actual = failure is null ? bench.Read(driver, payload, out failure) : default;
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
        ConstructorInfo? constructor = typeof(TPlain).GetConstructor(
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, Type.EmptyTypes);
        return (TPlain)(constructor?.Invoke(null) ?? RuntimeHelpers.GetUninitializedObject(typeof(TPlain)));
    }
}

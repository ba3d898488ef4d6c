using System.Diagnostics.CodeAnalysis;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Surfaces;
using Assay.Worker.Trials;

namespace Assay.Worker.Exercises;

/// <summary>What exercises found, as frames.</summary>
internal static class ExerciseBench
{
    /// <summary>All came back, through these surfaces.</summary>
    public static TriedFrame Same(IEnumerable<Surface> surfaces) =>
        new(TrialOutcome.Same, string.Join(", ", surfaces.Select(SurfaceDriver.NameOf)));

    /// <summary>The row has nothing that could be called so.</summary>
    /// <param name="why">Why, as part of a sentence about the row.</param>
    public static TriedFrame Inapplicable(string why) => new(TrialOutcome.Inapplicable, why);

    /// <summary>The exercise wants another instance of the adapter, which a native program does not make.</summary>
    public static TriedFrame NoSecondAdapter() => Inapplicable("a native program makes no second instance of an adapter");

    /// <summary>Something came back different.</summary>
    public static TriedFrame Different(string difference) => new(TrialOutcome.Different, difference);

    /// <summary>What an exception is: memory that is used up is no refusal. An array that no machine could make is one.</summary>
    public static TrialOutcome OutcomeOf(Exception exception) =>
        exception is OutOfMemoryException && !exception.Message.StartsWith("Array dimensions", StringComparison.Ordinal)
            ? TrialOutcome.Endless
            : TrialOutcome.Threw;

    /// <summary>What an exception says.</summary>
    public static string TextOf(Exception exception) => $"{ExceptionText.TypeOf(exception)}: {ExceptionText.Of(exception)}";
}

/// <summary>What every exercise needs: the row's adapter, values by number, calls whose exception is an answer, and a comparison.</summary>
internal sealed class ExerciseBench<TPlain, TContract>(TrialBench<TPlain, TContract> trials, Corpus<TPlain, TContract> corpus)
{
    private SerializerAdapter<TContract>? adapter;

    /// <summary>The row's adapter, set up once.</summary>
    public SerializerAdapter<TContract> Adapter => adapter ??= trials.OwnAdapter();

    public IReadOnlyList<Surface> Offered => SurfaceDriver.Offered(Adapter);

    /// <summary>How many values the job has.</summary>
    public int Count => corpus.Count;

    /// <summary>The payloads that another process wrote, one for each value.</summary>
    public IReadOnlyList<byte[]> Payloads() => trials.ReadPayloads();

    /// <summary>Another adapter of the row's class, set up.</summary>
    public SerializerAdapter<TContract> NewAdapter() => trials.NewAdapter();

    /// <summary>An adapter through the surface that the job names.</summary>
    public SurfaceDriver<TContract> Driver(SerializerAdapter<TContract> of) => trials.Through(of, trials.Surface);

    /// <summary>A value as its contract, a new one at each call.</summary>
    public TContract Contract(int number) => corpus.ToContracts(corpus.Generate(number, 1))[0];

    /// <summary>Tells that the library is in charge from now on.</summary>
    public void Begin(Operation operation) => trials.Begin(operation);

    /// <summary>How what was read differs from the value of a number; null where it does not.</summary>
    public string? Difference(int number, TContract read) => Differences(number, read) is [string first, ..] ? first : null;

    /// <summary>All of that; what cannot be mapped back is one difference.</summary>
    public IReadOnlyList<string> Differences(int number, TContract read)
    {
        var plain = trials.ToPlain(read, out var unmapped);
        return unmapped is null ? trials.Differences(corpus.Generate(number, 1)[0], plain) : [unmapped];
    }

    /// <summary>Calls the library; an exception ends the exercise as its outcome.</summary>
    /// <param name="operation">Which side is called.</param>
    /// <param name="where">What is called, in words, such as the surface.</param>
    /// <param name="failed">The outcome; null for none.</param>
    public bool TryCall<T>(
        Operation operation, string where, Func<T> call, [NotNullWhen(true)] out T? result, [NotNullWhen(false)] out TriedFrame? failed)
    {
        Begin(operation);
        try
        {
            (result, failed) = (call()!, null);
            return true;
        }
        catch (Exception exception)
        {
            (result, failed) = (default, new TriedFrame(ExerciseBench.OutcomeOf(exception), $"{where}: {ExerciseBench.TextOf(exception)}"));
            return false;
        }
    }
}

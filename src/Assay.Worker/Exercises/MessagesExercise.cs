using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Trials;

namespace Assay.Worker.Exercises;

/// <summary>Two messages on one stream. Whoever reads the first must leave the second where it begins: the stream cannot go back.</summary>
internal sealed class MessagesExercise<TPlain, TContract>(ExerciseBench<TPlain, TContract> bench)
{
    private static readonly string[] Order = ["the first message", "the second message"];

    /// <summary>Writes and reads both, over each surface that takes a stream.</summary>
    public TriedFrame Run()
    {
        var calls = StreamCalls<TContract>.OfMessages(bench.Adapter);
        if (calls.Count == 0)
            return ExerciseBench.Inapplicable("it takes no Stream");
        foreach (var surface in calls)
        {
            if (Exchange(surface) is TriedFrame found)
                return found;
        }

        return ExerciseBench.Same(calls.Select(surface => surface.Surface));
    }

    private TriedFrame? Exchange(StreamCalls<TContract> surface)
    {
        using ForwardTarget target = new();
        var firstLength = 0;
        for (var number = 0; number < Order.Length; number++)
        {
            var value = bench.Contract(number);
            if (!bench.TryCall(Operation.Serialize, $"{surface.Name}, writing {Order[number]}",
                () => TrialBench<TPlain, TContract>.Done(() => surface.Write(value, target)), out _, out var failed))
                return failed;
            firstLength = number == 0 ? target.Written().Length : firstLength;
        }

        using ForwardSource source = new(target.Written(), mostPerRead: int.MaxValue);
        var taken = "";
        for (var number = 0; number < Order.Length; number++)
        {
            var where = $"{surface.Name}, {Order[number]}{taken}";
            if (!bench.TryCall(Operation.Deserialize, where, () => surface.Read(source), out var read, out var failed))
                return failed;
            if (bench.Difference(number, read) is string difference)
                return ExerciseBench.Different($"{where}: {difference}");
            taken = source.Taken > firstLength ? $" (the call before took {source.Taken - firstLength} of its bytes)" : "";
        }

        return null;
    }
}

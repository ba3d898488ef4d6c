using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Rows;
using Assay.Worker.Surfaces;
using Assay.Worker.Trials;

namespace Assay.Worker.Exercises;

/// <summary>
/// Calls a row as the cases about calls want: over all its surfaces that are concerned, with values that come back in ordinary use. The
/// first surface that goes wrong decides.
/// </summary>
internal sealed class Exercise<TPlain, TContract>(
    RowProgram<TPlain, TContract> program, JobFrame request, PhaseLine phases, Corpus<TPlain, TContract> corpus)
{
    private readonly ExerciseBench<TPlain, TContract> bench = new(new TrialBench<TPlain, TContract>(program, request, phases), corpus);

    /// <summary>Whether a kind of trial is an exercise.</summary>
    public static bool Is(TrialKind kind) => kind >= TrialKind.SingleBytes;

    /// <summary>Does it.</summary>
    /// <exception cref="InvalidDataException">Engine and worker are of different versions.</exception>
    public TriedFrame Run(TrialKind kind) => kind switch
    {
        TrialKind.SingleBytes => new SingleBytesExercise<TPlain, TContract>(bench).OverStreams(),
        TrialKind.SingleByteSegments => new SingleBytesExercise<TPlain, TContract>(bench).OverSegments(),
        TrialKind.TwoMessages => new MessagesExercise<TPlain, TContract>(bench).Run(),
        TrialKind.Cancelled => new CancelExercise<TPlain, TContract>(bench).Run(),
        TrialKind.ColdThreads => new ColdStartExercise<TPlain, TContract>(bench, isShared: true).Run(),
        TrialKind.ColdThreadsApart => new ColdStartExercise<TPlain, TContract>(bench, isShared: false).Run(),
        TrialKind.AfterFailures => AfterFailures(),
        TrialKind.Changing => new ChangeExercise<TPlain, TContract>(bench).Run(),
        TrialKind.Document => new DocumentExercise<TPlain, TContract>(
            bench, OfSize, program.DataSet.DocumentBytes, PayloadFile.DocumentOf(request.PayloadFile)).Run(),
        _ => throw new InvalidDataException(
            $"This worker does not know exercises of kind {kind}; engine and worker have different versions."),
    };

    /// <summary>The same with values of another size.</summary>
    private ExerciseBench<TPlain, TContract> OfSize(int size)
    {
        var sized = request with { Recipe = request.Recipe with { Size = size } };
        return new ExerciseBench<TPlain, TContract>(
            new TrialBench<TPlain, TContract>(program, sized, phases), new Corpus<TPlain, TContract>(program, sized, phases));
    }

    private TriedFrame AfterFailures()
    {
        if (NativeProgram.IsThis)
            return ExerciseBench.NoSecondAdapter();
        List<Surface> failing = [];
        foreach (var surface in bench.Offered)
        {
            TrialBench<TPlain, TContract> ofSurface = new(program, request with { Surface = surface }, phases);
            var found = new FailureTrial<TPlain, TContract>(ofSurface, bench.Contract(0)).Run();
            if (found.Outcome is TrialOutcome.Different or TrialOutcome.Threw)
                return found with { Detail = $"{SurfaceDriver.NameOf(surface)}: {found.Detail}" };
            if (found.Outcome == TrialOutcome.Same)
                failing.Add(surface);
        }

        return failing.Count > 0 ? ExerciseBench.Same(failing) : ExerciseBench.Inapplicable("no call of it fails, whatever it is given");
    }
}

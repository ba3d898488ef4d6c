using Assay.Core.Protocol;
using Assay.Worker.Corpora;

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
        TrialKind.Threads => new ThreadsTrial<TPlain, TContract>(bench, corpus).Run(),
        _ => throw new InvalidDataException($"This worker does not know trials of kind {kind}; engine and worker are of different versions."),
    };
}

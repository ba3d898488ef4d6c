using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests.Behaviours;

/// <summary>Asks a worker for trials; one that dies of a trial is replaced for the next.</summary>
internal sealed class TrialSession(Func<IWorker> open) : IDisposable
{
    private IWorker? worker;

    /// <summary>Whether the row writes its values at all; they are in the payload file then.</summary>
    public bool CanWrite()
    {
        try
        {
            Worker.Ask(new WriteRequest());
            return true;
        }
        catch (WorkerFailedException failed) when (failed.Failure.Verdict != Verdict.AssayError)
        {
            Replace();
            return false;
        }
    }

    /// <summary>What a trial found, in a few words.</summary>
    public string Try(TrialKind kind)
    {
        try
        {
            var tried = Worker.Ask(new TrialRequest(kind));
            return tried.Outcome switch
            {
                TrialOutcome.Same when kind == TrialKind.NullRoot => "null comes back",
                TrialOutcome.Same when kind == TrialKind.EmptyRoot => "comes back",
                TrialOutcome.Same => tried.Detail.Length == 0 ? Behaviour.Works : $"{Behaviour.Works}, {tried.Detail}",
                TrialOutcome.Different => $"lossy: {tried.Detail}",
                TrialOutcome.Threw => $"throws {tried.Detail}",
                _ => tried.Detail,
            };
        }
        catch (WorkerFailedException failed) when (failed.Failure.Verdict != Verdict.AssayError)
        {
            Replace();
            return $"{(failed.Failure.Verdict == Verdict.Hang ? "hang" : "crash")}: {failed.Failure.Cause}";
        }
    }

    public void Dispose() => Replace();

    private IWorker Worker => worker ??= open();

    private void Replace()
    {
        worker?.Dispose();
        worker = null;
    }
}

using System.Collections.Concurrent;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Running;

/// <summary>Builds, and notes what a program took.</summary>
public sealed class PacedBuilds(BuildAdapters build, MachineTimes pace, TimeProvider clock)
{
    /// <summary>Builds programs.</summary>
    /// <param name="begin">Told once of each program that is not built yet.</param>
    /// <param name="cancellation">Ends builds in progress.</param>
    /// <param name="ended">Told the outcome of each as soon as it is there; null for nobody.</param>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> BuildAll(
        IReadOnlyList<BuildRequest> requests, Action<BuildRequest> begin, CancellationToken cancellation,
        Action<BuildRequest, BuildOutcome>? ended = null)
    {
        ConcurrentDictionary<BuildRequest, bool> begun = [];
        var start = clock.GetTimestamp();
        var outcomes = build(requests, request =>
        {
            begun[request] = true;
            begin(request);
        }, cancellation, ended);
        BuildRequest[] made = [.. begun.Keys.Where(request => outcomes.GetValueOrDefault(request)?.Program is not null)];
        if (made.Select(request => request.Target.Mode).Distinct().ToList() is [var mode])
            pace.NoteBuilds(mode, clock.GetElapsedTime(start), made.Length);
        return outcomes;
    }
}

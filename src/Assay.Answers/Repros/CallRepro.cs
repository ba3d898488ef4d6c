using System.Globalization;
using Assay.Conformance;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Repros;
using Assay.Repros.Calls;

namespace Assay.Answers.Repros;

/// <summary>Gathers what a file is made of that shows what happens when a library is called in a certain way.</summary>
internal sealed class CallRepro(SelectedRow row, CaseDescription asked, RowResult described, CheckResult check)
{
    /// <summary>What threads read stands in the file, so it is little.</summary>
    private const int Payloads = 4;

    /// <summary>Gathers it: where threads read before the library has written, another process writes.</summary>
    /// <exception cref="NoReproException">The program does not write, or the bytes pass in a way that no file has.</exception>
    public ReproParts Make(TrialKind exercise, ReproFailure failure, CaseContract contract, RestoredPackages packages, ReproTrial trial)
    {
        ReproPartsOf gathered =
            new(row, new ReproSubject($"#{asked.Name}", asked.Holds, asked.ReadSource()), described, SameFailure.Observed(check));
        var parts = gathered.Make(failure, contract, packages, SurfaceOf(exercise));
        if (exercise == TrialKind.Cancelled)
            parts = parts with { Surface = ReproSurface.Cancellable };
        else if (exercise == TrialKind.TwoMessages && parts.Surface == ReproSurface.Stream
            && parts.AdapterSources.Any(source => source.Contains("IDelimitedSurface<T>", StringComparison.Ordinal)))
            parts = parts with { Surface = ReproSurface.Delimited };
        CallQuestion question = new(CallOf(exercise), []);
        return question.HasThreads
            ? parts with
            {
                Call = question with { Payloads = Written(parts, trial) },
                Directives = [.. parts.Directives, ReproTrial.NamedAssembly],
            }
            : parts with { Call = question };
    }

    private List<byte[]> Written(ReproParts parts, ReproTrial trial)
    {
        ReproWriter writer = new(trial.Compiler);
        return
        [
            .. Enumerable.Range(0, Payloads)
                .Select(index => trial.Written(writer.WriteTelling(parts, ((2 * index) + 1).ToString(CultureInfo.InvariantCulture)))
                ?? throw new NoReproException(
                    $"{described.Name}#{asked.Name} could not be reproduced in one file: a program of its own did not write what "
                        + "threads are to read.")),
        ];
    }

    private static ReproCall CallOf(TrialKind exercise) => exercise switch
    {
        TrialKind.SingleBytes or TrialKind.SingleByteSegments => ReproCall.SingleBytes,
        TrialKind.TwoMessages => ReproCall.TwoMessages,
        TrialKind.Cancelled => ReproCall.Cancelled,
        TrialKind.ColdThreads => ReproCall.SharedThreads,
        TrialKind.ColdThreadsApart => ReproCall.OwnThreads,
        TrialKind.AfterFailures => ReproCall.AfterFailures,
        _ => ReproCall.Changing,
    };

    /// <summary>
    /// The surface that went wrong: its name begins the reason. Where a process ended without one, the row's first that the exercise calls;
    /// null where that is the row's first of all.
    /// </summary>
    private Surface? SurfaceOf(TrialKind exercise)
    {
        var called = exercise switch
        {
            TrialKind.SingleBytes or TrialKind.TwoMessages => [Surface.Stream, Surface.Async],
            TrialKind.SingleByteSegments => [Surface.Buffer, Surface.Pipe],
            TrialKind.Cancelled => [Surface.Async],
            TrialKind.AfterFailures => Enum.GetValues<Surface>(),
            _ => [],
        };
        var named = (check.Verdict == Verdict.Lossy ? check.Differences[0] : check.Cause).Split(':', ',')[0];
        return Enum.TryParse(named, ignoreCase: true, out Surface surface) && called.Contains(surface) ? surface
            : row.Definition.Surfaces.Cast<Surface?>().FirstOrDefault(one => called.Contains(one!.Value));
    }
}

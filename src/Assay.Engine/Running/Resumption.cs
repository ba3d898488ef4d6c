using System.Globalization;
using System.Runtime.InteropServices;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;

namespace Assay.Engine.Running;

/// <summary>
/// Whether a run may go on from a results file: only what the same program measures on the same machine belongs into one table.
/// </summary>
public static class Resumption
{
    /// <summary>Refuses a file of another version or of other options, before anything is built.</summary>
    /// <param name="file">What the earlier run left.</param>
    /// <param name="path">Its path, for sentences.</param>
    /// <param name="request">The options given with <c>--resume</c>; they must agree with the file.</param>
    /// <param name="assayVersion">The version of this program.</param>
    /// <exception cref="BadInputException">Another version or option.</exception>
    public static void EnsureSameOptions(ResultsFile file, string path, RunRequest request, RunPlanner planner, string assayVersion)
    {
        EnsureSameProgram(file, path, request.Experiment.Command, assayVersion);
        var complete = request.Experiment.CompletedFrom(file.Options, request);

        // How many shards there may be depends on the blocks.
        complete = complete with
        {
            Blocks = request.Blocks ?? (request.Shard is null || !request.Experiment.SharesBlocks
                ? null
                : file.Options.Blocks.ToString(CultureInfo.InvariantCulture)),
        };
        EnsureSameOptions(file.Asked(), path, request, planner.Plan(complete).Options);
    }

    /// <summary>Refuses a file that another command, another version of it or several machines wrote.</summary>
    internal static void EnsureSameProgram(ResultsFile file, string path, string command, string assayVersion)
    {
        if (file.Parts.Count > 0)
            throw new BadInputException(
                $"{path} was merged from shards, and no machine can go on with all of them. Resume the shards, then merge again; the "
                    + "file is unchanged.");
        var earlier = KnownExperiments.Of(file.Options);
        if (earlier.Command != command)
            throw new BadInputException(
                $"{path} holds a run of 'assay {earlier.Command}'. Continue it with: {earlier.ToContinue(path)}");
        if (file.AssayVersion != assayVersion)
            throw new BadInputException(
                $"{path} was measured with Assay {file.AssayVersion}, but this is {assayVersion}. Start a new run; the file is unchanged.");
    }

    /// <summary>Plans the rest of a run from its file.</summary>
    /// <param name="file">What the earlier run left.</param>
    /// <param name="path">Its path, for sentences.</param>
    /// <param name="catalogue">The rows there are.</param>
    /// <param name="experiment">What the file holds.</param>
    /// <param name="types">The user's own types, as they are now; null for data sets.</param>
    /// <exception cref="BadInputException">The types are others.</exception>
    public static RunPlan Plan(ResultsFile file, string path, AdapterCatalogue catalogue, Experiment experiment, OwnTypes? types = null)
    {
        if (types is not null && file.Options.Types is TypesOptions earlier)
            TypesResumption.EnsureSame(earlier, types.Options, path);
        List<SelectedRow> rows = [.. file.Options.Rows.Select(id => new SelectedRow(RowIds.Ensure(id), catalogue.Find(id.Row)))];
        return new RunPlan(file.Options, rows, experiment.ChecksItself ? null : RunPlanner.CorpusRowOf(catalogue, rows))
        {
            Experiment = experiment,
        }.OfShard().BuiltFor(types);
    }

    /// <summary>Refuses a file of other package versions, as they were really restored.</summary>
    /// <exception cref="BadInputException">One is another.</exception>
    public static void EnsureSamePackages(IReadOnlyList<RowResult> earlier, IReadOnlyList<RowResult> now, string path)
    {
        foreach (var row in earlier.Where(row => row.Status == RowStatus.Available))
        {
            var built = now.FirstOrDefault(other => other.Label == row.Label && other.Status == RowStatus.Available);
            if (built is not null && built.PackageVersion != row.PackageVersion)
                throw new BadInputException(
                    $"{path} was measured with {row.Package} {row.PackageVersion}, but this is {built.PackageVersion}. Start a new run; "
                        + "the file is unchanged.");
        }
    }

    /// <summary>
    /// Whether a file has nothing left to measure: all that was planned is there, and no row is missing for a reason that is not its own.
    /// </summary>
    public static bool IsComplete(ResultsFile file) => file.IsComplete && !HasOwnFailures(file)
        && !(file.HoldsVerdicts() && file.Rows.Any(row => row.Status is not (RowStatus.Available or RowStatus.Excluded)))
        && file.Samples is not { IsWhole: false };

    /// <summary>
    /// Whether something failed for a reason that no row has to do with, such as a program that somebody deleted: a run that goes on tries
    /// again.
    /// </summary>
    public static bool HasOwnFailures(ResultsFile file) => file.Cells.Select(cell => cell.Failure)
        .Concat(file.Samples?.FailuresIn(file) ?? [])
        .Any(failure => failure is { Verdict: Verdict.AssayError });

    /// <summary>
    /// Refuses a file of another machine, or of another runtime where this program can tell without a worker: workers of the default target
    /// run on its own.
    /// </summary>
    /// <exception cref="BadInputException">It is another.</exception>
    public static void EnsureSameMachine(ResultsFile file, string path)
    {
        // Which runtimes workers have, only they tell.
        EnsureSameMachine(file.Machine,
            MachineReader.Read(file.Machine.Runtime, KnownExperiments.Of(file.Options).SettingsOf(file.Options)), path);
        var own = RuntimeInformation.FrameworkDescription;
        if (file.Rows.FirstOrDefault(row => IsOnOwnRuntime(row) && row.Runtime.Length > 0 && row.Runtime != own) is RowResult other)
            throw new BadInputException(
                $"{path} was measured on {other.Runtime}, but this machine now has {own}. Start a new run; the file is unchanged.");
    }

    private static bool IsOnOwnRuntime(RowResult row) =>
        !row.IsSelfContained && row.Framework == BuildTarget.Default.Framework && row.Mode == BuildTarget.Default.Mode;

    /// <summary>Refuses a file of another machine or runtime.</summary>
    /// <exception cref="BadInputException">It is another.</exception>
    public static void EnsureSameMachine(Machine earlier, Machine now, string path)
    {
        (string What, string Earlier, string Now)[] facts =
        [
            ("operating system", earlier.OperatingSystem, now.OperatingSystem),
            ("architecture", earlier.Architecture, now.Architecture),
            ("processor", $"{earlier.LogicalProcessors} x {earlier.Processor}", $"{now.LogicalProcessors} x {now.Processor}"),
            ("governor", earlier.Governor, now.Governor),
            ("runtime", earlier.Runtime, now.Runtime),
            ("worker settings", string.Join(' ', earlier.WorkerSettings), string.Join(' ', now.WorkerSettings)),
        ];
        foreach ((var what, var before, var after) in facts)
        {
            if (before != after)
                throw new BadInputException(
                    $"{path} was measured with another {what} ({before}, now {after}). Start a new run; the file is unchanged.");
        }
    }

    /// <summary>
    /// The checks with the memory that the earlier run saw: it decides which rows are measured together, and samples of one block belong
    /// together only when they were.
    /// </summary>
    public static IReadOnlyList<CheckedRow> WithEarlierPeaks(
        IReadOnlyList<CheckedRow> checks, ResultsFile earlier) => [.. checks.Select(check =>
    {
        var before = earlier.Checks.FirstOrDefault(result =>
            result.Row == check.Result.Row && result.Workload == check.Result.Workload && result.Surface == check.Result.Surface);
        return before is { PeakResidentBytes: > 0 }
            ? check with { Result = check.Result with { PeakResidentBytes = before.PeakResidentBytes } }
            : check;
    })];

    /// <summary>Refuses options that differ from those of a file, as far as they were given.</summary>
    internal static void EnsureSameOptions(RunOptions file, string path, RunRequest request, RunOptions asked)
    {
        if (request.Given.All.FirstOrDefault(given => !given.Option.Agrees(file, asked)) is { Option.Name: { } option })
            throw new BadInputException(
                $"{path} was measured with another {option}. Resume it without {option}, or start a new run; the file is unchanged.");
    }
}

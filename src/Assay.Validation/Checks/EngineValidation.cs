using System.Globalization;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Validation.Load;
using Assay.Validation.Measuring;
using Assay.Validation.SecondOpinions;

namespace Assay.Validation.Checks;

/// <summary>Judges the engine: runs the checks asked for and reports each figure against its target.</summary>
public sealed class EngineValidation(ValidationRequest request, ValidationServices services)
{
    /// <summary>Runs the checks.</summary>
    /// <param name="cancellation">Ends it; no report is made then.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public ValidationReport Run(CancellationToken cancellation)
    {
        var startedAt = services.Clock.GetUtcNow();
        Dictionary<string, CheckOutcome> outcomes = [];
        foreach (var check in Checks().Where(check => request.Checks.Contains(check.Name)))
            outcomes[check.Name] = Run(check, cancellation);
        return new ValidationReport
        {
            AssayVersion = services.AssayVersion,
            StartedAt = startedAt,
            Machine = MachineReader.Read("", []),
            Row = request.Row,
            IsQuick = request.IsQuick,
            ResultsFolder = services.ResultsFolder,
            Checks = [.. CheckName.All.Where(outcomes.ContainsKey).Select(name => outcomes[name])],
        };
    }

    /// <summary>
    /// The checks in the order in which they run: slowdowns come first, because their unslowed rows count among the aliases.
    /// </summary>
    private IEnumerable<IValidationCheck> Checks()
    {
        MeasuredRuns runs = new(services, request);
        return
        [
            new SlowdownCheck(runs, request),
            new AliasCheck(runs),
            new LabelsCheck(runs, request),
            new OrderCheck(services, request),
            new LoadCheck(services, request, runs),
            new CoverageCheck(services, request),
            new BenchmarkDotNetCheck(services, request),
        ];
    }

    private CheckOutcome Run(IValidationCheck check, CancellationToken cancellation)
    {
        var begin = services.Clock.GetTimestamp();
        var leftOut = request.IsQuick ? LeftOut(check) : "";
        var finding = leftOut.Length > 0 ? CheckFinding.NotRun(leftOut) : Find(check, cancellation);
        return new CheckOutcome
        {
            Name = check.Name,
            Title = check.Title,
            Target = check.Target,
            Figure = finding.Figure,
            State = finding.State,
            IsLeftOut = leftOut.Length > 0,
            Reason = finding.Reason,
            Details = finding.Details,
            Seconds = services.Clock.GetElapsedTime(begin).TotalSeconds,
            Command = CommandOf(check.Name),
        };
    }

    /// <summary>Why a quick validation leaves a check out; empty where it does not.</summary>
    private string LeftOut(IValidationCheck check) => check.Name switch
    {
        CheckName.BenchmarkDotNet => "takes over an hour, so skipped by --quick",
        CheckName.Order when request.Checks.Count > 1 => "needs two more runs, so skipped by --quick",
        _ => "",
    };

    private static CheckFinding Find(IValidationCheck check, CancellationToken cancellation)
    {
        try
        {
            return check.Run(cancellation);
        }
        catch (CheckImpossibleException exception)
        {
            return CheckFinding.NotRun(exception.Message);
        }
    }

    private string CommandOf(string check)
    {
        var quick = request.IsQuick && check != CheckName.BenchmarkDotNet ? " --quick" : "";
        var row = request.Row == RunPlanner.DefaultReference ? "" : $" --row {request.Row}";
        var runs = request.Runs is int number && CheckName.Repeated.Contains(check)
            ? string.Create(CultureInfo.InvariantCulture, $" --runs {number}")
            : "";
        return $"assay validate --check {check}{row}{runs}{quick}";
    }
}

/// <summary>What a validation stands on; tests give their own.</summary>
/// <param name="Measure">Measures through the engine.</param>
/// <param name="AvailableRows">Of some rows, those that can be built here.</param>
/// <param name="Disturb">Disturbs the machine until what it returns is disposed of.</param>
/// <param name="SecondOpinion">Readies cells for BenchmarkDotNet.</param>
/// <param name="Progress">Told what is going on.</param>
/// <param name="AssayVersion">Version of this program.</param>
/// <param name="ResultsFolder">Where results files go.</param>
public sealed record ValidationServices(
    MeasureExperiment Measure,
    Func<IReadOnlyList<string>, CancellationToken, IReadOnlyList<string>> AvailableRows,
    Func<DisturbanceKind, IDisturbance> Disturb,
    PrepareSecondOpinion SecondOpinion,
    TimeProvider Clock,
    IValidationProgress Progress,
    string AssayVersion,
    string ResultsFolder);

/// <summary>Told what a validation is doing; also the progress of each of its runs.</summary>
public interface IValidationProgress : IRunProgress
{
    /// <summary>A step of a check begins.</summary>
    /// <param name="step">What begins, such as <c>run 3 of 8, deserialize</c>.</param>
    void Step(string check, string step);
}

using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Validation.Measuring;

namespace Assay.Validation.SecondOpinions;

/// <summary>
/// Readies measured cells for BenchmarkDotNet: each row is checked again, which writes the payload file that deserialize reads, and keeps
/// its program, corpus and surface.
/// </summary>
/// <param name="services">What runs stand on.</param>
/// <param name="program">Builds the program that asks BenchmarkDotNet.</param>
public sealed class SecondOpinionJobs(
    AdapterCatalogue catalogue, RunServices services, Func<CancellationToken, SecondOpinionProgram> program)
{
    /// <summary>Whether one call of each operation is enough: to try the way there and back.</summary>
    public bool IsDry { get; init; }

    /// <summary>Readies cells; see <see cref="PrepareSecondOpinion"/>.</summary>
    public IReadOnlyList<ReadyCell> Prepare(IReadOnlyList<ComparedCell> cells, ResultsFile results, CancellationToken cancellation)
    {
        SecondOpinionLaunch launch = new(program(cancellation), services.PayloadFolder) { IsDry = IsDry };
        var rows = cells.Select(cell => cell.Row).Distinct()
            .ToDictionary(name => name, name => Check(name, results, cancellation));
        return [.. cells.Select(cell =>
        {
            var row = rows[cell.Row];
            var job = row.Job with { Operation = cell.Operation };
            return new ReadyCell(cell, token => launch.Run(row.Task.Program, job, token));
        })];
    }

    private CheckedRow Check(string name, ResultsFile results, CancellationToken cancellation)
    {
        var row = catalogue.Find(name);
        var earlier = results.Checks.FirstOrDefault(check => check.Row == row.Name)
            ?? throw new CheckImpossibleException($"{name} was not checked in the Assay run");
        var measured = BuiltDataSets.For(results.Options.Workloads.Select(workload => workload.DataSet));
        BuildRequest request = new(row.Project, BuildTarget.Default with { DataSets = measured });
        var build = services.Build([request], _ => { }, cancellation)[request];
        if (build.Program is not AdapterProgram adapter)
            throw new CheckImpossibleException($"{name} cannot be built here: {build.Cause}");
        Checker checker =
            new(services.Starter, new CheckSettings(results.Options.Seed, services.PayloadFolder, services.Limits), services.Log);
        var check = checker.Check(new CheckTask(row, adapter, earlier.Workload, earlier.Surface), earlier.Instances, cancellation);
        return check.IsTimed ? check : throw new CheckImpossibleException($"{name} did not pass its check: {check.Result.Cause}");
    }
}

/// <summary>Readies cells that the engine has measured for BenchmarkDotNet: the same programs, content and surfaces.</summary>
/// <param name="results">What the engine measured.</param>
/// <exception cref="CheckImpossibleException">It cannot be asked here.</exception>
/// <exception cref="OperationCanceledException">It was cancelled.</exception>
public delegate IReadOnlyList<ReadyCell> PrepareSecondOpinion(
    IReadOnlyList<ComparedCell> cells, ResultsFile results, CancellationToken cancellation);

/// <summary>A cell that BenchmarkDotNet can time.</summary>
/// <param name="Launch">Times it in a fresh process and gives BenchmarkDotNet's mean, in nanoseconds.</param>
public sealed record ReadyCell(ComparedCell Cell, Func<CancellationToken, double> Launch);

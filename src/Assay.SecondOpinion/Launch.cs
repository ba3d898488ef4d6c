using Assay.Core.Protocol;
using Assay.Worker.Session;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;

namespace Assay.SecondOpinion;

/// <summary>Lets BenchmarkDotNet time one operation in this process.</summary>
internal static class Launch
{
    /// <summary>Times the operation of a job.</summary>
    /// <param name="program">Full path of the adapter program's dll.</param>
    /// <param name="job">The job, as a worker gets it.</param>
    /// <param name="isDry">Whether one call is enough: to try the way there and back.</param>
    /// <exception cref="InvalidDataException">BenchmarkDotNet gave no result.</exception>
    public static LaunchTimes Run(string program, JobFrame job, bool isDry)
    {
        OperationBenchmark.Operation = OpenedOperation.Of(AdapterAssembly.RowsOf(program), job);
        var summary = RunAlone(isDry ? Job.Dry : Job.Default);
        var statistics = summary.Reports.SingleOrDefault()?.ResultStatistics
            ?? throw new InvalidDataException(
                string.Join(' ', ["BenchmarkDotNet returned no result.", .. summary.ValidationErrors.Select(error => error.Message)]));
        var error = double.IsFinite(statistics.StandardError) ? statistics.StandardError : 0;
        return new LaunchTimes(statistics.Mean, error, statistics.N);
    }

    /// <summary>In a folder of its own: another user's cannot be written.</summary>
    private static Summary RunAlone(Job job)
    {
        var artifacts = Directory.CreateTempSubdirectory("assay-second-opinion-");
        try
        {
            return BenchmarkRunner.Run<OperationBenchmark>(Config(job, artifacts.FullName));
        }
        finally
        {
            artifacts.Delete(recursive: true);
        }
    }

    /// <summary>
    /// The job as BenchmarkDotNet has it by default, in this process, without its reports. The adapter need not be optimised for a dry run.
    /// </summary>
    private static ManualConfig Config(Job job, string artifacts) => ManualConfig.CreateEmpty()
        .AddJob(job.WithToolchain(InProcessEmitToolchain.Instance))
        .AddLogger(NullLogger.Instance)
        .WithArtifactsPath(artifacts)
        .WithOptions(ConfigOptions.DisableOptimizationsValidator | ConfigOptions.DisableLogFile);
}

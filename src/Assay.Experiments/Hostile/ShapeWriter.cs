using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Hostile;

/// <summary>Lets a row write payloads of hostile shapes, in whatever format it has, and read what is made from them.</summary>
internal sealed class ShapeWriter(
    RunStageContext context, CheckedRow check, FeedLimits limits, CancellationToken cancellation) : IDisposable
{
    private PayloadFeeder? feeder;

    /// <summary>Whether shared objects come back as such.</summary>
    public bool KeepsReferences => check.Task.Row.KeepsReferences;

    /// <summary>Whether the row's settings let it read deeper than the library would.</summary>
    public bool RaisesDepthLimit => check.Task.Row.RaisesDepthLimit;

    /// <summary>Whether the row's dialect can declare a shape.</summary>
    public bool Carries(string shape) => !check.Task.Program.Refusals.ContainsKey((check.Job.Row, shape));

    /// <summary>Opens a feeder of its own for a shape: what it read before would change times.</summary>
    /// <param name="workload">The shape and its size.</param>
    /// <param name="instances">How many payloads it writes.</param>
    public PayloadFeeder Open(WorkloadOptions workload, int instances) => Open(JobOf(workload, instances));

    /// <summary>Writes payloads of a shape.</summary>
    /// <param name="workload">The shape and its size.</param>
    /// <returns>The payloads, or the reason for which there are none: a row that cannot carry a shape is no worse for it.</returns>
    public (IReadOnlyList<byte[]>? Payloads, string Cause) Write(
        WorkloadOptions workload, int instances) => Write(JobOf(workload, instances));

    /// <summary>
    /// Writes one payload of a shape in a fresh process: some libraries go on counting objects from one payload to the next.
    /// </summary>
    /// <param name="workload">The shape and its size.</param>
    /// <returns>The payload, or the reason for which there is none.</returns>
    public (byte[]? Payload, string Cause) WriteAlone(WorkloadOptions workload, int instance)
    {
        Dispose();
        var job = JobOf(workload, instances: 1);
        (var payloads, var cause) = Write(job with { Recipe = job.Recipe with { Instance = instance } });
        return (payloads?[0], cause);
    }

    /// <summary>Lets the row read as the shape that it wrote last.</summary>
    public FedPayload Read(FeedRequest request) => feeder!.Feed(request);

    /// <summary>Keeps in the log why a row did not carry a shape.</summary>
    public void Keep(WorkerFailedException exception, string shape)
    {
        cancellation.ThrowIfCancellationRequested();
        context.Services.Log.Write($"{check.Job.Row}, {shape}", exception.Failure);
    }

    /// <summary>Ends the process.</summary>
    public void Dispose()
    {
        feeder?.Dispose();
        feeder = null;
    }

    private (IReadOnlyList<byte[]>? Payloads, string Cause) Write(JobFrame job)
    {
        try
        {
            if (feeder is null)
                feeder = Open(job);
            else
                feeder.Turn(job);
            return (feeder.Write(), "");
        }
        catch (WorkerFailedException exception)
        {
            Keep(exception, job.DataSet);
            return (null, exception.Failure.Cause.TrimEnd('.'));
        }
    }

    private PayloadFeeder Open(JobFrame job)
    {
        cancellation.ThrowIfCancellationRequested();
        return new PayloadFeeder(context.Services.Starter, new FeedTarget(check.Task.Program, job), limits, cancellation);
    }

    private JobFrame JobOf(WorkloadOptions workload, int instances) => check.Job with
    {
        DataSet = workload.DataSet,
        Recipe = new Recipe(workload.Size, check.Job.Recipe.Seed, 0, 0),
        Instances = instances,
        Operation = Operation.Deserialize,
        PayloadFile = Path.Combine(context.Services.PayloadFolder, $"{workload.DataSet}-{Guid.NewGuid():N}"),
        Values = ValueSource.DataSet,
    };
}

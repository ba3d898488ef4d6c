using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Workers;

/// <summary>
/// Observes an operation beside serialize and deserialize in a fresh process, over the payloads that the row's whole contract wrote.
/// </summary>
/// <param name="log">Keeps the whole text of failures.</param>
internal sealed class OperationChecker(IWorkerStarter starter, RunLog log)
{
    /// <summary>Whether an operation needs a check of its own: the ordinary check is that of serialize and deserialize.</summary>
    public static bool IsNeeded(Operation operation) => operation is not (Operation.Serialize or Operation.Deserialize);

    /// <summary>Checks one operation; every failure is a verdict.</summary>
    /// <param name="task">The row and workload.</param>
    /// <param name="job">The job whose payload file is written.</param>
    /// <param name="limits">What the worker may use.</param>
    /// <param name="cancellation">Ends the worker at once.</param>
    /// <exception cref="BadInputException">A user's sample or factory gave no value.</exception>
    public OperationCheck Check(CheckTask task, JobFrame job, Operation operation, WorkerLimits limits, CancellationToken cancellation)
    {
        var member = "";
        OperationCheck CheckOnce()
        {
            using var reader = starter.Start(task.Program, WorkerPurpose.Check, limits, cancellation);
            var opened = reader.Ask(new OpenRequest(job with { Operation = operation }));
            member = opened.Member;
            if (opened.Refusal.Length > 0)
                return new OperationCheck(operation, Verdict.NotJudged) { Member = member, Cause = opened.Refusal };
            var compared = reader.Ask(new ReadRequest());
            var differences = compared.Differences;
            if (compared.Change.Length > 0)
                return new OperationCheck(operation, Verdict.Inconsistent)
                {
                    Member = member,
                    Cause = compared.Change,
                    Differences = differences,
                };
            return new OperationCheck(operation, differences.Count == 0 ? Verdict.Supported : Verdict.Lossy)
            {
                Member = member,
                Differences = differences,
            };
        }

        try
        {
            return RetryAfterKill.Of(CheckOnce);
        }
        catch (WorkerFailedException exception)
        {
            log.Write($"{task.Name}, {task.Workload.DataSet}: check of {operation}", exception.Failure);
            exception.ThrowIfOfInput();
            return new OperationCheck(operation, exception.Failure.Verdict) { Member = member, Cause = exception.Failure.Cause };
        }
    }
}

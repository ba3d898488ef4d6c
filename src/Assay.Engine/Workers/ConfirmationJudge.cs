using System.Text;
using Assay.Core.Adapters;
using Assay.Core.Protocol;

namespace Assay.Engine.Workers;

/// <summary>
/// Judges what a worker found after its last round. A difference counts only where the row does not show it in ordinary use: neither in its
/// check nor in fresh processes that write and read the very instances of the confirmation. So a row that loses data is not accused of more
/// than that.
/// </summary>
internal sealed class ConfirmationJudge(IWorkerStarter starter, WorkerLimits limits, CancellationToken cancellation)
{
    private const int Instances = 2;

    /// <summary>
    /// Payload above which the instances are made smaller: the calls are the same, and a worker that was timed has little memory left.
    /// </summary>
    private const double LargePayload = 4 << 20;

    /// <summary>The instances that the worker never had.</summary>
    public static ConfirmRequest RequestOf(ReadyRow row)
    {
        var recipe = row.Job.Recipe with { Instance = row.Job.Recipe.Instance + row.Job.Instances };
        var share = LargePayload / Math.Max(LargePayload, row.PayloadBytes);
        var size = Math.Max(1, (int)(recipe.Size * share));
        return new ConfirmRequest(recipe with { Size = size, PayloadBytes = Math.Min(recipe.PayloadBytes, (int)(LargePayload / size)) });
    }

    /// <summary>Why the timed work is not the checked work, as a sentence; empty where it is.</summary>
    /// <exception cref="WorkerFailedException">A fresh process failed, so that nothing can be said.</exception>
    public string CauseOf(ReadyRow row, ConfirmRequest request, ConfirmedFrame found)
    {
        HashSet<string> known = [.. row.Differences.Select(PatternOf)];
        if (found.Unseen.Concat(found.Changed).Any(difference => !known.Contains(PatternOf(difference))))
            known.UnionWith(InOrdinaryUse(row, request).Select(PatternOf));
        var writes = row.Job.Operation == Operation.Serialize;
        if (found.Unseen.FirstOrDefault(difference => !known.Contains(PatternOf(difference))) is string unseen)
            return $"timed work differs from the checked work: after the last round, {(writes ? "a new object" : "a new payload")} "
                + $"comes back different ({unseen})";
        if (found.Changed.FirstOrDefault(difference => !known.Contains(PatternOf(difference))) is string changed)
            return $"timed work differs from the checked work: {(writes ? "a changed object" : "an overwritten payload")} comes back "
                + $"wrong ({changed})";
        return found.Shared.Length == 0 ? "" : $"two reads of one payload return the same mutable object ({found.Shared})";
    }

    /// <summary>
    /// A difference without the indexes of its path. What is different counts: where a row loses a text, another text is no loss.
    /// </summary>
    internal static string PatternOf(string difference)
    {
        var end = difference.IndexOf(": ", StringComparison.Ordinal);
        StringBuilder pattern = new();
        var depth = 0;
        var path = end < 0 ? difference : difference[..end];
        foreach (var character in path)
        {
            depth += character == '[' ? 1 : 0;
            if (depth == 0)
                pattern.Append(character);
            depth -= character == ']' ? 1 : 0;
        }

        return pattern.Append(difference, path.Length, difference.Length - path.Length).ToString();
    }

    private IReadOnlyList<string> InOrdinaryUse(ReadyRow row, ConfirmRequest request)
    {
        var job = row.Job with
        {
            Recipe = request.Unseen,
            Instances = Instances,
            Operation = Operation.Serialize,
            MixedWith = [],
            IsTraced = false,
            PayloadFile = $"{row.Job.PayloadFile}.{Guid.NewGuid():N}",
        };
        try
        {
            using (var writer = starter.Start(row.Program, WorkerPurpose.Check, limits, cancellation))
            {
                writer.Ask(new OpenRequest(job));
                writer.Ask(new WriteRequest());
            }

            using var reader = starter.Start(row.Program, WorkerPurpose.Check, limits, cancellation);
            reader.Ask(new OpenRequest(job with { Operation = row.Job.Operation }));
            return reader.Ask(new ReadRequest()).Differences;
        }
        finally
        {
            PayloadFile.Remove(job.PayloadFile);
        }
    }
}

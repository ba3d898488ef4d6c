using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Engine.Measuring;

/// <summary>How many operations a row's batches run, and as how many they count.</summary>
/// <param name="Request">What the worker is asked for.</param>
/// <param name="Counted">Operations that the batch is recorded as.</param>
public readonly record struct BatchSize(BatchRequest Request, int Counted)
{
    /// <summary>Operations of a batch of the cold profile: few, because caches and predictors are warm again after some.</summary>
    public const int OperationsOfCold = 20;

    /// <summary>Batches of a run with injected slowdowns are multiples of this, so that a per cent of them is whole.</summary>
    private const int Whole = 100;

    /// <summary>The size for a warmed-up row.</summary>
    /// <param name="warm">What its warm-up found.</param>
    /// <param name="options">The run's: the profile and the slowdowns that validation puts in.</param>
    /// <param name="label">The row's label.</param>
    public static BatchSize Of(WarmedUpFrame warm, RunOptions options, string label)
    {
        if (options.Profile == RunProfile.Cold)
        {
            int few = Math.Min(warm.OperationsPerBatch, OperationsOfCold);
            return new BatchSize(new BatchRequest(few, 0), few);
        }

        if (options.InjectedSlowdowns.Count == 0)
            return new BatchSize(new BatchRequest(warm.OperationsPerBatch, warm.OperationsPerLeadIn), warm.OperationsPerBatch);
        int counted = Math.Max(Whole, warm.OperationsPerBatch - (warm.OperationsPerBatch % Whole));
        int run = (int)Math.Round(counted * (1 + options.InjectedSlowdowns.GetValueOrDefault(label)));
        return new BatchSize(new BatchRequest(run, warm.OperationsPerLeadIn), counted);
    }
}

using Assay.Core.Results;

namespace Assay.Engine.Planning;

/// <summary>The wall time that measuring may take.</summary>
internal sealed class Budget(RunOptions options)
{
    /// <summary>Blocks that only give an answer together are not cut off for a little.</summary>
    private const double Tolerance = 1.05;

    private readonly TimeSpan? limit = options.BudgetNanoseconds is long nanoseconds
        ? TimeSpan.FromTicks(nanoseconds / TimeSpan.NanosecondsPerTick)
        : null;

    /// <summary>Whether there is a limit.</summary>
    public bool IsLimited => limit is not null;

    /// <summary>Whether another block may begin; of a sequential run also a little later.</summary>
    public bool Allows(TimeSpan elapsed) => limit is not TimeSpan most || elapsed < (options.Looks.Count > 0 ? most * Tolerance : most);

    /// <summary>Whether something that takes so long fits into the rest.</summary>
    public bool Holds(TimeSpan elapsed, TimeSpan estimate) => limit is not TimeSpan most || elapsed + estimate <= most;

    /// <summary>Whether a turn goes on: for half of an equal part of the budget, so that everybody has two.</summary>
    /// <param name="turn">What the turn took so far.</param>
    /// <param name="count">How many take turns.</param>
    public bool MayGoOn(TimeSpan turn, int count) => limit is not TimeSpan most || turn < most / (2 * Math.Max(1, count));

    /// <summary>The share that is spent; 0 without a limit.</summary>
    public double Spent(TimeSpan elapsed) => limit is TimeSpan most ? Math.Min(1, elapsed / most) : 0;
}

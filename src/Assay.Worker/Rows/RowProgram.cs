using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Session;

namespace Assay.Worker.Rows;

/// <summary>What a worker runs for one row and one data set, whatever their types are. Closed: <see cref="RowProgram{TPlain, TContract}"/> is the only one.</summary>
public abstract class RowProgram
{
    private protected RowProgram()
    {
    }

    /// <summary>Why the row cannot do an operation, as a sentence; empty where it can.</summary>
    internal abstract string RefusalOf(Operation operation);

    /// <summary>Sets the adapter up and makes the job ready for requests.</summary>
    /// <param name="request">The job.</param>
    /// <param name="phases">Told whose code runs.</param>
    /// <param name="beside">The row's other data sets that run beside it.</param>
    internal abstract RowJob Open(JobFrame request, PhaseLine phases, MixedJobs beside);
}

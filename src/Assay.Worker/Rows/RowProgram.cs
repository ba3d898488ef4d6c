using Assay.Core.Protocol;
using Assay.Worker.Session;

namespace Assay.Worker.Rows;

/// <summary>What a worker runs for one row and one data set, whatever their types are. Closed: <see cref="RowProgram{TPlain, TContract}"/> is the only one.</summary>
public abstract class RowProgram
{
    private protected RowProgram()
    {
    }

    /// <summary>Sets the adapter up and makes the job ready for requests.</summary>
    internal abstract RowJob Open(JobFrame request, PhaseLine phases);
}

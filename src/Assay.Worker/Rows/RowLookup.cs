using Assay.Core.Adapters;
using Assay.Core.Protocol;

namespace Assay.Worker.Rows;

/// <summary>Finds what a job needs: the row's whole contract, or the one of a single member.</summary>
internal static class RowLookup
{
    // What does not compile is left out for the sake of the whole contract.
    private const string NotCompiled = "Its contract of one member does not compile.";

    /// <summary>The program for a job; null where there is no such row, or its dialect cannot carry the data set.</summary>
    public static FoundProgram? Find(IRowCatalogue rows, JobFrame job)
    {
        if (job.Operation == Operation.ReadOne && rows.FindOneMember(job.Row, job.DataSet) is { } one)
            return new FoundProgram(one.Program, one.Member, one.Refusal);
        if (job.Operation == Operation.ReadOne)
            return rows.Find(job.Row, job.DataSet) is null ? null : new FoundProgram(null, "", NotCompiled);
        return rows.Find(job.Row, job.DataSet) is { } program ? new FoundProgram(program, "", program.RefusalOf(job.Operation)) : null;
    }
}

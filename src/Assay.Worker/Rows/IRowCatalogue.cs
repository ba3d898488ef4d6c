using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Values;

namespace Assay.Worker.Rows;

/// <summary>The rows of one adapter program. Emitted: one entry for each row and data set that the row's dialect can carry.</summary>
public interface IRowCatalogue
{
    /// <summary>Makes the program of a row for a data set; null where the dialect cannot carry it or there is no such row.</summary>
    RowProgram? Find(string row, string dataSet);

    /// <summary>
    /// How a row reads one member of a data set's root; null where there is no such row, or it cannot carry the data set at all.
    /// </summary>
    OneMember? FindOneMember(string row, string dataSet);

    /// <summary>Makes the values of a user's root type; null in a program of Assay's data sets.</summary>
    ValueProgram? Values { get; }
}

/// <summary>What a program has for a job.</summary>
/// <param name="Program">The row's program; null where the row cannot do the job's operation.</param>
/// <param name="Member">The member that it reads alone; empty where it reads the whole.</param>
/// <param name="Refusal">Why it cannot, as a sentence; empty where it can.</param>
internal sealed record FoundProgram(RowProgram? Program, string Member, string Refusal);

/// <summary>How a row reads one member of a data set's root from payloads that the whole contract wrote.</summary>
/// <param name="Member">The member, such as <c>BookShelf.Secret</c>; empty where the root has none.</param>
/// <param name="Program">The program of a contract that has this member alone; null where the row cannot have one.</param>
/// <param name="Refusal">Why it cannot, as a sentence; empty where it can.</param>
public sealed record OneMember(string Member, RowProgram? Program, string Refusal);

/// <summary>Finds what a job needs: the row's whole contract, or the one of a single member.</summary>
internal static class RowLookup
{
    // What does not compile is left out for the sake of the whole contract.
    private const string NotCompiled = "Its code for one member does not compile.";

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

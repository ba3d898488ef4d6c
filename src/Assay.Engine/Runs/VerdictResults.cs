using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>Collects verdicts row by row in a results file, which may be saved after each.</summary>
/// <param name="start">The file that it begins with, which an earlier run may have left.</param>
public abstract class VerdictResults(ResultsFile start)
{
    /// <summary>The file so far.</summary>
    public ResultsFile File { get; protected set; } = start with { IsComplete = false };

    /// <summary>Whether any verdict says something about a row.</summary>
    public abstract bool IsJudged { get; }

    /// <summary>Everything that was asked for is there.</summary>
    public void Complete() => File = File with { IsComplete = true };

    /// <summary>The file with a row in place of what it was before. Its options keep the rows that are still to come.</summary>
    protected ResultsFile With(RowResult row)
    {
        row = new[] { row }.AskedBefore(File.Rows)[0];
        RowResult[] rows = [.. File.Rows.Where(known => known.Label != row.Label), row];
        RowId[] ids = [.. File.Options.Rows.Select(id => id == row.AskedId() ? row.Id : id).Append(row.Id).Distinct()];
        return File with
        {
            Rows = rows,
            Options = File.Options with
            {
                Rows = ids,
                Reference = ids.Any(id => id.ToString() == File.Options.Reference) ? File.Options.Reference : ids[0].ToString(),
            },
            Machine = MachineReader.Read(
                ObservedRows.RuntimesOf(rows.Select(one => one.Runtime)), KnownExperiments.Of(File.Options).SettingsOf(File.Options)),
        };
    }
}

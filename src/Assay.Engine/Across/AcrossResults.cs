using Assay.Core.Results;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Engine.Across;

/// <summary>Collects in a results file what became of values between rows.</summary>
/// <param name="start">The file that it begins with, which an earlier run may have left.</param>
public sealed class AcrossResults(ResultsFile start)
{
    /// <summary>The file so far.</summary>
    public ResultsFile File { get; private set; } = start with { IsComplete = false };

    /// <summary>Reads the file of an earlier run.</summary>
    /// <exception cref="BadInputException">It is no results file, or one of another command.</exception>
    public static ResultsFile Load(string path)
    {
        ResultsFile file = ResultsStore.Load(path);
        return file.Options.Kind == RunKind.Across
            ? file
            : throw new BadInputException($"{path} is not a file of 'assay conform across'. Name one that its --out wrote.");
    }

    /// <summary>Adds a row and what became of its values.</summary>
    public void Add(RowResult row, IReadOnlyList<AcrossResult> results)
    {
        RowResult[] rows = [.. File.Rows.Where(known => known.Label != row.Label), row];
        HashSet<(string, string)> replaced = [.. results.Select(result => (result.Row, result.Case))];
        File = File with
        {
            Rows = rows,
            Options = File.Options with { Rows = [.. rows.Select(one => one.Label)], Reference = rows[0].Label },
            Machine = MachineReader.Read(ObservedRows.RuntimesOf(rows.Select(one => one.Runtime)), WorkerStarter.NamedSettingsOf(File.Options)),
            AcrossRows = [.. File.AcrossRows.Where(known => !replaced.Contains((known.Row, known.Case))).Concat(results).OrderBy(result => result.Row, StringComparer.Ordinal).ThenBy(result => result.Case, StringComparer.Ordinal)],
        };
    }

    /// <summary>Everything that was asked for is there.</summary>
    public void Complete() => File = File with { IsComplete = true };
}

using Assay.Core.Results;
using Assay.Engine.Storage;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>What results of hostile input lack, because the budget was used up before everything was fed.</summary>
internal static class HostileGaps
{
    /// <summary>The sentences; empty where nothing is missing.</summary>
    public static string SentenceOf(ResultsFile file)
    {
        if (file.Options.Own is not HostileOptions { FuzzNanoseconds: 0 } fed)
            return "";
        var shapes = file.Options.Types is null ? fed.Kinds.Count(HostileKind.IsWrittenByRows) : 0;
        return Gaps.SentenceOf(
            file.Rows.Select(row => GapOf(file, row, fed.Kinds.Count(kind => !HostileKind.IsWrittenByRows(kind)), shapes)),
            "kinds of input",
            "Each grade is about what its row got.");
    }

    private static Gap GapOf(ResultsFile file, RowResult row, int kinds, int shapes)
    {
        CheckResult[] checks = [
            .. file.Checks.Where(check => check.Row == row.Id.First().ToString() && check.Verdict is Verdict.Supported or Verdict.Lossy)];
        HostileResult[] results = [.. file.SamplesOf<HostileSamples>().Inputs.Where(result => result.Row == row.Label)];

        // A row that failed gets nothing more: that is no matter of time.
        var isOver = results.Any(result => result.Failure is not null);
        var all = isOver || checks.Length == 0 ? 0 : (checks.Length * kinds) + shapes;
        return new Gap(row.Label, results.Sum(result => result.Kinds.Count), all);
    }
}

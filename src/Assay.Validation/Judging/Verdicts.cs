using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Results;

namespace Assay.Validation.Judging;

/// <summary>What the tables of a run would say: the report's own judgment, so that what is validated is what is printed.</summary>
internal static class Verdicts
{
    /// <summary>The ranking of the only operation of a run's only table.</summary>
    public static OperationRanking RankingOf(ResultsFile results) => RankingsOf(results).Single();

    /// <summary>The rankings of a run's only table, one for each operation.</summary>
    public static IReadOnlyList<OperationRanking> RankingsOf(ResultsFile results) => ReportBuilder.Build(results).Tables.Single().Rankings;
}

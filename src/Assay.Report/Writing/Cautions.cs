using Assay.Core.Results;

namespace Assay.Report.Writing;

/// <summary>What a reader must know before any figure: sentences that stand at the top of a report.</summary>
internal static class Cautions
{
    public static IEnumerable<string> Of(ReportModel model)
    {
        if (!model.IsComplete)
            yield return "INCOMPLETE: the run ended before everything planned was measured; this is what there is so far.";
        if (model is { IsScreening: true, HasMeasurements: true })
            yield return $"SCREENING: fewer than {ReportModel.FewestBlocksForRanks} blocks show who is roughly where; no ranks are given.";
        if (model.Profile != RunProfile.Standard)
            yield return $"PROFILE {Words.Of(model.Profile)}: {Meaning(model.Profile)}. Not to be compared with figures of the standard profile.";
        if (model.InjectedSlowdowns.Count > 0)
            yield return $"INJECTED: this run tests Assay itself; {string.Join(", ", model.InjectedSlowdowns.Select(row => $"{row.Key} did {Units.FineShare(row.Value)} more work than was counted"))}.";
        if (model.HasMeasurements && model.Tables.SelectMany(table => table.Rankings).All(ranking => ranking.Gate.Rounds == 0))
            yield return "NOT JUDGED: this run kept no readings of the machine beside its rounds, so the noise gate could not look for disturbances.";
    }

    private static string Meaning(RunProfile profile) => profile switch
    {
        RunProfile.ServerGc => "workers ran with server garbage collection",
        RunProfile.PgoOff => "workers ran without dynamic profile-guided optimisation",
        RunProfile.MixedTypes => "workers ran the row on other data sets too, so its calls saw more than one type",
        RunProfile.LargeCorpus => "the corpus is too large for caches, so payloads came from memory",
        _ => "batches were the first calls after a sleep, in caches that others had filled",
    };
}

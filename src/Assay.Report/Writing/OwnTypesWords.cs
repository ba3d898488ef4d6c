using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Report.Writing;

/// <summary>What a report says of a user's own types: where their values came from, never a value.</summary>
internal static class OwnTypesWords
{
    /// <summary>Sentences for the head of a table; none for a data set.</summary>
    public static IEnumerable<string> Of(ReportModel model)
    {
        if (model.Types is not { } types)
            yield break;
        yield return $"own types: {types.Root} of {Plain.Line(types.Assembly)}; values: {Origin(types, model)}";
        if (model.Values is not { } values)
            yield break;
        if (values.Count == 1)
            yield return $"corpus 1: every instance is a copy of the one value that the {(types.Origin == ValueOrigin.Sample ? "sample" : "factory")} gives";
        foreach (var note in values.Notes)
            yield return Plain.Line(note);
    }

    private static string Origin(TypesOptions types, ReportModel model) => types.Origin switch
    {
        ValueOrigin.Sample => $"{Count(model)}read from {Plain.Line(types.Source)}",
        ValueOrigin.Factory => $"{Count(model)}made by {Plain.Line(types.Source)}",
        _ => $"generated, seed {model.Seed}",
    };

    private static string Count(ReportModel model) => model.Values is { Count: > 0 } values ? $"{Units.Whole(values.Count)} " : "";
}

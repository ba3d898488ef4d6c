using System.Globalization;
using Assay.Analysis.Model;
using Assay.Core.Adapters;

namespace Assay.Report;

/// <summary>The answer of a table in a sentence or two, with its doubt.</summary>
internal static class AnswerWords
{
    private const int MostOthers = 4;

    /// <summary>Who is ahead, and by how much.</summary>
    public static string Of(ReportModel model, ReportTable table)
    {
        var leads = LeadsOf(model, table);
        if (!table.Lines.Any())
            return "Nothing was measured.";
        if (leads.Count == 0)
            return "No row keeps all public members, so none is named the fastest.";
        var doubt = Doubt(table, leads);
        var sentence = leads.Select(lead => lead.Label).Distinct().Count() == 1 ? Together(table, leads) : Apart(table, leads);
        return doubt.Length == 0 ? Words.Capital(sentence) : $"{Words.Capital(sentence)} {doubt}.";
    }

    /// <summary>The two operations that the first screen shows: those of whole graphs where the run has them.</summary>
    public static IReadOnlyList<Operation> Operations(ReportModel model) =>
        Words.WholeOperations(model) is { Count: > 0 } whole ? whole : [.. Words.Operations(model).Take(2)];

    /// <summary>What a row does in an operation: <c>reads</c>.</summary>
    public static string Verb(Operation operation) => operation switch
    {
        Operation.Deserialize => "reads",
        Operation.Serialize => "writes",
        Operation.ReadOne => "reads one member",
        Operation.Open => "opens",
        _ => "reads all",
    };

    /// <summary>Doing the operation: <c>reading</c>.</summary>
    public static string Gerund(Operation operation) => operation switch
    {
        Operation.Deserialize => "reading",
        Operation.Serialize => "writing",
        Operation.ReadOne => "reading one member",
        Operation.Open => "opening",
        _ => "reading all",
    };

    /// <summary>The operation as the head of a column: <c>read</c>.</summary>
    public static string Noun(Operation operation) => operation switch
    {
        Operation.Deserialize => "read",
        Operation.Serialize => "write",
        _ => Words.Of(operation),
    };

    private static List<OperationLead> LeadsOf(ReportModel model, ReportTable table) =>
        [.. Operations(model).Select(operation => table.Leads.FirstOrDefault(lead => lead.Operation == operation)).OfType<OperationLead>()];

    private static string Doubt(ReportTable table, List<OperationLead> leads)
    {
        if (leads.TrueForAll(lead => lead.IsRanked))
            return "";
        var rankings = leads.ConvertAll(lead => table.Ranking(lead.Operation)!);
        var values = rankings.Max(ranking => ranking.Values);
        var count = PlaceWords.Count(rankings[0].Independent, values);
        if (values < ReportModel.FewestBlocksForRanks)
            return $"This is a screening ({count}): no ranks yet";
        return rankings.Exists(ranking => ranking.Status == RankingStatus.Refused)
            ? $"Too noisy for ranks ({count})"
            : $"Not ranked ({count})";
    }

    private static string Together(ReportTable table, List<OperationLead> leads)
    {
        var lead = leads[0];
        var claim = lead.Rows == 1
            ? ""
            : leads.TrueForAll(one => one.IsRanked)
            ? " is fastest"
            : $" has the lowest {Words.Plural(leads.Count, "time")} so far";
        var others = leads.Where(one => one.NotSignificantlySlower.Count > 0).ToList();
        var close = others.Count switch
        {
            0 => "",
            _ when leads.Count > 1
                && others.Count == leads.Count
                && others.TrueForAll(one => one.NotSignificantlySlower.SequenceEqual(lead.NotSignificantlySlower)) => $"; {Close(lead)}",
            _ => string.Concat(others.Select(one => leads.Count == 1 ? $"; {Close(one)}" : $"; {Close(one)} in {Gerund(one.Operation)}")),
        };
        return $"{Among(table, lead)}{lead.Label}{(lead.Rows == 1 ? Only(lead) : claim)}{Speeds(table, leads)}{close}.";
    }

    private static string Apart(ReportTable table, List<OperationLead> leads) =>
        $"{Among(table, leads[0])}{string.Join("; ", leads.Select(lead => Apart(table, lead)))}.";

    private static string Apart(ReportTable table, OperationLead lead)
    {
        var claim = lead.IsRanked ? $"{Verb(lead.Operation)} fastest" : $"has the lowest {Noun(lead.Operation)} time so far";
        var speed = Speed(table, lead) is { Length: > 0 } times ? $" ({times} as fast as {ReferenceOf(table, lead)})" : "";
        return $"{lead.Label} {claim}{speed}{(lead.NotSignificantlySlower.Count > 0 ? $", {Close(lead)}" : "")}";
    }

    private static string Among(ReportTable table, OperationLead lead) => (lead.Among, lead.Rows) switch
    {
        (Kept.Everything, 1) => "only ",
        (Kept.Everything, var rows) => $"of the {rows} {Rows(table)} that keep everything, ",
        (_, 1) => $"no {Row(table)} keeps everything, and only ",
        (_, var rows) => $"no {Row(table)} keeps everything; of the {rows} that keep all public members, ",
    };

    private static string Row(ReportTable table) => HasEnded(table) ? "row of a maintained library" : "row";

    private static string Rows(ReportTable table) => HasEnded(table) ? "rows of maintained libraries" : "rows";

    // Such a row stands in the table and is not counted here.
    private static bool HasEnded(ReportTable table) =>
        table.Lines.Any(line => line.Ended.Length > 0 && line.Keeps == Kept.Everything);

    private static string Only(OperationLead lead) => lead.Among == Kept.Everything ? " keeps everything" : " keeps all public members";

    private static string Close(OperationLead lead) =>
        $"{Words.Labels(lead.NotSignificantlySlower, MostOthers)} {(lead.NotSignificantlySlower.Count == 1 ? "is" : "are")} not "
            + "significantly slower";

    private static string Speeds(ReportTable table, List<OperationLead> leads)
    {
        var parts = leads.Select(lead => (Text: Speed(table, lead), lead.Operation)).Where(part => part.Text.Length > 0)
            .Select(part => $"{Verb(part.Operation)} {part.Text}").ToList();
        return parts.Count == 0 ? "" : $": it {string.Join(" and ", parts)} as fast as {ReferenceOf(table, leads[0])}";
    }

    // The reference has no ratio to itself, and its alias is the same code: a ratio would be noise.
    private static string Speed(ReportTable table, OperationLead lead)
    {
        var line = table.Lines.First(line => line.Label == lead.Label);
        var reference = table.AllLines.FirstOrDefault(other => other.Label == line.RatioReference);
        return reference?.Name != line.Name && line.Of(lead.Operation)?.Ratio is { } ratio ? $"{Times(1 / ratio)} times" : "";
    }

    private static string ReferenceOf(ReportTable table, OperationLead lead)
    {
        var label = table.Lines.First(line => line.Label == lead.Label).RatioReference;
        return table.AllLines.FirstOrDefault(line => line.Label == label)?.Keeps switch
        {
            { } kept when kept <= lead.Among => label,
            Kept.PublicMembers => $"{label} (which skips what is not public)",
            Kept.Less => $"{label} (which loses data)",
            _ => label,
        };
    }

    private static string Times(double times) =>
        times.ToString(times switch { < 0.95 => "0.00", < 9.95 => "0.0", _ => "N0" }, CultureInfo.InvariantCulture);
}

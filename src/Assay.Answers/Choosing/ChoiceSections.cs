using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Choosing;

/// <summary>A recommendation as a report. A terminal has a screen of its own, and JSON the whole model.</summary>
public static class ChoiceSections
{
    /// <summary>The report of a recommendation.</summary>
    /// <param name="choice">The recommendation; it has a candidate.</param>
    /// <param name="origin">What it rests on beside figures.</param>
    public static SectionReport Of(Choice choice, ChoiceOrigin origin) => new(
        "choose",
        Said(ChoiceWords.Recommendation(choice), ChoiceWords.Reasons(choice), ChoiceWords.Needs(choice), ChoiceWords.Effort(choice)),
        [
            Candidates(choice, origin),
            GroupsOf("excluded", "Excluded", [.. choice.Excluded, .. ExcludedWords.ByData(choice)]),
            GroupsOf("unknown", "Set aside, not judged", choice.Unknown),
            ChangesOf(choice),
        ],
        Said(ChoiceWords.Cautions(choice), ExcludedWords.NotJudged(choice), $"{origin.Measured}; {origin.Results[0]}."))
    {
        Title = ChoiceWords.Title(choice),
        Screen = (output, style) => new ChoiceScreen(choice, origin, style).Write(output),
        Model = () => ChoiceJson.Of(choice, origin),
    };

    /// <summary>The short list, best first.</summary>
    internal static WordTable Candidates(Choice choice, ChoiceOrigin origin)
    {
        ColumnsOf<Candidate> columns = new();
        columns.Text("row", "row", row => row.Label)
            .Figure("messageNanoseconds", "a message", row => WordCell.Time(row.MessageNanoseconds))
            .Figure("readNanoseconds", "read", row => WordCell.Time(row.ReadNanoseconds))
            .Figure("writeNanoseconds", "write", row => WordCell.Time(row.WriteNanoseconds))
            .Figure("payloadBytes", "bytes", row => WordCell.Whole(row.PayloadBytes));
        if (choice.BitsPerSecond is not null)
            columns.Figure("networkNanoseconds", "sending", row => WordCell.Time(row.NetworkNanoseconds));
        if (choice.MessagesPerSecond is not null)
            columns.Figure("coreShare", "of a core", row => WordCell.Of(row.CoreShare ?? 0, Units.Share));
        if (choice.Candidates.Any(row => row.Demand is not null))
            columns.Text("demand", "your types need", row => row.Demand is { } demand ? DemandWords.Short(demand) : "-");
        columns.Data("package", row => row.Package).Data("packageVersion", row => row.PackageVersion)
            .Data("settings", row => row.Settings).Data("surface", row => Words.Of(row.Surface));
        return new WordTable("candidates", "Candidates", Said(ChoiceWords.Question(choice, origin)), columns.Heads,
            columns.Rows(choice.Candidates), [.. Said(ChoiceWords.Doubt(choice)), .. origin.Cautions]);
    }

    private static WordTable GroupsOf(string id, string title, IReadOnlyList<NeedGroup> groups)
    {
        var columns = new ColumnsOf<NeedGroup>().Sentence("rows", "rows", group => string.Join(", ", group.Rows))
            .Text("need", "need", group => group.Need)
            .Sentence("reason", "reason", group => group.Reason);
        return new WordTable(id, title, [], columns.Heads, columns.Rows(groups), [])
        {
            Readers = groups.Count == 0 ? Readers.Programs : Readers.All,
        };
    }

    private static WordTable ChangesOf(Choice choice)
    {
        string[] changes = [.. ChangeWords.Of(choice).Select(Words.Capital)];
        return new WordTable("changes", "What would change the answer", [], [], [], changes)
        {
            Readers = changes.Length == 0 ? Readers.Programs : Readers.People,
        };
    }

    private static string[] Said(params IEnumerable<string> sentences) => [.. sentences.Where(sentence => sentence.Length > 0)];
}

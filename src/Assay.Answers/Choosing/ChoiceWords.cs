using System.Globalization;
using Assay.Analysis.Model;
using Assay.Report;

namespace Assay.Answers.Choosing;

/// <summary>The sentences of a recommendation.</summary>
public static class ChoiceWords
{
    private const int MostLabels = 4;
    private const double SameSize = 1.25;

    /// <summary>The question, in a few words.</summary>
    internal static string Title(Choice choice)
    {
        string[] needs = [.. choice.Candidates[0].Needs.Select(need => need.Need)];
        return $"Which serializer for {choice.DataSet} ({Units.Whole(choice.Size)} {Words.Plural(choice.Size, choice.Unit)}), scenario "
            + $"{choice.Scenario}{(needs.Length > 0 ? $", needs {Words.Labels(needs, needs.Length)}" : "")}?";
    }

    internal static string Recommendation(Choice choice)
    {
        var row = choice.Candidates[0];
        var version = row.Label.EndsWith('@' + row.PackageVersion, StringComparison.Ordinal) ? "" : row.PackageVersion;
        return $"Recommended: {row.Label} ({Words.Package(row.Package, version)}).";
    }

    /// <summary>Why the first row is first.</summary>
    internal static string Reasons(Choice choice)
    {
        var row = choice.Candidates[0];
        var keeps = choice.Keeps == Kept.Everything ? "It keeps everything" : "No row keeps everything; it keeps all public members";
        if (!choice.SpeedDecides)
        {
            var slowest = choice.Candidates.MaxBy(candidate => candidate.CpuNanoseconds)!;
            return $"{keeps}. Speed does not decide: at {Rate(choice.MessagesPerSecond!.Value)} each of the {choice.Candidates.Count} "
                + $"candidates takes under {Units.Share(Chooser.ShareThatMatters)} of a core "
                + $"(the slowest, {slowest.Label}, {Units.Share(slowest.CoreShare!.Value)}). So what your types need decides, then the "
                + "payload.";
        }

        var only = choice.Candidates.Count == 1
            ? ", and no other row has all that you need"
            : $", and has the lowest time of {choice.Candidates.Count} candidates";
        return $"{keeps}{only}: {Time(choice, row)}{Share(choice, row)}.";
    }

    /// <summary>How the first row has what is needed; empty where nothing is.</summary>
    internal static string Needs(Choice choice) => choice.Candidates[0].Needs.Count == 0
        ? ""
        : $"It has what you need: {string.Join("; ", choice.Candidates[0].Needs.Select(need => $"{need.Need} ({need.Reason})"))}.";

    /// <summary>What the first row asks of the user's code, and its settings: whole, because they are what the user has to write.</summary>
    internal static string Effort(Choice choice)
    {
        var row = choice.Candidates[0];
        var settings = row.Settings.Length > 0 ? $" Settings: {Plain.Line(row.Settings)}." : "";
        return row.Demand is { } demand ? $"Your types need: {DemandWords.Of(demand)}.{settings}" : settings.Trim();
    }

    /// <summary>What was asked, and what was taken because nobody said otherwise.</summary>
    internal static string Question(Choice choice, ChoiceOrigin origin)
    {
        var scenario = Scenario.All.First(one => one.Name == choice.Scenario);
        var nearest = choice.MessageBytes is { } asked ? $", the measured size nearest to {Units.Size(asked)}" : "";
        var rate = choice.MessagesPerSecond is { } messages ? $", {Rate(messages)}" : "";
        var network = choice.BitsPerSecond is { } bits ? $", {Speed(bits)}" : "";
        var defaults = origin.Defaults.Count > 0 ? $" Defaults: {string.Join(", ", origin.Defaults)}." : "";
        return $"{choice.DataSet}, {Units.Whole(choice.Size)} {Words.Plural(choice.Size, choice.Unit)}, about "
            + $"{Units.Size(choice.MeasuredMessageBytes)} a message{nearest}. Scenario {choice.Scenario}: "
            + $"{scenario.Meaning}{rate}{network}.{defaults}";
    }

    /// <summary>Which candidates are as good as the first, as far as the figures tell.</summary>
    internal static string Doubt(Choice choice)
    {
        if (!choice.SpeedDecides || choice.Candidates.Count < 2)
            return "";
        if (!choice.IsRanked)
            return choice.Blocks < ReportModel.FewestBlocksForRanks
                ? $"Screening ({PlaceWords.Count(choice.Independent, choice.Blocks)}): times are rough, and nearby rows may change "
                    + "places. For ranks run 'assay run --budget 20m' first."
                : "Without ranks, nearby rows may change places: the machine was too noisy, or there was too little to compare.";
        return choice.NotSignificantlySlower.Count == 0
            ? $"{choice.Candidates[0].Label} is significantly faster than all other candidates."
            : $"Not significantly slower: {Words.Labels(choice.NotSignificantlySlower, MostLabels)}.";
    }

    /// <summary>What the figures do not tell; empty where there is nothing.</summary>
    internal static string Cautions(Choice choice)
    {
        List<string> parts = [];
        if (Scenario.All.First(one => one.Name == choice.Scenario).NotMeasured is { Length: > 0 } missing)
            parts.Add($"Not measured yet: {missing}.");
        var ratio = (choice.MessageBytes ?? choice.MeasuredMessageBytes) / choice.MeasuredMessageBytes;
        if (ratio is > SameSize or < 1 / SameSize)
            parts.Add(
                $"Your messages of {Units.Size(choice.MessageBytes!.Value)} are {Units.Ratio(ratio)} times as large as those measured; "
                    + "all figures are for those measured.");
        return string.Join(" ", parts);
    }

    /// <summary>Why nothing can be recommended, and what to do, in one sentence for a user who asked for too much.</summary>
    public static string NothingLeft(Choice choice)
    {
        var needs = choice.Excluded.Concat(choice.Unknown).Select(group => group.Need).Distinct().ToList();
        var kind = choice.Keeps == Kept.PublicMembers ? "keeps all public members" : "keeps everything";
        if (needs.Count == 0)
            return "No row that was measured brings back all public members, so none can be recommended. 'assay report' with these "
                + "results shows what each loses.";
        if (choice.Excluded.Count == 0)
            return $"Whether any row has what you need is not known: {choice.Unknown[0].Need}, {choice.Unknown[0].Reason}. Let choose "
                + "check it (omit --no-measure), or drop the need.";
        var unknown = choice.Unknown.Count > 0
            ? $" ({choice.Unknown.Sum(group => group.Rows.Count)} rows are not judged: {choice.Unknown[0].Need}, "
                + $"{choice.Unknown[0].Reason})" : "";
        return $"No row that {kind} has all of: {string.Join(", ", needs)}{unknown}. "
            + (choice.Alternatives.Count == 0 ? "Drop a need." : $"{ChangeWords.Without(choice.Alternatives[0])}, {NearestOf(choice)}.");
    }

    private static string NearestOf(Choice choice)
    {
        var label = choice.Alternatives[0].First.Label;
        var lacking = choice.Excluded.FirstOrDefault(group => group.Rows.Contains(label));
        return $"{label} would be recommended{(lacking is null ? "" : $" ({lacking.Need}: {lacking.Reason})")}";
    }

    internal static string Rate(double messages) => $"{Number(messages)} messages a second";

    internal static string Speed(double bits) => bits switch
    {
        >= 1e9 => $"{Number(bits / 1e9)} Gbit/s",
        >= 1e6 => $"{Number(bits / 1e6)} Mbit/s",
        >= 1e3 => $"{Number(bits / 1e3)} kbit/s",
        _ => $"{Number(bits)} bit/s",
    };

    private static string Time(Choice choice, Candidate row) => choice.BitsPerSecond is null
        ? $"{Units.Time(row.MessageNanoseconds)} a message"
        : $"{Units.Time(row.MessageNanoseconds)} a message ({Units.Time(row.CpuNanoseconds)} of CPU, "
            + $"{Units.Time(row.NetworkNanoseconds)} to send)";

    private static string Share(Choice choice, Candidate row) =>
        row.CoreShare is { } share ? $", {Units.Share(share)} of a core at {Rate(choice.MessagesPerSecond!.Value)}" : "";

    // Two digits are enough for a rate or a speed that nobody knows exactly.
    private static string Number(double value) => value switch
    {
        < 9.95 => value.ToString("0.#", CultureInfo.InvariantCulture),
        _ => value.ToString("N0", CultureInfo.InvariantCulture),
    };
}

/// <summary>What would change the answer.</summary>
internal static class ChangeWords
{
    /// <summary>A sentence for each change.</summary>
    public static IEnumerable<string> Of(Choice choice)
    {
        foreach (var change in choice.Alternatives)
            yield return Of(choice, change);
        if (choice.RateBelowWhichSpeedDoesNotDecide is not { } rate || choice.Candidates.Count < 2)
            yield break;
        if (!choice.SpeedDecides)
            yield return $"over {ChoiceWords.Rate(Rounded(rate))} speed would decide: "
                + $"{choice.Candidates.MinBy(row => row.MessageNanoseconds)!.Label} is fastest.";
        else
            yield return $"under {ChoiceWords.Rate(Rounded(rate))} no candidate takes {Units.Share(Chooser.ShareThatMatters)} of a "
                + "core: speed would not decide.";
    }

    /// <summary>Such as <c>Without aot</c>.</summary>
    public static string Without(Alternative change) =>
        change.Change == ChangeKind.WithoutNeed ? $"Without {change.Need}" : "Without any need";

    private static string Of(Choice choice, Alternative change)
    {
        var time = choice.Recommended is { } first && choice.SpeedDecides
            ? $" ({Units.Time(change.First.MessageNanoseconds)} a message, not {Units.Time(first.MessageNanoseconds)})"
            : "";
        return change.Change switch
        {
            ChangeKind.WithoutNeed or ChangeKind.WithoutNeeds => $"{Without(change).ToLowerInvariant()}: {change.First.Label}{time}.",
            ChangeKind.SlowerNetwork =>
                $"over a network slower than {ChoiceWords.Speed(Rounded(change.BitsPerSecond!.Value))}: {change.First.Label} "
                    + $"({Units.Whole(change.First.PayloadBytes)} bytes, not {Units.Whole(choice.Candidates[0].PayloadBytes)}).",
            ChangeKind.FasterNetwork =>
                $"over a network faster than {ChoiceWords.Speed(Rounded(change.BitsPerSecond!.Value))}: {change.First.Label} "
                    + $"({Units.Time(change.First.CpuNanoseconds)} of CPU, not {Units.Time(choice.Candidates[0].CpuNanoseconds)}).",
            ChangeKind.OnlyReads => $"if messages are only read: {change.First.Label}.",
            _ => $"if messages are only written: {change.First.Label}.",
        };
    }

    // Where two rows change places is known to two digits at best.
    private static double Rounded(double value)
    {
        var unit = Math.Pow(10, Math.Floor(Math.Log10(value)) - 1);
        return Math.Round(value / unit) * unit;
    }
}

/// <summary>Which rows were left out, and by which verdict.</summary>
internal static class ExcludedWords
{
    private const int MostLabels = 3;

    /// <summary>A part for each need, then one for the rows that no need decided.</summary>
    public static IEnumerable<string> Of(Choice choice)
    {
        foreach (var need in choice.Excluded.GroupBy(group => group.Need))
            yield return $"{need.Key}: {string.Join("; ", need.Select(Of))}";
        if (Others(choice) is { Length: > 0 } others)
            yield return others;
    }

    /// <summary>Rows that no need decided, with what they lack: the data, a time, or somebody who maintains them.</summary>
    public static IEnumerable<NeedGroup> ByData(Choice choice)
    {
        if (choice.Losing.Count > 0)
            yield return new NeedGroup(
                choice.Keeps == Kept.Everything ? "keeps everything" : "keeps all public members", "loses data", choice.Losing);
        foreach (var missing in choice.Missing)
            yield return new NeedGroup(
                "was measured", $"{Words.Of(missing.Kind)}{(missing.Cause.Length > 0 ? $": {Plain.Cause(missing.Cause)}" : "")}",
                [.. missing.Rows.Select(row => row.Label)]);
        if (choice.Ended.Count > 0)
            yield return new NeedGroup("maintained", "its library has ended", choice.Ended);
    }

    /// <summary>Rows that no need decided; empty for none.</summary>
    private static string Others(Choice choice)
    {
        List<string> others = [];
        if (choice.Losing.Count > 0)
            others.Add($"{choice.Losing.Count} {Words.Plural(choice.Losing.Count, "row")} {LossOf(choice)}");
        others.AddRange(
            choice.Missing.GroupBy(missing => missing.Kind)
                .Select(kind => $"{kind.Sum(missing => missing.Rows.Count)} {Words.Of(kind.Key)}"));
        if (choice.Ended.Count > 0)
            others.Add($"ended: {Words.Labels(choice.Ended, MostLabels)}");
        return string.Join(", ", others);
    }

    private static string LossOf(Choice choice) =>
        choice.Keeps == Kept.Everything ? LoseData(choice.Losing.Count) : "with losses beyond private members";

    private static string LoseData(int rows) => rows == 1 ? "loses data" : "lose data";

    /// <summary>Rows that were set aside because nothing tells whether they have what is needed; empty for none.</summary>
    public static string Unknown(Choice choice) => choice.Unknown.Count == 0
        ? ""
        : $"Set aside, not judged: {string.Join("; ", choice.Unknown.Select(group => $"{group.Need}: {Of(group)}"))}.";

    /// <summary>Needs that excluded nobody; empty for none.</summary>
    public static string NotJudged(Choice choice) => choice.NotJudged.Count == 0
        ? ""
        : $"Not judged yet, so it excluded nobody: {string.Join("; ", choice.NotJudged.Select(need => $"{need.Need} ({need.Reason})"))}.";

    private static string Of(NeedGroup group) =>
        $"{group.Reason} - {Words.Labels(group.Rows, MostLabels)}";
}

using Assay.Analysis.Model;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Answers.Choosing;

/// <summary>
/// The rows that can be recommended, each judged by every need that is asked for, so that needs can be dropped without judging again.
/// </summary>
internal sealed class ChoiceField
{
    private readonly ChoiceRequest request;
    private readonly IReadOnlyList<(Candidate Row, IReadOnlyDictionary<Need, Judgement> Judged)> rows;

    public ChoiceField(IReadOnlyList<ReportLine> lines, NeedEvidence evidence, ChoiceRequest request)
    {
        this.request = request;
        rows = [.. lines.Select(line => (Of(line, evidence), Judge(line, evidence))).OrderBy(row => row.Item1.MessageNanoseconds)
            .ThenBy(row => row.Item1.Label, StringComparer.Ordinal)];
    }

    /// <summary>The rows that have what is needed, best first.</summary>
    /// <param name="needs">What is needed; needs that nothing backs exclude nobody.</param>
    public IReadOnlyList<Candidate> Candidates(IReadOnlyCollection<Need> needs)
    {
        List<Candidate> left =
        [
            .. rows.Where(row => needs.All(need => !need.IsJudged || row.Judged[need].Finding == Finding.Met))
                .Select(row => row.Row with
                {
                    Needs = [.. needs.Where(need => need.IsJudged).Select(need => new MetNeed(need.Name, row.Judged[need].Reason))],
                }),
        ];
        return SpeedDecides(left) ? left : [.. left.OrderBy(row => Effort.Of(row.Demand)).ThenBy(row => row.PayloadBytes)];
    }

    /// <summary>Whether any of the rows takes a share of a core that matters; without a rate speed decides.</summary>
    public static bool SpeedDecides(IReadOnlyList<Candidate> candidates) =>
        candidates.Count == 0 || !candidates.All(row => row.CoreShare < Chooser.ShareThatMatters);

    /// <summary>
    /// The rows that a finding keeps out, by the first need that does; a row that lacks one need is not listed as unknown for another.
    /// </summary>
    public IReadOnlyList<NeedGroup> Groups(Finding finding) =>
    [
        .. from row in rows
           let decisive = Decisive(row.Judged)
           where decisive is not null && row.Judged[decisive].Finding == finding
           group row.Row.Label by (Need: decisive, row.Judged[decisive].Reason) into same
           orderby request.Needs.ToList().IndexOf(same.Key.Need), same.Count() descending
           select new NeedGroup(same.Key.Need.Name, same.Key.Reason, [.. same]),
    ];

    /// <summary>Which row comes first without a need, or where no single one changes the answer without all.</summary>
    /// <param name="first">The row that comes first with all of them; null where none is left.</param>
    public IReadOnlyList<Alternative> WithoutNeeds(Candidate? first)
    {
        List<Need> judged = [.. request.Needs.Where(need => need.IsJudged)];
        List<Alternative> changes =
        [
            .. from need in judged
               let other = FirstOf([.. judged.Where(kept => kept != need)])
               where other is not null && other.Label != first?.Label
               select new Alternative(ChangeKind.WithoutNeed, need.Name, null, other),
        ];
        if (changes.Count == 0 && judged.Count > 1 && FirstOf([]) is { } free && free.Label != first?.Label)
            changes.Add(new Alternative(ChangeKind.WithoutNeeds, "", null, free));
        return changes;
    }

    /// <summary>Which row comes first where messages are only read, or only written.</summary>
    public IEnumerable<Alternative> OtherUses(Candidate first)
    {
        var left = Candidates(request.Needs);
        if (!SpeedDecides(left) || left.Any(row => row.ReadNanoseconds is null || row.WriteNanoseconds is null))
            yield break;
        if (left.MinBy(row => row.ReadNanoseconds + row.NetworkNanoseconds) is { } reader && reader.Label != first.Label)
            yield return new Alternative(ChangeKind.OnlyReads, "", null, reader);
        if (left.MinBy(row => row.WriteNanoseconds + row.NetworkNanoseconds) is { } writer && writer.Label != first.Label)
            yield return new Alternative(ChangeKind.OnlyWrites, "", null, writer);
    }

    /// <summary>Whether sending counts, and how fast it is asked to be.</summary>
    public (bool IsSent, double? BitsPerSecond) Network => (request.Scenario.IsSent, request.SendingBitsPerSecond);

    private Candidate? FirstOf(IReadOnlyCollection<Need> needs) => Candidates(needs) is [var first, ..] ? first : null;

    private Need? Decisive(IReadOnlyDictionary<Need, Judgement> judged) =>
        First(judged, Finding.NotMet) ?? First(judged, Finding.Unknown);

    private Need? First(IReadOnlyDictionary<Need, Judgement> judged, Finding finding) =>
        request.Needs.FirstOrDefault(need => need.IsJudged && judged[need].Finding == finding);

    private Dictionary<Need, Judgement> Judge(ReportLine line, NeedEvidence evidence) =>
        request.Needs.Where(need => need.IsJudged).Distinct().ToDictionary(need => need, need => need.Judge(line, evidence));

    private Candidate Of(ReportLine line, NeedEvidence evidence)
    {
        var cpu = Chooser.Operations(request.Scenario)
            .Sum(operation => Chooser.WeightOf(request.Scenario, operation) * line.Of(operation)!.NanosecondsPerOperation);
        return new Candidate
        {
            Label = line.Label,
            Package = line.Package,
            PackageVersion = line.PackageVersion,
            Settings = line.Settings,
            Surface = line.Surface,
            ReadNanoseconds = line.Of(Operation.Deserialize)?.NanosecondsPerOperation,
            WriteNanoseconds = line.Of(Operation.Serialize)?.NanosecondsPerOperation,
            PayloadBytes = line.PayloadBytes!.Value,
            CpuNanoseconds = cpu,
            NetworkNanoseconds = request.SendingBitsPerSecond is { } speed ? NetworkChanges.Nanoseconds(line.PayloadBytes.Value, speed) : 0,
            CoreShare = request.MessagesPerSecond * cpu / 1e9,
            Demand = line.Demand ?? evidence.Demand(line.Dialect),
            Needs = [],
        };
    }
}

/// <summary>What a row asks of a user's code, as one number to order by: edits, and above all edits generated classes.</summary>
internal static class Effort
{
    /// <summary>The number; what is not known comes last.</summary>
    public static double Of(TypesDemand? demand) => demand switch
    {
        null => double.PositiveInfinity,
        { IsThroughGeneratedClasses: true } => double.MaxValue,
        _ => demand.Attributes + demand.Constructors + demand.BaseTypes + demand.Setters + demand.CodeLines + demand.AddedFiles,
    };
}

/// <summary>Which candidates are not significantly slower than the first in the time of a message.</summary>
internal static class CloseRows
{
    /// <summary>
    /// Their labels. The intervals of all pairs hold at once, for each operation; the time of a message is a sum of both, so that its
    /// difference lies between the sums of their ends. A row is slower where the whole of that is above zero, the network's exact time
    /// included.
    /// </summary>
    public static IReadOnlyList<string> Of(ReportTable table, IReadOnlyList<Candidate> rows, Scenario scenario) =>
        rows.Count == 0 ? [] : [.. rows.Skip(1).Where(row => LeastDifference(table, rows[0], row, scenario) <= 0).Select(row => row.Label)];

    /// <summary>
    /// The least that a message takes longer than with the first row, in nanoseconds; null where the rows were not compared.
    /// </summary>
    private static double? LeastDifference(ReportTable table, Candidate first, Candidate row, Scenario scenario)
    {
        var difference = row.NetworkNanoseconds - first.NetworkNanoseconds;
        foreach (var operation in Chooser.Operations(scenario))
        {
            if (table.Ranking(operation)?.Between(row.Label, first.Label) is not { } pair)
                return null;
            var (_, lower, _) = pair.SeenFrom(row.Label);
            var time = operation == Operation.Deserialize ? first.ReadNanoseconds : first.WriteNanoseconds;
            difference += Chooser.WeightOf(scenario, operation) * time!.Value * (lower - 1);
        }

        return difference;
    }
}

/// <summary>From which speed of the network on another row comes first.</summary>
internal static class NetworkChanges
{
    private const double BitsInByte = 8;
    private const double NanosecondsInSecond = 1e9;

    /// <summary>Time in which bytes pass a network.</summary>
    public static double Nanoseconds(double bytes, double bitsPerSecond) => bytes * BitsInByte * NanosecondsInSecond / bitsPerSecond;

    /// <summary>
    /// The nearest slower and the nearest faster network on which another row comes first; none where sending does not count, or speed does
    /// not.
    /// </summary>
    public static IEnumerable<Alternative> Of(ChoiceField field, IReadOnlyList<Candidate> rows)
    {
        var (isSent, speed) = field.Network;
        if (!isSent || !ChoiceField.SpeedDecides(rows))
            yield break;
        var first = rows[0];
        var slower = Crossings(row => row.PayloadBytes < first.PayloadBytes);
        if (slower.Count > 0 && slower.MaxBy(row => row.At) is var (small, below))
            yield return new Alternative(ChangeKind.SlowerNetwork, "", below, small);
        var faster = Crossings(row => row.PayloadBytes > first.PayloadBytes);
        if (speed is not null && faster.Count > 0 && faster.MinBy(row => row.At) is var (quick, above))
            yield return new Alternative(ChangeKind.FasterNetwork, "", above, quick);

        List<(Candidate Row, double At)> Crossings(Func<Candidate, bool> isOther) =>
            [.. rows.Where(isOther).Select(row => (Row: row, At: Crossing(row, first)))
                .Where(row => row.At is > 0 and < double.PositiveInfinity)];
    }

    /// <summary>
    /// The speed, in bits a second, at which a message takes equally long with both rows; not above zero where there is none.
    /// </summary>
    private static double Crossing(Candidate one, Candidate other) =>
        (other.PayloadBytes - one.PayloadBytes) * BitsInByte * NanosecondsInSecond / (one.CpuNanoseconds - other.CpuNanoseconds);
}

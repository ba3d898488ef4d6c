using Assay.Core.Results;
using Assay.Experiments.Across;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;

namespace Assay.Answers.Features;

/// <summary>
/// Everything that results files hold of one row: its own program, and its variants on other runtimes and as native programs.
/// </summary>
internal sealed class RowEvidence
{
    /// <summary>Formats that carry the names of members, or their places, so that a decoder needs nothing else.</summary>
    private static readonly string[] Schemaless = ["JSON", "XML", "YAML", "BSON", "CBOR", "MessagePack"];

    private readonly Dictionary<string, NamedVerdict> outcomes = [];
    private readonly List<(string Key, NamedVerdict Verdict)> across = [];
    private readonly List<Variant> variants = [];
    private readonly List<(RowResult Row, CheckResult Check)> checks = [];

    /// <param name="row">The row, of the first file that has it.</param>
    public RowEvidence(RowResult row) => Row = row;

    /// <summary>The row; its own program rather than a variant, where there is one.</summary>
    public RowResult Row { get; private set; }

    /// <summary>Which row, on any runtime and in any mode.</summary>
    public RowId Id => Row.Id.OfAnyTarget();

    public string Label => Id.ToString();

    /// <summary>Rows of one library in one version have the same.</summary>
    public (string Name, string Package, string Version) Library => (Row.Id.Family(), Row.Package, Row.PackageVersion);

    /// <summary>Its programs that were given data sets or conformance cases, and those that could not be built.</summary>
    public IReadOnlyList<Variant> Variants => variants;

    /// <summary>Everything that was checked.</summary>
    public IReadOnlyList<(RowResult Row, CheckResult Check)> Checks => checks;

    /// <summary>What it did with hostile input; null where nothing was fed.</summary>
    public SafetyLine? Safety { get; private set; }

    /// <summary>What it did with format cases, and of which format; null where it was given none.</summary>
    public (string Format, FormatRow Row)? Format { get; private set; }

    /// <summary>The verdict on a case; null where there is none, and where it says nothing about the library.</summary>
    public NamedVerdict? Find(string name) => outcomes.GetValueOrDefault(name);

    /// <summary>The verdicts on a case of values that leave the process, one for each shape that was tried.</summary>
    public IEnumerable<NamedVerdict> Across(string key) => across.Where(of => of.Key == key).Select(of => of.Verdict);

    /// <summary>Notes that a file has this row.</summary>
    public void Meet(RowResult row)
    {
        if (IsVariant(Row) && !IsVariant(row))
            Row = row;
        if (row.Status == RowStatus.Broken)
            variants.Add(new Variant(row, []));
    }

    /// <summary>Notes what was checked.</summary>
    /// <param name="isOfCases">Whether they are on conformance cases, which have verdicts of their own.</param>
    public void Add(RowResult row, IReadOnlyList<CheckResult> observed, bool isOfCases)
    {
        checks.AddRange(observed.Select(check => (row, check)));
        NamedVerdict[] named = isOfCases
            ? []
            : [.. observed.Where(check => check.Verdict.IsOfRow()).SelectMany(check => Names(row, check))];
        if (named.Length > 0)
            variants.Add(new Variant(row, named));
    }

    /// <summary>
    /// Notes verdicts on conformance cases; those of the row's own program judge features, and of two on one case the first.
    /// </summary>
    public void Add(RowResult row, CasesRow verdicts)
    {
        CaseVerdict[] judged = [.. verdicts.Verdicts.Where(of => of.IsJudged)];
        // A row that is not there has no verdicts; one of which nothing could be judged says nothing of its runtime.
        if (judged.Length > 0 || verdicts.Verdicts.Count == 0)
            variants.Add(new Variant(row, [.. judged.Where(IsOfLibrary).Select(of => Name(row.Label, of))]));
        if (row.Name != Row.Name)
            return;
        foreach (var of in judged)
            outcomes.TryAdd(of.Case.Name, Name(row.Label, of));
    }

    /// <summary>
    /// Notes what became of each shape that left the process. A shape in another form, such as a number as text, has arrived.
    /// </summary>
    public void Add(AcrossResult result)
    {
        var isWithoutSchema = result.Case == AcrossResult.OtherLanguage && Schemaless.Contains(result.Format);
        foreach (var shape in result.Shapes.Where(shape => shape.Verdict != AcrossVerdict.NotTried))
        {
            NamedVerdict verdict = new(result.Row, result.Case, shape.Verdict.ToString().ToLowerInvariant(),
                shape.Cause.Length > 0 ? $"{shape.Shape}: {shape.Cause}" : "")
            {
                IsGood = shape.Verdict is AcrossVerdict.Same or AcrossVerdict.OtherForm,
                Part = shape.Shape,
            };
            across.Add((result.Case, verdict));
            if (isWithoutSchema)
                across.Add((FeatureTable.WithoutSchema, verdict));
        }
    }

    /// <summary>Notes grades of hostile input.</summary>
    public void Add(SafetyLine line) => Safety ??= line;

    /// <summary>Notes verdicts on format cases.</summary>
    public void Add(string format, FormatRow row) => Format ??= (format, row);

    public static NamedVerdict Name(string row, CaseVerdict of) => new(row, of.Case.Name, of.Word, of.Reason) { IsGood = of.IsGood };

    /// <summary>Whether a row is of another runtime or mode than its own program.</summary>
    public static bool IsVariant(RowResult row) => row.Name.Contains(' ', StringComparison.Ordinal);

    // An error that is right, such as that of a delegate, is none that a program on another runtime could lack.
    private static bool IsOfLibrary(CaseVerdict of) => of.Verdict == Verdict.Supported || !of.IsGood;

    // Members that are not public count apart: many rows bring back all others, and what they lose everywhere is no matter of a runtime.
    private static IEnumerable<NamedVerdict> Names(RowResult row, CheckResult check)
    {
        var keepsAll = check.Verdict == Verdict.Supported;
        var keepsPublic = keepsAll || (check.Verdict == Verdict.Lossy && check.KeepsPublicMembers);
        var more = check.Differences.Count > 1 ? $" (and {check.Differences.Count - 1} more)" : "";
        NamedVerdict verdict = new(
            row.Label, check.Workload.DataSet, check.Verdict.ToString().ToLowerInvariant(),
            check.Cause.Length > 0 || check.Differences.Count == 0 ? check.Cause : check.Differences[0] + more)
        {
            IsGood = keepsPublic,
        };
        yield return verdict;
        if (keepsPublic)
            yield return verdict with { Case = $"{verdict.Case}/private-members", IsGood = keepsAll };
    }

    /// <summary>A program of the row, and its verdicts; none where it could not be built.</summary>
    internal sealed record Variant(RowResult Row, IReadOnlyList<NamedVerdict> Verdicts)
    {
        public bool IsNative => Row.Mode == "aot";

        /// <summary>The verdict on a program that could not be built.</summary>
        public NamedVerdict NotBuilt() => new(Row.Label, "build", "does not build", Row.Cause) { IsGood = false };
    }
}

/// <summary>Collects what results files hold of each row.</summary>
internal static class EvidenceOfFiles
{
    /// <summary>The rows that any of the files has something of, without reference rows.</summary>
    public static IReadOnlyList<RowEvidence> Of(IReadOnlyList<ResultsFile> files)
    {
        Dictionary<(RowId, string), RowEvidence> found = [];
        var rows = files.Select(
            file => (File: file, Rows: file.Rows.Where(row => !row.IsReference).DistinctBy(row => row.Name).ToList())).ToList();
        // A variant is met after the row's own program, so that this one judges features.
        foreach (var row in rows.SelectMany(of => of.Rows).OrderBy(RowEvidence.IsVariant))
            Evidence(found, row).Meet(row);
        foreach (var (file, own) in rows)
            Collect(file, own, found);

        return [.. found.Values.OrderBy(row => row.Label, StringComparer.Ordinal)];
    }

    private static void Collect(ResultsFile file, List<RowResult> rows, Dictionary<(RowId, string), RowEvidence> found)
    {
        var conformance = CasesBuilder.Build(file)?.Rows.ToDictionary(row => row.Label) ?? [];
        var safety = SafetyBuilder.Build(file)?.Lines.ToDictionary(line => line.Label) ?? [];
        foreach (var row in rows)
        {
            var evidence = Evidence(found, row);
            evidence.Add(row, [.. file.Checks.Where(check => check.Row == row.Name)], file.Samples is CaseSamples);
            if (conformance.TryGetValue(row.Label, out var verdicts))
                evidence.Add(row, verdicts);
            if (safety.TryGetValue(row.Label, out var line))
                evidence.Add(line);
        }

        foreach (var result in file.SamplesOf<AcrossSamples>().Exchanges)
        {
            if (rows.Find(known => known.Name == result.Row) is { } known)
                Evidence(found, known).Add(result);
        }

        foreach (var (format, row) in FormatReport.Build(file)?.Formats.SelectMany(
            format => format.Rows.Select(row => (format.Format, row))) ?? [])
        {
            if (rows.Find(known => known.Name == row.Row) is { } known)
                Evidence(found, known).Add(format, row);
        }
    }

    // A package may have another version on another runtime, and none where it was not restored.
    private static RowEvidence Evidence(Dictionary<(RowId Id, string Version), RowEvidence> found, RowResult row)
    {
        var key = (Id: row.Id.OfAnyTarget(), row.PackageVersion);
        if (found.TryGetValue(key, out var evidence))
            return evidence;
        if (RowEvidence.IsVariant(row)
            && found.Where(known => known.Key.Id == key.Id).Select(known => known.Value).FirstOrDefault() is { } known)
            return known;
        return found[key] = new RowEvidence(row);
    }
}

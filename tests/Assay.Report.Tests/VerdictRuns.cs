using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Experiments.Data;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;

namespace Assay.Report.Tests;

/// <summary>Made-up files of verdicts: conformance cases, hostile input and format cases.</summary>
internal static class VerdictRuns
{
    /// <summary>The cases that files of <see cref="Conform"/> know.</summary>
    public static readonly IReadOnlyList<CaseResult> Cases =
    [
        Case(8, "same-private-name", "Shapes"), Case(9, "delegate", "Shapes", GoodVerdicts.Rejected), Case(10, "private-field", "Members"),
        Case(11, "private-setter", "Members"), Case(12, "readonly-field", "Members"),
        Case(20, "no-default-constructor", "Construction"), Case(22, "private-constructor", "Construction"),
        Case(26, "shared-object", "References"), Case(27, "self-cycle", "References"), Case(29, "cycle-through-array", "References"),
        Case(29, "cycle-through-list", "References"), Case(32, "shared-array", "References"),
    ];

    /// <summary>A row of a file of verdicts.</summary>
    /// <param name="Name">Its name; with a runtime or mode behind a blank, a variant's.</param>
    /// <param name="Verdicts">Its verdicts: all cases are supported but those named here, and a delegate is rejected.</param>
    public sealed record Row(string Name, params (string Case, Verdict Verdict)[] Verdicts)
    {
        public string Dialect { get; init; } = "plain";

        public string Framework { get; init; } = "net10.0";

        public string Mode { get; init; } = "";

        public int NativeWarnings { get; init; }

        public Surface Surface { get; init; } = Surface.Bytes;
    }

    /// <summary>
    /// What rows do with <see cref="Cases"/>; rows of one library have the part of their names before the slash in common.
    /// </summary>
    public static ResultsFile Conform(params Row[] rows)
    {
        var file = Base("cases",
            [.. rows.Select(row => (row.Name, row.Dialect, row.Framework, row.Mode, row.NativeWarnings, row.Surface))]);
        return file with
        {
            Options = file.Options with { Workloads = [.. Cases.Select(one => Workload(one.Name))] },
            Samples = file.SamplesOf<CaseSamples>() with
            {
                Cases = Cases,
            },
            Checks = [.. rows.SelectMany(row => Cases.Select(one => Check(row, one)))],
        };
    }

    /// <summary>What rows do with the data set <c>books</c>, as <c>assay check</c> saves it.</summary>
    public static ResultsFile Check(params Row[] rows)
    {
        var file = Base(
            "data", [.. rows.Select(row => (row.Name, row.Dialect, row.Framework, row.Mode, row.NativeWarnings, row.Surface))]);
        return file with
        {
            Options = file.Options with { Own = new DataOptions(TriesEdits: false), Workloads = [Workload("books")] },
            Samples = new DataSamples
            {
                Types = [new DataTypes("books", 2, 4)],
                Judgements = [.. rows.Select(row => JudgementOf(row, rows[0]))],
            },
            Checks = [.. rows.Select(row => Check(row, Case(1, "books", "")))],
        };
    }

    private static DataJudgement JudgementOf(Row row, Row whole)
    {
        var isLossy = row.Verdicts.Any(of => of.Verdict == Verdict.Lossy);
        return new DataJudgement
        {
            Row = row.Name,
            Workload = Workload("books"),
            LimitOf = isLossy ? Judge.Settings : null,
            CarriedBy = isLossy ? [whole.Name] : [],
        };
    }


    /// <summary>A file of verdicts with cases about calls besides.</summary>
    public static ResultsFile WithCalls(this ResultsFile file, params (string Row, string Case, Verdict Verdict)[] verdicts) => file with
    {
        Samples = file.SamplesOf<CaseSamples>() with
        {
            Cases = [.. file.SamplesOf<CaseSamples>().Cases, .. verdicts.Select(of =>
                of.Case).Distinct().Select(name => Case(61, name, "Calls"))],
        },
        Checks = [.. file.Checks, .. verdicts.Select(of => file.Checks.First(check => check.Row == of.Row) with
        {
            Workload = Workload(of.Case),
            Verdict = of.Verdict,
            Cause = "",
            Differences = of.Verdict == Verdict.Lossy ? ["A.B: another value"] : [],
        })],
    };

    /// <summary>
    /// What rows do with hostile input: each with what happens to inputs of the kind <c>length</c>; those of <c>cut</c> are contained.
    /// </summary>
    public static ResultsFile Hostile(params (string Row, HostileOutcome Outcome, string Detail)[] rows)
    {
        var file = Base("hostile", [.. rows.Select(row => (row.Row, "plain", "net10.0", "", 0, Surface.Bytes))]);
        WorkloadOptions orders = new("orders", 1, 0, "order");
        return file with
        {
            Options = file.Options with
            {
                Workloads = [orders],
                Own = new HostileOptions
                {
                    Kinds = ["cut", "length"],
                    Seed = 1,
                    InputsPerKind = 300,
                    HeapBytes = 1 << 30,
                    TimeLimitNanoseconds = 10_000_000_000,
                },
            },
            Samples = file.SamplesOf<HostileSamples>() with
            {
                Inputs =
                [
                    .. rows.Select(row => new HostileResult
                    {
                        Row = row.Row,
                        Workload = orders,
                        Surface = Surface.Bytes,
                        PayloadBytes = 100,
                        Kinds =
                        [
                            new HostileKindResult
                            {
                                Kind = "cut",
                                Inputs = 100,
                                Groups = [new HostileGroup
                                {
                                    Outcome = HostileOutcome.Threw,
                                    ExceptionType = "Acme.BadData",
                                    Count = 100,
                                    Example = "cut after 7 of 100 bytes",
                                }],
                            },
                            new HostileKindResult
                            {
                                Kind = "length",
                                Inputs = 60,
                                Groups = [new HostileGroup
                                {
                                    Outcome = row.Outcome,
                                    Detail = row.Detail,
                                    Count = 60,
                                    Example = "-2147483648 at 0",
                                    File = "a.bin",
                                }],
                            },
                        ],
                    }),
                ],
            },
        };
    }

    /// <summary>What rows do with two format cases, the second of which must be rejected.</summary>
    public static ResultsFile Formats(params (string Row, FormatVerdict First, FormatVerdict Second)[] rows)
    {
        var file = Base("formats", [.. rows.Select(row => (row.Row, "plain", "net10.0", "", 0, Surface.Bytes))]);
        return file with
        {
            Options = file.Options with { Own = new FormatOptions() },
            Samples = file.SamplesOf<FormatSamples>() with
            {
                Cases =
                [
                    new FormatCaseResult
                    {
                        Format = "JSON",
                        Name = "digits",
                        Shape = "int",
                        Expected = FormatExpectation.Accept,
                        Values = ["5"],
                        Citation = "RFC 8259 section 6",
                        Reason = "Digits are a number.",
                    },
                    new FormatCaseResult
                    {
                        Format = "JSON",
                        Name = "leading-zero",
                        Shape = "int",
                        Expected = FormatExpectation.Reject,
                        Citation = "RFC 8259 section 6",
                        Reason = "Leading zeros are not allowed.",
                    },
                ],
                Checks =
                [
                    .. rows.SelectMany(row => new[]
                    {
                        new FormatCheckResult { Row = row.Row, Format = "JSON", Case = "digits", Verdict = row.First, Value = "5" },
                        new FormatCheckResult
                        {
                            Row = row.Row,
                            Format = "JSON",
                            Case = "leading-zero",
                            Verdict = row.Second,
                            Value = row.Second == FormatVerdict.AcceptsInvalid ? "5" : "",
                            Cause = row.Second == FormatVerdict.AcceptsInvalid ? "" : "Acme.BadData: zero",
                        },
                    }),
                ],
            },
        };
    }

    private static ResultsFile Base(
        string kind, (string Name, string Dialect, string Framework, string Mode, int NativeWarnings, Surface Surface)[] rows)
    {
        var builder = new ResultsBuilder { Blocks = 1 };
        foreach (var row in rows)
            builder.Row(row.Name, row.Name.Split('/')[0], "1.0.0", dialect: row.Dialect, settings: $"settings of {row.Name}",
                framework: row.Framework);
        var file = builder.Build();
        return file with
        {
            Options = file.Options with { Kind = kind, Reference = rows[0].Name },
            Rows = [.. file.Rows.Zip(rows, (row, given) => row with
            {
                Mode = given.Mode,
                NativeWarnings = given.NativeWarnings,
                NativeWarning = given.NativeWarnings > 0 ? "IL3050: Acme.Writer" : "",
                Surfaces = [given.Surface],
            })],
            Cells = [],
            Conditions = [],
        };
    }

    private static CaseResult Case(int number, string name, string group, GoodVerdicts good = GoodVerdicts.Supported) =>
        new()
        {
            Number = number,
            Name = name,
            Group = group,
            Holds = $"What {name} holds.",
            Good = good,
            Source = $"public class Of_{name.Replace('-', '_')};\n",
        };

    private static CheckResult Check(Row row, CaseResult one)
    {
        var verdict = row.Verdicts.FirstOrDefault(of => of.Case == one.Name) is { Case: not null } given
            ? given.Verdict
            : one.Good == GoodVerdicts.Rejected
            ? Verdict.Rejected
            : Verdict.Supported;
        return new CheckResult
        {
            Row = row.Name,
            Workload = Workload(one.Name),
            Surface = row.Surface,
            Verdict = verdict,
            Cause = verdict is Verdict.Supported or Verdict.Lossy ? "" : $"Acme.Refused: {one.Name} of {row.Name}",
            Differences = verdict == Verdict.Lossy ? [$"Of_{one.Name}.value: another value"] : [],
        };
    }

    private static WorkloadOptions Workload(string name) => new(name, 1, 0, "case");
}

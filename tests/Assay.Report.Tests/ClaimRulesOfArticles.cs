using Assay.Answers.Articles;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Calls;

namespace Assay.Report.Tests;

/// <summary>Every rule by which claims are judged, on results whose answer is known.</summary>
public sealed class ClaimRulesOfArticles
{
    private static readonly FigureAddress Write = new() { DataSet = "books", Size = 100, Figure = "time", Operation = Operation.Serialize };
    private static readonly FigureAddress Bytes = Write with { Figure = "size" };

    /// <summary>Times and sizes: slow is twice as slow as quick and takes 30 % more bytes; allocation follows times.</summary>
    private static readonly ResultsFile Results = new ResultsBuilder { Reference = "quick" }
        .Row("quick").Check("quick", 1000).Cells("quick", 1000, 3000, allocatedOut: 500, allocatedIn: 100)
        .Row("middle").Check("middle", 1100).Cells("middle", 1500, 4000, allocatedOut: 800, allocatedIn: 100)
        .Row("slow").Check("slow", 1300).Cells("slow", 2000, 1000, allocatedOut: 1000, allocatedIn: 100)
        .Row("lossy").Check("lossy", 900, Verdict.Lossy, losses: ["Shelf.Secret: null instead of a string"])
        .Row("absent", status: RowStatus.NotAvailable, cause: "Absent 1.0.0 was not found.")
        .Build();

    [Fact]
    public void Between_compares_a_quotient_an_excess_and_a_difference()
    {
        Holds(new ClaimTest
        {
            Rule = "between",
            Of = Write with { Row = "slow" },
            By = new FigureAddress { Row = "quick" },
            Min = 1.95,
            Max = 2.05,
            Say = "slow / quick is {0}",
        }, "slow / quick is 2.00 (claimed: 1.95 to 2.05).");
        Fails(new ClaimTest { Rule = "between", Of = Write with { Row = "slow" }, By = new FigureAddress { Row = "quick" }, Min = 2.1 });
        Holds(new ClaimTest
        {
            Rule = "between",
            Of = Bytes with { Row = "slow" },
            Over = new FigureAddress { Row = "quick" },
            Min = 29.9,
            Max = 30.1,
        });
        Holds(new ClaimTest
        {
            Rule = "between",
            Of = Bytes with { Row = "slow" },
            Minus = new FigureAddress { Row = "middle" },
            Min = 200,
            Max = 200,
        });
        Fails(new ClaimTest { Rule = "between", Of = Bytes with { Row = "slow" }, Less = 4, Min = 1297 });
    }

    [Fact]
    public void Every_counts_the_rows_that_agree_and_names_the_others()
    {
        Holds(new ClaimTest
        {
            Rule = "every",
            Rows = ["quick", "middle"],
            Of = Write,
            By = new FigureAddress { Operation = Operation.Deserialize },
            Max = 1,
            Say = "write / read",
        });
        Fails(new ClaimTest
        {
            Rule = "every",
            Rows = [
            "*"],
            Of = Write,
            By = new FigureAddress { Operation = Operation.Deserialize },
            Max = 1,
            Say = "write / read"
        },
            "write / read: 2 of 3 rows agree (claimed: at most 1.00); not: slow 2.00.");
    }

    [Fact]
    public void Median_takes_all_rows_that_have_the_figure()
    {
        Holds(new ClaimTest { Rule = "median", Rows = ["*"], Of = Write, Min = 1490, Max = 1510 });
        Fails(new ClaimTest { Rule = "median", Rows = ["*"], Of = Write with { Figure = "gc-share" }, Min = 0.5 });
        Open(new ClaimTest { Rule = "median", Rows = ["quick", "slow"], Of = Write, Min = 1 });
    }

    [Fact]
    public void A_verdict_is_the_one_observed_and_names_the_member()
    {
        Holds(new ClaimTest { Rule = "verdict", Of = Write with { Row = "lossy" }, Verdict = Verdict.Lossy, Member = "Secret" },
            "lossy with books: lossy, Shelf.Secret: null instead of a string.");
        Fails(new ClaimTest { Rule = "verdict", Of = Write with { Row = "lossy" }, Verdict = Verdict.Lossy, Member = "Title" });
        Fails(new ClaimTest { Rule = "verdict", Of = Write with { Row = "quick" }, Verdict = Verdict.Crash },
            "quick with books: everything comes back.");
        Impossible(new ClaimTest { Rule = "verdict", Of = Write with { Row = "absent" }, Verdict = Verdict.Crash },
            "absent: Absent 1.0.0 was not found.");
    }

    [Fact]
    public void First_and_last_compare_with_the_next_row_by_a_factor_where_one_is_claimed()
    {
        Holds(new ClaimTest { Rule = "first", Rows = ["quick"], Than = ["slow", "middle"], Of = Write, Say = "fastest" });
        Fails(new ClaimTest { Rule = "first", Rows = ["middle"], Than = ["slow", "quick"], Of = Write, Say = "fastest" });
        Holds(new ClaimTest { Rule = "last", Rows = ["slow"], Than = ["quick", "middle"], Of = Bytes, Min = 1.1, Say = "largest" });
        Fails(new ClaimTest { Rule = "last", Rows = ["slow"], Than = ["quick", "middle"], Of = Bytes, Min = 1.5, Say = "largest" });
        // Figures of 0, such as fixed costs, have an order and no factor.
        Holds(new ClaimTest
        {
            Rule = "first",
            Rows = ["quick"],
            Than = ["slow",
            "middle"],
            Of = Write with { Figure = "gen2-per-1000" },
            Say = "fewest"
        }, "fewest: quick against slow of 2 others.");
        Impossible(
            new ClaimTest { Rule = "first", Rows = ["absent"], Than = ["quick"], Of = Write }, "absent: Absent 1.0.0 was not found.");
    }

    [Fact]
    public void Groups_are_apart_only_if_every_row_is()
    {
        Holds(new ClaimTest { Rule = "groups", Rows = ["slow", "middle"], Than = ["quick"], Of = Write, Say = "time" });
        Fails(new ClaimTest { Rule = "groups", Rows = ["slow", "quick"], Than = ["middle"], Of = Write, Say = "time" },
            "time: 1 of 2 rows are slower than middle; not: quick.");
    }

    [Fact]
    public void A_correlation_is_that_of_ranks()
    {
        Holds(new ClaimTest
        {
            Rule = "correlation",
            Of = Write,
            With = new FigureAddress { Figure = "size" },
            Min = 0.99,
            Say = "times and sizes",
        });
        // Ranks 1, 2, 3 against 2, 3, 1: 1 - 6 x 6 / (3 x 8) = -0.5.
        Fails(new ClaimTest
        {
            Rule = "correlation",
            Of = Write,
            With = new FigureAddress { Operation = Operation.Deserialize },
            Min = 0,
            Say = "writing and reading",
        }, "rank correlation, writing and reading: -0.50 (claimed: at least 0.00), 3 rows.");
    }

    [Fact]
    public void A_regression_is_the_share_of_variance_that_is_explained()
    {
        Holds(new ClaimTest { Rule = "regression", Of = Write, With = new FigureAddress { Figure = "allocated" }, Min = 0.9 });
        Fails(new ClaimTest
        {
            Rule = "regression",
            Of = Write,
            With = new FigureAddress { Figure = "allocated", Operation = Operation.Deserialize },
            Min = 0.5,
        });
    }

    [Fact]
    public void The_first_call_is_the_worst_only_if_it_is_in_every_cell()
    {
        var test = new ClaimTest { Rule = "worst-first", Of = Write };

        Assert.Equal(Judgement.Holds, Judged(test, ProtocolOf(("quick", [9, 1, 2]), ("slow", [5, 4, 4]))).Judgement);
        var failed = Judged(test, ProtocolOf(("quick", [9, 1, 2]), ("slow", [5, 4, 6])));
        Assert.Equal((Judgement.NoLongerHolds, "the first call is the worst in 1 of 2 cells; not: slow (100)."),
            (failed.Judgement, failed.Observed));
        Assert.Equal(Judgement.NotJudged, Judged(test, Results).Judgement);
    }

    [Fact]
    public void A_claim_fails_by_one_of_its_tests_and_is_open_while_one_is_missing()
    {
        ClaimTest holding = new() { Rule = "between", Of = Bytes with { Row = "quick" }, Min = 1000 };
        var failing = holding with { Max = 999 };
        var impossible = holding with { Of = Bytes with { Row = "absent" } };
        var missing = holding with { Of = Bytes with { Row = "quick", Size = 1 } };

        Assert.Equal(Judgement.NoLongerHolds, Judged([holding, failing, missing], Results).Judgement);
        Assert.Equal(Judgement.UntestableHere, Judged([holding, impossible], Results).Judgement);
        Assert.Equal((Judgement.NotJudged, "assay article made-up"),
            (Judged([holding, missing], Results).Judgement, Judged([holding, missing], Results).Command));
    }

    [Fact]
    public void What_is_only_shown_decides_nothing_and_is_left_out_where_it_cannot_be_shown()
    {
        ClaimTest deciding = new() { Rule = "between", Of = Bytes with { Row = "quick" }, Min = 1000, Say = "size: {0}" };
        ClaimTest shown = new()
        {
            Rule = "between",
            Of = Bytes with { Row = "slow" },
            Scale = 1000,
            Say = "slow takes {0} kB",
            IsShown = true,
        };

        Assert.Equal((Judgement.Holds, "size: 1,000 (claimed: at least 1,000). slow takes 1.30 kB."),
            (Judged([deciding, shown], Results).Judgement, Judged([deciding, shown], Results).Observed));
        Assert.Equal(Judgement.Holds, Judged([deciding, shown with { Max = 1 }], Results).Judgement);
        foreach (var row in new[] { "absent", "unknown" })
        {
            var judged = Judged([deciding, shown with { Of = Bytes with { Row = row } }], Results);
            Assert.Equal((Judgement.Holds, "size: 1,000 (claimed: at least 1,000)."), (judged.Judgement, judged.Observed));
        }
    }

    [Fact]
    public void The_first_size_that_was_measured_counts() =>
        Holds(new ClaimTest
        {
            Rule = "median",
            Rows = ["*"],
            Of = Write with { Size = null },
            Sizes = [300_000, 100, 10],
            Min = 1490,
            Max = 1510,
            Say = "time",
        });

    private static void Holds(ClaimTest test, string? observed = null) => Is(Judgement.Holds, test, observed);

    private static void Fails(ClaimTest test, string? observed = null) => Is(Judgement.NoLongerHolds, test, observed);

    private static void Open(ClaimTest test) => Is(Judgement.NotJudged, test, null);

    private static void Impossible(ClaimTest test, string observed) => Is(Judgement.UntestableHere, test, observed);

    private static void Is(Judgement judgement, ClaimTest test, string? observed)
    {
        var judged = Judged(test, Results);
        Assert.True(judged.Judgement == judgement, judged.Observed);
        if (observed is not null)
            Assert.Equal(observed, judged.Observed);
    }

    private static JudgedClaim Judged(ClaimTest test, ResultsFile results) => Judged([test], results);

    private static JudgedClaim Judged(IReadOnlyList<ClaimTest> tests, ResultsFile results)
    {
        Article article = new()
        {
            Name = "made-up",
            Source = "made-up",
            Title = "Made up",
            Protocol = "None.",
            Claims = [new ClaimRule { Claim = "a claim", Tests = tests }],
        };
        return new ClaimJudge(article, new ArticleEvidence([results])).Judge(new PublishedClaim("made-up", "a claim", "by results"));
    }

    private static ResultsFile ProtocolOf(params (string Row, long[] Calls)[] rows)
    {
        var file = rows.Aggregate(new ResultsBuilder(), (builder, row) => builder.Row(row.Row).Check(row.Row, 100)).Build();
        return file with
        {
            Options =
                file.Options with { Kind = "calls", Own = new CallOptions { Protocol = "paper" }, Operations = [Operation.Serialize] },
            Conditions = [],
            Samples = file.SamplesOf<CallSamples>() with
            {
                Calls = [.. rows.Select(row => new CallsResult
                {
                    Row = row.Row,
                    Workload = ResultsBuilder.Books,
                    Surface = Surface.Bytes,
                    Operation = Operation.Serialize,
                    Nanoseconds = row.Calls,
                })],
            },
        };
    }
}

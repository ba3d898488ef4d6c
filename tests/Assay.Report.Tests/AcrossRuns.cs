using Assay.Core.Results;
using Assay.Experiments.Across;

namespace Assay.Report.Tests;

/// <summary>Made-up files of <c>assay check exchange</c>.</summary>
internal static class AcrossRuns
{
    /// <summary>Two rows of one format: what the first writes comes back whole, of what the second writes the dates do not.</summary>
    public static ResultsFile Two
    {
        get
        {
            var file = new ResultsBuilder().Row("one", "Acme", "1.0.0").Row("two", "Fine", "1.0.0").Build();
            AcrossShape enumShape = new("enum", AcrossVerdict.Same, "");
            AcrossShape dates = new("dates", AcrossVerdict.Same, "");
            return file with
            {
                Options = file.Options with { Kind = "across", Own = new AcrossOptions { Shapes = ["dates", "enum"] } },
                Cells = [],
                Samples = file.SamplesOf<AcrossSamples>() with
                {
                    Exchanges =
                    [
                        Result("one", "reads/one", "one", dates, enumShape), Result("two", "reads/two", "two", dates, enumShape),
                        Result("one", "reads/two", "two",
                            new AcrossShape("dates", AcrossVerdict.Lossy, "Moment.Utc: another value"), enumShape),
                        Result("two", "reads/one", "one", dates,
                            new AcrossShape("enum", AcrossVerdict.NotTried, "the writer does not carry it")),
                        Result("one", AcrossResult.OtherLanguage, "JSON.parse",
                            new AcrossShape("dates", AcrossVerdict.OtherForm, "Utc: the number 5")),
                        Result("two",
                            AcrossResult.OtherLanguage, "JSON.parse", new AcrossShape("dates", AcrossVerdict.Lossy, "Utc: missing")),
                        Result("one", AcrossResult.SameBytes, "", dates), Result("one", AcrossResult.SameBytesInProcesses, "", dates),
                        Result("two", AcrossResult.SameBytes, "",
                            new AcrossShape("dates", AcrossVerdict.OtherBytes, "written again, it differs from byte 7 of 9")),
                        Result("two", AcrossResult.SameBytesInProcesses, "",
                            new AcrossShape("dates", AcrossVerdict.NotTried, "it was not written by another process")),
                    ],
                },
            };
        }
    }

    private static AcrossResult Result(string row, string name, string partner, params AcrossShape[] shapes) =>
        new AcrossResult { Row = row, Case = name, Format = "JSON", Partner = partner, Verdict = AcrossVerdict.NotTried }.Of(shapes);
}

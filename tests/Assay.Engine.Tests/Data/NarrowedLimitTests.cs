using Assay.Experiments.Data;
using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Storage;
using Assay.Shapes.Adoption;
using Assay.Shapes.Graph;

namespace Assay.Engine.Tests.Data;

/// <summary>Whose limit a rejection shows, where copies of the types lack code.</summary>
public class NarrowedLimitTests
{
    private static readonly WorkloadOptions Order = new("Order", 1, 0, "");
    private static readonly LeftOutCode OfLine = new("Line", "constructor ()", "it does not compile");

    [Fact]
    public void A_rejection_of_a_copy_without_any_code_is_Assays_limit_whatever_it_names()
    {
        LeftOutCode ofAll = new("Order", "all code", "copies of the types do not compile with it") { IsOfAll = true };

        Assert.Equal(Judge.Assay, JudgeOf("Price must not be negative.", ofAll));
    }

    [Fact]
    public void A_rejection_that_names_a_type_whose_copy_lacks_code_is_Assays_limit() =>
        Assert.Equal(Judge.Assay, JudgeOf("Line has no constructor.", OfLine));

    [Fact]
    public void A_rejection_that_names_no_type_whose_copy_lacks_code_is_the_librarys() =>
        Assert.Equal(Judge.Library, JudgeOf("Price must not be negative.", OfLine));

    [Fact]
    public void A_row_that_takes_the_types_as_they_are_lacks_no_code() => Assert.Equal(
        Judge.Library, JudgeOf("Line has no constructor.", OfLine with { IsOfAll = true }, isOfCopy: false));

    private static Judge? JudgeOf(string cause, LeftOutCode leftOut, bool isOfCopy = true)
    {
        CheckResult check = new()
        {
            Row = "acme",
            Workload = Order,
            Surface = Surface.Bytes,
            Verdict = Verdict.Rejected,
            Cause = cause,
            ContentHash = "",
        };
        TypesOfRow types = new(DialectDemand.None, isOfCopy, [], [], []);
        return types.Narrow(new Limit(Judge.Library, []), new RowVerdict(ResultsOf.Row("acme"), Order, check), [leftOut]).Judge;
    }
}

using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Hostile;

namespace Assay.Analysis.Tests;

public class SafetyGrades
{
    [Theory]
    [InlineData("flip", HostileOutcome.Unchanged, SafetyGrade.Contained)]
    [InlineData("flip", HostileOutcome.Changed, SafetyGrade.Contained)]
    [InlineData("cut", HostileOutcome.Changed, SafetyGrade.Corrupts)]
    [InlineData("cut", HostileOutcome.Unchanged, SafetyGrade.Contained)]
    [InlineData("flip", HostileOutcome.Unmapped, SafetyGrade.Contained)]
    [InlineData("flip", HostileOutcome.ImpossibleValue, SafetyGrade.Corrupts)]
    [InlineData("text", HostileOutcome.ReplacedText, SafetyGrade.Corrupts)]
    [InlineData("length", HostileOutcome.Crashed, SafetyGrade.Crashes)]
    [InlineData("length", HostileOutcome.OutOfMemory, SafetyGrade.Leaky)]
    [InlineData("depth", HostileOutcome.Hung, SafetyGrade.Crashes)]
    [InlineData("flip", HostileOutcome.OwnError, SafetyGrade.None)]
    public void What_happened_decides(string kind, HostileOutcome outcome, SafetyGrade grade) =>
        Assert.Equal(grade, SafetyRules.GradeOf(Result(""), kind, new HostileGroup { Outcome = outcome, Count = 1 }));

    [Theory]
    [InlineData("System.NullReferenceException", true, SafetyGrade.Leaky)]
    [InlineData("System.InvalidOperationException", true, SafetyGrade.Contained)]
    [InlineData("System.Text.Json.JsonException", true, SafetyGrade.Contained)]
    [InlineData("Acme.BadDataException", false, SafetyGrade.Contained)]
    public void An_exception_is_contained_where_it_is_documented(string type, bool isOfFramework, SafetyGrade grade) => Assert.Equal(
        grade,
        SafetyRules.GradeOf(Result("") with { DocumentedExceptions = ["System.InvalidOperationException"] }, "flip", new HostileGroup
        {
            Outcome = HostileOutcome.Threw,
            ExceptionType = type,
            IsOfFramework = isOfFramework,
            Count = 1,
        }));

    [Theory]
    [InlineData("Protocol Buffers")]
    [InlineData("YAML")]
    public void A_beginning_of_a_message_is_a_message_where_nothing_ends_it(string format) =>
        Assert.Equal(SafetyGrade.Contained, SafetyRules.GradeOf(Result(format), "cut", new HostileGroup
        {
            Outcome = HostileOutcome.Changed,
            Count = 1,
        }));

    [Fact]
    public void A_documented_exception_after_a_blow_up_is_leaky() => Assert.Equal(
        SafetyGrade.Leaky, SafetyRules.GradeOf(Result(""), "length", new HostileGroup
        {
            Outcome = HostileOutcome.Threw,
            ExceptionType = "Acme.BadDataException",
            IsBlowUp = true,
            Count = 1,
        }));

    [Theory]
    [InlineData(5, 16L << 20, false)]
    [InlineData(5, (16L << 20) + 1, true)]
    [InlineData(1 << 20, 256L << 20, false)]
    [InlineData(1 << 20, (256L << 20) + 1, true)]
    public void A_blow_up_is_more_than_the_input_explains(
        long input, long allocated, bool isBlowUp) => Assert.Equal(isBlowUp, SafetyRules.IsBlowUp(input, allocated));

    [Theory]
    [InlineData(4 << 20, SafetyGrade.Contained, SafetyCause.None)]
    [InlineData((4 << 20) - 1, SafetyGrade.Leaky, SafetyCause.Unbounded)]
    [InlineData(0, SafetyGrade.Leaky, SafetyCause.Unbounded)]
    public void Where_memory_ran_out_the_size_of_the_input_judges_and_never_as_a_crash(int input, SafetyGrade grade, SafetyCause cause)
    {
        var isBlowUp = SafetyRules.IsBlowUp(input, 1 << 30);
        HostileGroup group = new() { Outcome = HostileOutcome.OutOfMemory, Count = 1, ExampleBytes = input, IsBlowUp = isBlowUp };

        Assert.Equal(grade, SafetyRules.GradeOf(Result(""), "depth", group));
        Assert.Equal(cause, SafetyCauses.Of(grade, "depth", group));
    }

    [Theory]
    [InlineData(5, 1_000_000_000, false)]
    [InlineData(5, 1_000_000_001, true)]
    [InlineData(10_000_000, 5_000_000_000, false)]
    public void A_slow_call_takes_more_than_the_input_explains(
        long input, long nanoseconds, bool isSlow) => Assert.Equal(isSlow, SafetyRules.IsSlow(input, nanoseconds));

    [Theory]
    [InlineData(1_000_000, 200_000_000, true)]
    [InlineData(100_000_000, 200_000_000, false)]
    [InlineData(1_000_000, 40_000_000, false)]
    public void Colliding_keys_are_compared_with_ordinary_ones(
        long ordinary, long colliding, bool isSlow) => Assert.Equal(isSlow, SafetyRules.IsSlowByCollisions(ordinary, colliding));

    [Theory]
    [InlineData("flip", HostileOutcome.Crashed, false, SafetyCause.Crash)]
    [InlineData("flip", HostileOutcome.Hung, false, SafetyCause.Hang)]
    [InlineData("text", HostileOutcome.ReplacedText, false, SafetyCause.ReplacedText)]
    [InlineData("cut", HostileOutcome.Changed, false, SafetyCause.AcceptedCut)]
    [InlineData("value", HostileOutcome.ImpossibleValue, false, SafetyCause.ImpossibleValue)]
    [InlineData("collide", HostileOutcome.Unchanged, true, SafetyCause.CollidingKeys)]
    [InlineData("member", HostileOutcome.Unchanged, true, SafetyCause.SlowCall)]
    [InlineData("flip", HostileOutcome.Unchanged, false, SafetyCause.None)]
    public void Each_grade_has_its_cause(string kind, HostileOutcome outcome, bool isSlow, SafetyCause cause)
    {
        HostileGroup group = new() { Outcome = outcome, Count = 1, IsSlow = isSlow };

        Assert.Equal(cause, SafetyCauses.Of(SafetyRules.GradeOf(Result(""), kind, group), kind, group));
    }

    [Fact]
    public void A_crash_that_only_a_small_stack_shows_has_a_cause_of_its_own()
    {
        HostileGroup group = new() { Outcome = HostileOutcome.Crashed, Count = 1, NeedsSmallStack = true };

        Assert.Equal(SafetyCause.SmallStack, SafetyCauses.Of(SafetyRules.GradeOf(Result(""), "depth", group), "depth", group));
    }

    private static HostileResult Result(string format) => new()
    {
        Row = "a",
        Workload = new WorkloadOptions("orders", 1, 0, "order"),
        Surface = Surface.Bytes,
        Format = format,
    };
}

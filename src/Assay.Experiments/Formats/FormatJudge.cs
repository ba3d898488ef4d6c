using Assay.Core.Protocol;
using Assay.Engine.Feeding;

namespace Assay.Experiments.Formats;

/// <summary>Compares what a row did with a payload with what the specification says.</summary>
public static class FormatJudge
{
    private const string Before = "{Value: ";
    private const string After = "}";

    /// <summary>The verdict.</summary>
    public static FormatCheckResult Judge(string row, FormatCases cases, FormatCase one, FedPayload fed)
    {
        FormatCheckResult result = new()
        {
            Row = row,
            Format = cases.Format,
            Case = one.Name,
            Verdict = FormatVerdict.NotJudged,
            Cause = fed.Reason,
        };
        return fed.End switch
        {
            FeedEnd.Crashed => result with { Verdict = FormatVerdict.Crash },
            FeedEnd.Hung or FeedEnd.OutOfMemory => result with { Verdict = FormatVerdict.Hang },
            FeedEnd.Threw => result with { Verdict = OfRejected(one) },
            FeedEnd.Returned => Accepted(result, one, cases, ValueOf(one, fed.Answer!)),
            _ => result,
        };
    }

    private static FormatCheckResult Accepted(FormatCheckResult result, FormatCase one, FormatCases cases, string value) =>
        result with { Verdict = OfAccepted(one, cases, value), Value = value };

    private static FormatVerdict OfRejected(FormatCase one) => one.Expected switch
    {
        FormatExpectation.Accept => FormatVerdict.RejectsValid,
        FormatExpectation.Either => FormatVerdict.EitherRejected,
        _ => FormatVerdict.AsSpecified,
    };

    private static FormatVerdict OfAccepted(FormatCase one, FormatCases cases, string value)
    {
        if (one.Expected == FormatExpectation.Reject)
            return cases.Extensions.Length > 0 ? FormatVerdict.Extension : FormatVerdict.AcceptsInvalid;
        return (Likeness(one, cases, value), one.Expected) switch
        {
            (ValueLikeness.Other, _) => FormatVerdict.OtherValue,
            (ValueLikeness.Same, FormatExpectation.Accept) => FormatVerdict.AsSpecified,
            _ => FormatVerdict.EitherAccepted,
        };
    }

    // Where no type is declared, the reader infers it, and a number of another type is no other value.
    private static ValueLikeness Likeness(FormatCase one, FormatCases cases, string value)
    {
        if (one.Values.Count == 0 || one.Values.Contains(value))
            return ValueLikeness.Same;
        return one.IsRoot
            ? one.Values.Min(expected => InferredValues.Compare(expected, value, cases.Inference.Length > 0))
            : ValueLikeness.Other;
    }

    /// <summary>The value of the only member, or the root where that is the value.</summary>
    private static string ValueOf(FormatCase one, FedFrame answer) => answer switch
    {
        { Outcome: FeedOutcome.TooLarge } => "(too large to look at)",
        _ when one.IsRoot => answer.Description,
        { Outcome: FeedOutcome.Unmapped } => $"(no value of the type: {ExceptionText.Of(answer.Exception)})",
        { Description: "null" } => "(null in the place of the root)",
        { Description: var text }
            when text.StartsWith(Before, StringComparison.Ordinal) && text.EndsWith(After, StringComparison.Ordinal) =>
            text[Before.Length..^After.Length],
        _ => answer.Description,
    };
}

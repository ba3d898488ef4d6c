namespace Assay.Report.Tests;

/// <summary>Of an exception and its causes the sentence that says something.</summary>
public sealed class ReasonsOfFailures
{
    [Theory]
    [InlineData(
        "MessagePack.MessagePackSerializationException: Failed to serialize Shop.Order value. ---> FormatterNotRegisteredException: "
            + "Shop.Line is not registered.", "FormatterNotRegisteredException: Shop.Line is not registered.")]
    [InlineData(
        "System.InvalidOperationException: There was an error generating the XML document. ---> NullReferenceException: Object "
            + "reference not set to an instance of an object.",
            "System.InvalidOperationException: There was an error generating the XML document.")]
    [InlineData(
        "System.Reflection.TargetInvocationException: Exception has been thrown by the target of an invocation. ---> ArgumentException: "
            + "no ---> Exception: Exception of type 'X' was thrown.", "ArgumentException: no")]
    [InlineData("System.Exception: only one", "System.Exception: only one")]
    [InlineData("A.B ---> C (about Order.Lines)", "A.B ---> C (about Order.Lines)")]
    [InlineData("A.B: One or more errors occurred. ---> C: ", "A.B: One or more errors occurred. ---> C:")]
    public void The_innermost_sentence_that_says_something_is_the_reason(string cause, string reason) =>
        Assert.Equal(reason, Plain.Reason(cause));
}

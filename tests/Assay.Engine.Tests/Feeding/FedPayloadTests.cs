using Assay.Core.Protocol;
using Assay.Engine.Feeding;

namespace Assay.Engine.Tests.Feeding;

/// <summary>How a payload ended, by what the worker answered.</summary>
public class FedPayloadTests
{
    [Theory]
    [InlineData("System.OutOfMemoryException", "", FeedEnd.OutOfMemory)]
    [InlineData("Acme.BadStream", "OutOfMemoryException", FeedEnd.OutOfMemory)]
    [InlineData("Acme.BadStream", "FormatException", FeedEnd.Threw)]
    public void An_exception_about_memory_is_one_also_where_the_library_wraps_it(string type, string cause, FeedEnd end)
    {
        FeedException exception = new(type, IsOfFramework: false, "OutOfMemoryException") { Causes = [cause] };
        FedFrame answer = new(FeedOutcome.Threw, 1, 1) { Exception = exception };

        Assert.Equal(end, new FedPayload(new FeedRequest([0]), answer, null).End);
    }
}

using Xunit.Abstractions;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>Passes messages on, and a failure for want of a package as a skip with its sentence.</summary>
internal sealed class SkippingBus(IMessageBus inner) : IMessageBus
{
    private int _skipped;

    /// <summary>Runs tests and counts as skipped what was skipped.</summary>
    public static async Task<RunSummary> RunAsync(IMessageBus inner, Func<IMessageBus, Task<RunSummary>> run)
    {
        using SkippingBus bus = new(inner);
        var summary = await run(bus);
        summary.Failed -= bus._skipped;
        summary.Skipped += bus._skipped;
        return summary;
    }

    public bool QueueMessage(IMessageSinkMessage message)
    {
        if (message is not ITestFailed failed || failed.ExceptionTypes.FirstOrDefault() != typeof(MissingPackageException).FullName)
            return inner.QueueMessage(message);
        _skipped++;
        return inner.QueueMessage(new TestSkipped(failed.Test, failed.Messages[0]));
    }

    public void Dispose()
    {
        // The inner bus belongs to whoever runs the tests.
    }
}

using Xunit.Abstractions;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>A test case that counts as skipped where it ends with a <see cref="MissingPackageException"/>.</summary>
public sealed class AdapterTestCase : XunitTestCase
{
    /// <summary>For xunit, which makes one to read it from a test host.</summary>
    [Obsolete("Called by xunit alone.")]
    public AdapterTestCase()
    {
    }

    /// <summary>Makes the test case of a fact, or of one row of data.</summary>
    public AdapterTestCase(IMessageSink diagnostics, TestMethodDisplay display, TestMethodDisplayOptions options, ITestMethod method, object[]? arguments)
        : base(diagnostics, display, options, method, arguments)
    {
    }

    /// <inheritdoc/>
    public override Task<RunSummary> RunAsync(
        IMessageSink diagnosticMessageSink, IMessageBus messageBus, object[] constructorArguments, ExceptionAggregator aggregator, CancellationTokenSource cancellationTokenSource) =>
        SkippingBus.RunAsync(messageBus, bus => base.RunAsync(diagnosticMessageSink, bus, constructorArguments, aggregator, cancellationTokenSource));
}

using Xunit.Abstractions;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>All rows of a theory's data, of which those count as skipped that end with a <see cref="MissingPackageException"/>.</summary>
public sealed class AdapterTheoryTestCase : XunitTheoryTestCase
{
    /// <summary>For xunit, which makes one to read it from a test host.</summary>
    [Obsolete("Called by xunit alone.")]
    public AdapterTheoryTestCase()
    {
    }

    /// <summary>Makes the test case of a theory.</summary>
    public AdapterTheoryTestCase(IMessageSink diagnostics, TestMethodDisplay display, TestMethodDisplayOptions options, ITestMethod method)
        : base(diagnostics, display, options, method)
    {
    }

    /// <inheritdoc/>
    public override Task<RunSummary> RunAsync(
        IMessageSink diagnosticMessageSink, IMessageBus messageBus, object[] constructorArguments, ExceptionAggregator aggregator, CancellationTokenSource cancellationTokenSource) =>
        SkippingBus.RunAsync(messageBus, bus => base.RunAsync(diagnosticMessageSink, bus, constructorArguments, aggregator, cancellationTokenSource));
}

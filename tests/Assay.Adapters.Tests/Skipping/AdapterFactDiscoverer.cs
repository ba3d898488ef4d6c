using System.Diagnostics.CodeAnalysis;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>Makes a test case that may skip itself while it runs.</summary>
/// <param name="diagnostics">Where xunit's own messages go.</param>
[SuppressMessage("Reliability", "CA2000", Justification = "The runner that asked for a test case disposes of it.")]
public sealed class AdapterFactDiscoverer(IMessageSink diagnostics) : FactDiscoverer(diagnostics)
{
    /// <inheritdoc/>
    protected override IXunitTestCase CreateTestCase(ITestFrameworkDiscoveryOptions discoveryOptions, ITestMethod testMethod, IAttributeInfo factAttribute) =>
        new AdapterTestCase(DiagnosticMessageSink, discoveryOptions.MethodDisplayOrDefault(), discoveryOptions.MethodDisplayOptionsOrDefault(), testMethod, null);
}

using System.Diagnostics.CodeAnalysis;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>Makes test cases that may skip themselves while they run.</summary>
/// <param name="diagnostics">Where xunit's own messages go.</param>
[SuppressMessage("Reliability", "CA2000", Justification = "The runner that asked for a test case disposes of it.")]
public sealed class AdapterTheoryDiscoverer(IMessageSink diagnostics) : TheoryDiscoverer(diagnostics)
{
    /// <inheritdoc/>
    protected override IEnumerable<IXunitTestCase> CreateTestCasesForDataRow(
        ITestFrameworkDiscoveryOptions discoveryOptions, ITestMethod testMethod, IAttributeInfo theoryAttribute, object[] dataRow) =>
        [new AdapterTestCase(DiagnosticMessageSink, discoveryOptions.MethodDisplayOrDefault(), discoveryOptions.MethodDisplayOptionsOrDefault(), testMethod, dataRow)];

    /// <inheritdoc/>
    protected override IEnumerable<IXunitTestCase> CreateTestCasesForTheory(
        ITestFrameworkDiscoveryOptions discoveryOptions, ITestMethod testMethod, IAttributeInfo theoryAttribute) =>
        [new AdapterTheoryTestCase(DiagnosticMessageSink, discoveryOptions.MethodDisplayOrDefault(), discoveryOptions.MethodDisplayOptionsOrDefault(), testMethod)];
}

using Xunit;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>A theory over rows or adapters that skips, with the reason, those whose package this machine's feeds do not have.</summary>
[AttributeUsage(AttributeTargets.Method)]
[XunitTestCaseDiscoverer("Assay.Adapters.Tests.Skipping." + nameof(AdapterTheoryDiscoverer), "Assay.Adapters.Tests")]
public sealed class AdapterTheoryAttribute : TheoryAttribute;

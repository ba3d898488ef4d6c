using Xunit;
using Xunit.Sdk;

namespace Assay.Adapters.Tests.Skipping;

/// <summary>A fact about a row that is skipped, with the reason, where this machine's feeds do not have its package.</summary>
[AttributeUsage(AttributeTargets.Method)]
[XunitTestCaseDiscoverer("Assay.Adapters.Tests.Skipping." + nameof(AdapterFactDiscoverer), "Assay.Adapters.Tests")]
public sealed class AdapterFactAttribute : FactAttribute;

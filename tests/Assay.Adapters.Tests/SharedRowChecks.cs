using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Lets the tests of checks share them.</summary>
[CollectionDefinition(nameof(RowChecks))]
public sealed class SharedRowChecks : ICollectionFixture<RowChecks>;

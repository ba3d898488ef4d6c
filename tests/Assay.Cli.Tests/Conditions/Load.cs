namespace Assay.Cli.Tests.Conditions;

/// <summary>Tests that disturb the machine: they run after all others and one at a time.</summary>
[CollectionDefinition(nameof(Load), DisableParallelization = true)]
public sealed class Load;

namespace Assay.Mapping.Tests.StraightLine;

/// <summary>Tests that fill stacks with millions of frames run alone: every collection of garbage reads them all.</summary>
[CollectionDefinition(nameof(DeepStacks), DisableParallelization = true)]
public class DeepStacks;

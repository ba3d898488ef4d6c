using Assay.Engine.Building;

namespace Assay.Engine.Runs;

/// <summary>Builds adapters; <see cref="AdapterBuilder.BuildAll"/> in a real run.</summary>
/// <param name="requests">The programs.</param>
/// <param name="begin">Told before a program that is not built yet is built.</param>
/// <param name="cancellation">Ends builds in progress.</param>
public delegate IReadOnlyDictionary<BuildRequest, BuildOutcome> BuildAdapters(
    IReadOnlyList<BuildRequest> requests, Action<BuildRequest> begin, CancellationToken cancellation);

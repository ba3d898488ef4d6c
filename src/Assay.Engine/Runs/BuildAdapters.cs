using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Runs;

/// <summary>Builds adapters; <see cref="AdapterBuilder.BuildAll"/> in a real run.</summary>
/// <param name="projects">The adapters.</param>
/// <param name="begin">Told before an adapter that is not built yet is built.</param>
/// <param name="cancellation">Ends builds in progress.</param>
public delegate IReadOnlyDictionary<AdapterProject, BuildOutcome> BuildAdapters(
    IReadOnlyList<AdapterProject> projects, Action<AdapterProject> begin, CancellationToken cancellation);

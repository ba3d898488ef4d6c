using Assay.Core.Results;

namespace Assay.Validation.Measuring;

/// <summary>Measures an experiment through the engine.</summary>
/// <param name="experiment">What to measure.</param>
/// <param name="name">Name of its results file, without the ending.</param>
/// <param name="cancellation">Ends it.</param>
/// <exception cref="OperationCanceledException">It was cancelled.</exception>
/// <exception cref="CheckImpossibleException">Nothing could be measured.</exception>
public delegate ResultsFile MeasureExperiment(Experiment experiment, string name, CancellationToken cancellation);

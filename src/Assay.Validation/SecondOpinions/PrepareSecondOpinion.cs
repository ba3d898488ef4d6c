using Assay.Core.Results;
using Assay.Validation.Measuring;

namespace Assay.Validation.SecondOpinions;

/// <summary>Readies cells that the engine has measured for BenchmarkDotNet: the same programs, content and surfaces.</summary>
/// <param name="cells">The cells.</param>
/// <param name="results">What the engine measured.</param>
/// <param name="cancellation">Ends it.</param>
/// <exception cref="CheckImpossibleException">It cannot be asked here.</exception>
/// <exception cref="OperationCanceledException">It was cancelled.</exception>
public delegate IReadOnlyList<ReadyCell> PrepareSecondOpinion(IReadOnlyList<ComparedCell> cells, ResultsFile results, CancellationToken cancellation);

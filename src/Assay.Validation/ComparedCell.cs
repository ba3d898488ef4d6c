using Assay.Core.Adapters;

namespace Assay.Validation;

/// <summary>A cell that BenchmarkDotNet times too.</summary>
/// <param name="Row">Name of the row.</param>
/// <param name="Operation">What is timed.</param>
public sealed record ComparedCell(string Row, Operation Operation);

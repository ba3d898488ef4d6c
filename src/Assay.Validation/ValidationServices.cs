using Assay.Validation.Measuring;
using Assay.Validation.SecondOpinions;

namespace Assay.Validation;

/// <summary>What a validation stands on; tests give their own.</summary>
/// <param name="Measure">Measures through the engine.</param>
/// <param name="AvailableRows">Of some rows, those that can be built here.</param>
/// <param name="StartLoad">Keeps every core busy until it is disposed of.</param>
/// <param name="SecondOpinion">Readies cells for BenchmarkDotNet.</param>
/// <param name="Clock">The time.</param>
/// <param name="Progress">Told what is going on.</param>
/// <param name="AssayVersion">Version of this program.</param>
/// <param name="ResultsFolder">Where results files go.</param>
public sealed record ValidationServices(
    MeasureExperiment Measure,
    Func<IReadOnlyList<string>, CancellationToken, IReadOnlyList<string>> AvailableRows,
    Func<IDisposable> StartLoad,
    PrepareSecondOpinion SecondOpinion,
    TimeProvider Clock,
    IValidationProgress Progress,
    string AssayVersion,
    string ResultsFolder);

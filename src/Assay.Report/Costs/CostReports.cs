using Assay.Analysis.Conformance;
using Assay.Analysis.Growth;
using Assay.Analysis.Io;
using Assay.Analysis.Memory;
using Assay.Analysis.Prediction;
using Assay.Analysis.Protocols;
using Assay.Analysis.Safety;
using Assay.Analysis.Startup;
using Assay.Core.Results;

namespace Assay.Report.Costs;

/// <summary>The report of a results file that holds another cost than the times of warm operations.</summary>
public static class CostReports
{
    /// <summary>The reports, each null for a file of another kind.</summary>
    private static readonly Func<ResultsFile, CostReport?>[] All =
    [
        static file => StartupBuilder.Build(file) is { } report ? StartupTables.Of(report, file) : null,
        static file => GrowthBuilder.Build(file) is { } report ? GrowthTables.Of(report, file) : null,
        static file => PredictionBuilder.Build(file) is { } report ? PredictionTables.Of(report, file.Machine) : null,
        static file => ProtocolBuilder.Build(file) is { } report ? ProtocolTables.Of(report, file) : null,
        static file => MemoryBuilder.Build(file) is { } report ? MemoryTables.Of(report, file) : null,
        static file => IoBuilder.Build(file) is { } report ? IoTables.Of(report, file) : null,
        static file => ConformanceBuilder.Build(file) is { } report ? ConformanceTables.Of(report, file) : null,
        static file => SafetyBuilder.Build(file) is { } report ? SafetyTables.Of(report, file) : null,
        static file => FormatReport.Build(file) is { } report ? FormatTables.Of(report, file) : null,
        static file => AcrossReport.Build(file) is { } report ? AcrossTables.Of(report, file) : null,
    ];

    /// <summary>The report; null where the file holds warm operations, or nothing but verdicts.</summary>
    public static CostReport? Of(ResultsFile file) => All.Select(build => build(file)).FirstOrDefault(report => report is not null);
}

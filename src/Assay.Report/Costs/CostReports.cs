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
    /// <summary>The report; null where the file holds warm operations, or nothing but verdicts.</summary>
    public static CostReport? Of(ResultsFile file) => file.Options.Kind switch
    {
        RunKind.Startup => StartupTables.Of(StartupBuilder.Build(file)!, file),
        RunKind.Growth => GrowthTables.Of(GrowthBuilder.Build(file)!, file),
        RunKind.Prediction => PredictionTables.Of(PredictionBuilder.Build(file)!, file.Machine),
        RunKind.Protocol => ProtocolTables.Of(ProtocolBuilder.Build(file)!, file),
        RunKind.Memory => MemoryTables.Of(MemoryBuilder.Build(file)!, file),
        RunKind.Conformance => ConformanceTables.Of(ConformanceBuilder.Build(file)!, file),
        RunKind.Hostile => SafetyTables.Of(SafetyBuilder.Build(file)!, file),
        RunKind.Formats => FormatTables.Of(FormatReport.Build(file)!, file),
        RunKind.Across => AcrossTables.Of(AcrossReport.Build(file)!, file),
        RunKind.Io => IoTables.Of(IoBuilder.Build(file)!, file),
        _ => null,
    };
}

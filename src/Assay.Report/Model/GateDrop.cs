using Assay.Statistics;

namespace Assay.Report.Model;

/// <summary>One reason of the noise gate.</summary>
/// <param name="Reason">What was disturbed.</param>
/// <param name="Rounds">Rounds that it applies to.</param>
/// <param name="Share">Their share of all rounds judged, 0 to 1.</param>
public sealed record GateDrop(GateReason Reason, int Rounds, double Share);

namespace Assay.Report.Model.Deep;

/// <summary>Methods compiled during a round.</summary>
/// <param name="Round">The round.</param>
/// <param name="Methods">How many.</param>
public sealed record DeepCompilation(int Round, int Methods);

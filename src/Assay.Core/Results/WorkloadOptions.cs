namespace Assay.Core.Results;

/// <summary>One data set of one size.</summary>
/// <param name="DataSet">Its name.</param>
/// <param name="Size">Its size in units.</param>
/// <param name="PayloadBytes">Binary payload in each unit, in bytes.</param>
/// <param name="Unit">What a unit is, singular.</param>
public sealed record WorkloadOptions(string DataSet, int Size, int PayloadBytes, string Unit);

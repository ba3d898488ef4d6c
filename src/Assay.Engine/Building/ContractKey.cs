namespace Assay.Engine.Building;

/// <summary>What was emitted of a dialect for a data set, or for one member of its root; the emitter's file of contracts names both.</summary>
/// <param name="Dialect">The dialect, or how the emitter calls its contracts of one member.</param>
/// <param name="DataSet">The data set, or the root of a user's types.</param>
internal sealed record ContractKey(string Dialect, string DataSet);

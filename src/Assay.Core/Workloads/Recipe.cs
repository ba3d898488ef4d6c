namespace Assay.Core.Workloads;

/// <summary>Everything that determines a generated value: the same recipe gives the same content on every machine and runtime.</summary>
/// <param name="Size">Number of units (books, categories, ...), at least 1.</param>
/// <param name="Seed">Seed of the generator.</param>
/// <param name="Instance">0 is the source article's own content; further instances permute digits and order at equal string lengths and varint widths.</param>
/// <param name="PayloadBytes">Bytes of binary payload in each unit, for data sets that carry one; 0 elsewhere.</param>
public readonly record struct Recipe(int Size, ulong Seed, int Instance, int PayloadBytes);

namespace Assay.Core.Results;

/// <summary>What a user's sample, factory or type gave, found before anything was checked; never a value.</summary>
/// <param name="Count">Distinct values; 0 where every instance is another, because they were generated.</param>
/// <param name="ObjectCount">Objects in the first value's graph, its root included.</param>
/// <param name="ContentHash">SHA-256 of their content, in hex.</param>
/// <param name="Notes">Sentences about what the user may not expect, such as members that the sample never sets.</param>
public sealed record ValuesResult(int Count, long ObjectCount, string ContentHash, IReadOnlyList<string> Notes);

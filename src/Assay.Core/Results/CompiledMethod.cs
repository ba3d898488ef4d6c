namespace Assay.Core.Results;

/// <summary>A method that the runtime compiled while a deep run measured.</summary>
/// <param name="Round">The round in which it was compiled.</param>
/// <param name="Name">Its full name.</param>
/// <param name="Tier">The tier as the runtime names it.</param>
public sealed record CompiledMethod(int Round, string Name, string Tier);

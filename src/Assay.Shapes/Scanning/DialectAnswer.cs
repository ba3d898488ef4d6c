using Assay.Shapes.Adoption;

namespace Assay.Shapes.Scanning;

/// <summary>What a dialect says of a root type.</summary>
/// <param name="Dialect">Its name.</param>
/// <param name="Obstacle">The first thing that it cannot carry, as a sentence that names the member; empty where it carries all.</param>
/// <param name="Demand">What it asks of the code; null where there is an obstacle.</param>
public sealed record DialectAnswer(string Dialect, string Obstacle, DialectDemand? Demand);

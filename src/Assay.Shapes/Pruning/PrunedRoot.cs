using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Pruning;

/// <summary>A root type cut down to one member, as a plain type of its own.</summary>
/// <param name="Graph">The graph, whose root is the emitted type; every other type of it is the user's own.</param>
/// <param name="Pick">The emitted method that copies the member out of a whole value, such as <c>global::OneMember.Books.Pick.From</c>.</param>
/// <param name="Files">The emitted type and method.</param>
public sealed record PrunedRoot(ShapeGraph Graph, string Pick, IReadOnlyList<EmittedFile> Files);

namespace Assay.Shapes.Graph;

/// <summary>An instance constructor.</summary>
/// <param name="Access">Its accessibility.</param>
/// <param name="Parameters">Its parameters in order.</param>
public sealed record ConstructorShape(Access Access, IReadOnlyList<ParameterShape> Parameters)
{
    /// <summary>Whether it carries <see cref="System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute"/>.</summary>
    public bool SetsRequiredMembers { get; init; }
}

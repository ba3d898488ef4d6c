namespace Assay.Shapes.Scanning;

/// <summary>What dialects say of one root type.</summary>
/// <param name="Name">Its full name.</param>
/// <param name="Reason">Why it could not be read, as a sentence; empty where it could.</param>
/// <param name="Answers">Each dialect's answer, in the order asked; none where it could not be read.</param>
public sealed record ScannedType(string Name, string Reason, IReadOnlyList<DialectAnswer> Answers)
{
    /// <summary>User types that it reaches, itself included; null where reading ended at a member that no dialect carries.</summary>
    public int? ReachedTypes { get; init; }

    /// <summary>Members of those types that not everybody may both read and write; null like <see cref="ReachedTypes"/>.</summary>
    public int? ClosedMembers { get; init; }

    /// <summary>A type that could not be read.</summary>
    internal static ScannedType Unreadable(string name, string reason) => new(name, reason, []);
}

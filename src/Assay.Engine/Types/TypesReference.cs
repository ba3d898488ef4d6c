namespace Assay.Engine.Types;

/// <summary>A user's types as adapters are built with them; two are equal where everything that a build depends on is.</summary>
/// <param name="Assembly">Full path of the dll that holds the root.</param>
/// <param name="Root">Full name of the root type as C# writes it, without <c>global::</c>, such as <c>Shop.Page&lt;Shop.Order&gt;</c>; also the name of the workload.</param>
/// <param name="Known">Full names of types that may stand where a base type, an interface or <see cref="object"/> is declared, beside those of the root's assembly.</param>
/// <param name="Dependencies">What the dll needs from its folder.</param>
/// <param name="Natives">Full paths of native libraries that lie beside it.</param>
/// <param name="Hash">SHA-256 of the names and of the contents of all files, in hex.</param>
public sealed record TypesReference(
    string Assembly, string Root, IReadOnlyList<string> Known, IReadOnlyList<TypesDependency> Dependencies, IReadOnlyList<string> Natives, string Hash)
{
    /// <summary>Whether programs with these types need ASP.NET Core beside .NET.</summary>
    public bool NeedsAspNetCore { get; init; }

    /// <inheritdoc/>
    public bool Equals(TypesReference? other) => other is not null && other.Hash == Hash;

    /// <inheritdoc/>
    public override int GetHashCode() => Hash.GetHashCode(StringComparison.Ordinal);
}

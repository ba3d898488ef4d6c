namespace Assay.Engine.Types;

/// <summary>An assembly that a user's types need, from the folder of their dll.</summary>
/// <param name="File">Full path.</param>
/// <param name="Name">Simple name, such as <c>NodaTime</c>.</param>
/// <param name="Version">Its assembly version.</param>
/// <param name="IsOfFramework">Whether .NET itself has an assembly of this name; it is taken only where it is newer than the framework's own.</param>
public sealed record TypesDependency(string File, string Name, Version Version, bool IsOfFramework);

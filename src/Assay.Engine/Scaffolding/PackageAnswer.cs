namespace Assay.Engine.Scaffolding;

/// <summary>What this machine's feeds say of a package.</summary>
/// <param name="Version">The version restored; null where there is none, with the reason in <paramref name="Cause"/>.</param>
/// <param name="HomePage">Where the library lives, as the package says; empty where it does not.</param>
/// <param name="Licence">Its licence as an SPDX expression, as the package says; empty where it does not.</param>
/// <param name="Cause">The feeds' answer where they do not have it.</param>
public sealed record PackageAnswer(string? Version, string HomePage, string Licence, string Cause);

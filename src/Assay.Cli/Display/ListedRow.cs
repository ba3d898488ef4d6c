namespace Assay.Cli.Display;

/// <summary>A row as <c>assay list rows --format json</c> prints it.</summary>
internal sealed record ListedRow(
    string Name,
    string Package,
    string PackageVersion,
    string Dialect,
    string Format,
    IReadOnlyList<string> Surfaces,
    string Settings,
    bool IsReference,
    string Excluded,
    string HomePage,
    string Licence,
    string State,
    string Cause,
    bool IsBuilt,
    string Unproven,
    string ProvenVersion,
    string ProvenOn);
